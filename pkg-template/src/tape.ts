/** A tape to objects, segment by segment. How a tape is laid out stands in the core's `output/tape.rs`. */
import type { Feed } from "../index";
import { feedWith, makers } from "#shapes";
import type { Taker } from "./engine";
import { narrowText, wideText } from "./text";

type Maker = (read: () => any) => object;

/** Words; brief text of ASCII and of UTF-16; long text of both. */
export type Segment = [words: Uint32Array, brief: Uint8Array, wideBrief: Uint8Array, long: Uint8Array];

let words: Uint32Array;
let brief: Uint8Array;
let wideBrief: Uint8Array;
let long: Uint8Array;
/** The next word, and the next byte of each text. */
let at: number;
let briefAt: number;
let wideBriefAt: number;
let longAt: number;
/** The open stretches of brief text, and how much of them has been taken. */
let stretch: string;
let taken: number;
let wideStretch: string;
let wideTaken: number;
/** Makers of the structs met on this tape, their marks, and keys of maps. */
let shapes: Maker[];
let marks: number[];
let keys: string[];

/** Makers of the structs met on any tape, by their marks. */
const known = new Map<number, Maker>();

const float = new DataView(new ArrayBuffer(8));

/** Makes the values of a tape while it comes. */
export class TapeReader implements Taker {
  /** The values so far. */
  values: any[] = [];
  #shapes: Maker[] = [];
  #marks: number[] = [];
  #keys: string[] = [];

  knows(number: number, mark: number): boolean {
    const maker = known.get(mark);
    this.#marks[number] = mark;
    if (maker) this.#shapes[number] = maker;
    return maker !== undefined;
  }

  take(...segment: Segment): void {
    [words, brief, wideBrief, long] = segment;
    at = briefAt = wideBriefAt = longAt = taken = wideTaken = 0;
    stretch = wideStretch = "";
    shapes = this.#shapes;
    marks = this.#marks;
    keys = this.#keys;
    while (at < words.length) this.values.push(read());
  }

  restart(): void {
    this.values = [];
    this.#shapes = [];
    this.#marks = [];
    this.#keys = [];
  }

  /** A feed: its entries, then its head. */
  feed(): Feed {
    const head = this.values.pop();
    return feedWith(this.values, head) as Feed;
  }
}

/** Keeps a tape for somebody else to read. */
export class TapeKeeper implements Taker {
  segments: Segment[] = [];

  knows(): boolean {
    return false;
  }

  take(...segment: Segment): void {
    this.segments.push(segment.map((area) => area.slice()) as Segment);
  }

  restart(): void {
    this.segments = [];
  }
}

/** A feed of a tape that was kept. */
export function feedOf(segments: Segment[]): Feed {
  const reader = new TapeReader();
  for (const segment of segments) reader.take(...segment);
  return reader.feed();
}

function read(): any {
  const word = words[at++];
  const number = word >>> 4;
  switch (word & 15) {
    case 0:
      return null;
    case 1:
      return number === 1;
    case 2:
      return number;
    case 3:
      return readFloat();
    case 4:
      return stretch.substring(taken, (taken += number));
    case 5:
      return narrowText(long, longAt, (longAt += number));
    case 6:
      stretch = narrowText(brief, briefAt, (briefAt += number));
      taken = 0;
      return read();
    case 7:
      return readList(number);
    case 8:
      return readPairs(number);
    case 9:
      return readFirst(number);
    case 10:
      return shapes[number](read);
    case 11:
      return wideStretch.substring(wideTaken, (wideTaken += number));
    case 12:
      return wideText(long, longAt, (longAt += number * 2));
    default:
      wideStretch = wideText(wideBrief, wideBriefAt, (wideBriefAt += number * 2));
      wideTaken = 0;
      return read();
  }
}

function readFloat(): number {
  float.setUint32(4, words[at++]);
  float.setUint32(0, words[at++]);
  return float.getFloat64(0);
}

function readList(count: number): unknown[] {
  // Most lists are short. A literal has room for what is in it; what is pushed to makes room for sixteen more.
  if (count === 1) return [read()];
  if (count === 2) return [read(), read()];
  const list = [];
  for (let index = 0; index < count; index++) list.push(read());
  return list;
}

function readPairs(count: number): object {
  const object: Record<string, unknown> = {};
  for (let index = 0; index < count; index++) {
    const key = readKey();
    const value = read();
    // A feed may name a key "__proto__"; it is a key like every other.
    if (key === "__proto__") {
      Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
    } else {
      object[key] = value;
    }
  }
  return object;
}

function readKey(): string {
  const word = words[at++];
  const place = word >>> 4;
  return (word & 15) === 14 ? keys[place] : (keys[place] = read());
}

function readFirst(number: number): object {
  const names: string[] = [];
  const values: unknown[] = [];
  for (let count = words[at++]; count > 0; count--) {
    names.push(read());
    values.push(read());
  }
  const made = makers[names.join()] ?? maker(names);
  shapes[number] = made;
  if (number in marks) known.set(marks[number], made);
  let next = 0;
  return made(() => values[next++]);
}

/** For a struct that the build has not met: right, and slower than a literal. */
function maker(names: string[]): Maker {
  return (read) => {
    const object: Record<string, unknown> = {};
    for (const name of names) object[name] = read();
    return object;
  };
}
