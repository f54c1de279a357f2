/** The first bytes of an image in, its form and its size out. */

export interface Picture {
  format: "PNG" | "JPEG" | "WebP" | "GIF";
  width: number;
  height: number;
  /** Colours that each pixel is made of, where that is told. */
  channels: number | null;
}

/** Null if it is none of these forms, undefined while more bytes are needed. */
export function pictureIn(bytes: Uint8Array): Picture | null | undefined {
  if (bytes.length < 12) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const begins = (text: string, at = 0) => [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
  if (begins("\x89PNG\r\n\x1a\n")) return png(view);
  if (begins("\xff\xd8")) return jpeg(view);
  if (begins("GIF8")) return { format: "GIF", width: view.getUint16(6, true), height: view.getUint16(8, true), channels: null };
  if (begins("RIFF") && begins("WEBP", 8)) return webp(view, begins);
  return null;
}

function png(view: DataView): Picture | undefined {
  return view.byteLength < 24 ? undefined : { format: "PNG", width: view.getUint32(16), height: view.getUint32(20), channels: null };
}

/** The frame's header stands behind segments of any length. */
function jpeg(view: DataView): Picture | null | undefined {
  for (let at = 2; ; ) {
    if (at + 4 > view.byteLength) return undefined;
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // A marker may be filled up by more of the same byte.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!isFrame) {
      if (marker === 0xd9 || marker === 0xda) return null;
      at += 2 + view.getUint16(at + 2);
      continue;
    }
    if (at + 10 > view.byteLength) return undefined;
    return { format: "JPEG", height: view.getUint16(at + 5), width: view.getUint16(at + 7), channels: view.getUint8(at + 9) };
  }
}

/** Three ways of writing the size: lossy, lossless, extended. https://developers.google.com/speed/webp/docs/riff_container */
function webp(view: DataView, begins: (text: string, at: number) => boolean): Picture | null | undefined {
  if (view.byteLength < 30) return undefined;
  const of = (width: number, height: number): Picture => ({ format: "WebP", width, height, channels: null });
  if (begins("VP8 ", 12)) return of(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (begins("VP8L", 12)) {
    const packed = view.getUint32(21, true);
    return of((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1);
  }
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1;
  return begins("VP8X", 12) ? of(three(24), three(27)) : null;
}
