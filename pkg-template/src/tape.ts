/** A tape to objects. How a tape is laid out stands in the core's `output/tape.rs`. */
import type { Entry, Feed, FeedHead } from "../index";
import { makers } from "#shapes";

type Maker = (read: () => any) => object;

let words: Uint32Array;
let floats: DataView;
let bytes: Uint8Array;
/** The next word, and the next bytes of brief and of long text. */
let at: number;
let brief: number;
let long: number;
/** The open stretch of brief text, and how much of it has been taken. */
let stretch: string;
let taken: number;
/** Makers of the structs met on this tape. */
let shapes: Maker[];
let decoder: TextDecoder | undefined;

/** A feed: on its tape, entries and head are a list of two. */
export function feedOf(tape: Uint8Array): Feed {
  const [entries, head] = readTape<[Entry[], FeedHead]>(tape);
  return { entries, ...head };
}

/** Reads a tape from front to back. */
export function readTape<T>(tape: Uint8Array): T {
  const [wordCount, briefCount] = new Uint32Array(tape.buffer, tape.byteOffset, 2);
  words = new Uint32Array(tape.buffer, tape.byteOffset + 8, wordCount);
  floats = new DataView(tape.buffer, tape.byteOffset + 8);
  bytes = tape;
  at = 0;
  brief = 8 + wordCount * 4;
  long = brief + briefCount;
  stretch = "";
  taken = 0;
  shapes = [];
  decoder ??= new TextDecoder("utf-8", { ignoreBOM: true });
  return read() as T;
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
      return floats.getFloat64((at += 2) * 4 - 8, true);
    case 4:
      return stretch.substring(taken, (taken += number));
    case 5:
      return decoder!.decode(bytes.subarray(long, (long += number)));
    case 6:
      stretch = decoder!.decode(bytes.subarray(brief, (brief += number)));
      taken = 0;
      return read();
    case 7:
      return readList(number);
    case 8:
      return readPairs(number, []);
    case 9:
      return readFirst(number);
    default:
      return shapes[number](read);
  }
}

function readList(count: number): unknown[] {
  const list = [];
  for (let index = 0; index < count; index++) list.push(read());
  return list;
}

/** A feed may name a key "__proto__"; it is a key like every other. */
function readPairs(count: number, names: string[]): object {
  const object: Record<string, unknown> = {};
  for (let index = 0; index < count; index++) {
    const name = read();
    const value = read();
    names.push(name);
    if (name === "__proto__") {
      Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
    } else {
      object[name] = value;
    }
  }
  return object;
}

function readFirst(number: number): object {
  const names: string[] = [];
  const object = readPairs(words[at++], names);
  shapes[number] = makers[names.join()] ?? maker(names);
  return object;
}

/** For a struct that the build has not met: right, and slower than a literal. */
function maker(names: string[]): Maker {
  return (read) => {
    const object: Record<string, unknown> = {};
    for (const name of names) object[name] = read();
    return object;
  };
}
