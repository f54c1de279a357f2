// A module that dies when it is asked to: byte surgery on the one that is shipped, which itself holds no such switch.

/** The same module, but a function that it exports traps where a parameter has this value. */
export function trapping(wasm, name, parameter, value) {
  const reader = { bytes: new Uint8Array(wasm), at: 8 };
  const out = [[...reader.bytes.subarray(0, 8)]];
  let imported = 0;
  let wanted = null;
  while (reader.at < reader.bytes.length) {
    const id = reader.bytes[reader.at++];
    const length = number(reader);
    const section = reader.bytes.subarray(reader.at, (reader.at += length));
    if (id === 2) imported = importedFunctions({ bytes: section, at: 0 });
    if (id === 7) wanted = exportedFunction({ bytes: section, at: 0 }, name) - imported;
    const body = id === 10 ? withTrap({ bytes: section, at: 0 }, wanted, parameter, value) : section;
    out.push([id], encoded(body.length), body);
  }
  return Uint8Array.from(out.flatMap((part) => [...part]));
}

/** LEB128, as everything is counted in a module. */
function number(reader) {
  let [result, shift] = [0, 0];
  for (;;) {
    const byte = reader.bytes[reader.at++];
    result += (byte & 0x7f) * 2 ** shift;
    shift += 7;
    if (byte < 0x80) return result;
  }
}

function encoded(count) {
  const out = [];
  for (; count > 0x7f; count >>>= 7) out.push((count & 0x7f) | 0x80);
  return [...out, count];
}

/** The same with a sign, as constants are written. */
function constant(value) {
  return value < 64 ? [value] : [(value & 0x7f) | 0x80, ...constant(value >> 7)];
}

function text(reader) {
  const length = number(reader);
  return new TextDecoder().decode(reader.bytes.subarray(reader.at, (reader.at += length)));
}

function importedFunctions(reader) {
  let functions = 0;
  for (let left = number(reader); left > 0; left--) {
    text(reader);
    text(reader);
    // Nothing but functions is imported.
    const kind = reader.bytes[reader.at++];
    if (kind !== 0) throw new Error(`an import of kind ${kind}`);
    functions++;
    number(reader);
  }
  return functions;
}

function exportedFunction(reader, name) {
  for (let left = number(reader); left > 0; left--) {
    const found = text(reader);
    const kind = reader.bytes[reader.at++];
    const index = number(reader);
    if (kind === 0 && found === name) return index;
  }
  throw new Error(`no function ${name} is exported`);
}

function withTrap(reader, wanted, parameter, value) {
  const count = number(reader);
  const out = [encoded(count)];
  for (let at = 0; at < count; at++) {
    const length = number(reader);
    const body = reader.bytes.subarray(reader.at, (reader.at += length));
    if (at !== wanted) {
      out.push(encoded(length), body);
      continue;
    }
    const locals = { bytes: body, at: 0 };
    for (let left = number(locals); left > 0; left--) {
      number(locals);
      locals.at++;
    }
    // local.get parameter, i32.const value, i32.eq, if, unreachable, end
    const trap = [0x20, parameter, 0x41, ...constant(value), 0x46, 0x04, 0x40, 0x00, 0x0b];
    out.push(encoded(length + trap.length), body.subarray(0, locals.at), trap, body.subarray(locals.at));
  }
  return Uint8Array.from(out.flatMap((part) => [...part]));
}

/** What a trap must be to the caller, asked where the module runs: plain words, or what is wrong. */
export async function survive({ parseFeed, parseFeedToJson, parseStream, FeedError }, length) {
  const feed = (title, padding = 0) => new TextEncoder().encode(`<rss version="2.0"><channel><item><title>${title}</title></item></channel></rss>${" ".repeat(padding)}`);
  const deadly = feed("Hello", length - feed("Hello").length);
  const said = [];
  const judge = (error, where) => {
    if (!(error instanceof FeedError)) said.push(`${where}: ${error}`);
    else if (error.code !== "internal" || !/report it, with the input, at https:/.test(error.message)) said.push(`${where}: ${error.code} ${error.message}`);
    else if (!(error.cause instanceof WebAssembly.RuntimeError)) said.push(`${where}: the cause is ${error.cause}`);
  };
  for (let round = 0; round < 20; round++) {
    try {
      parseFeed(deadly, "text/xml");
      said.push("nothing died");
    } catch (error) {
      judge(error, "parseFeed");
    }
    for (let call = 0; call < 5; call++) {
      const { entries } = parseFeed(feed(`round ${round}`), "text/xml");
      if (entries[0].title !== `round ${round}`) said.push(`the next call gives ${entries[0].title}`);
    }
  }
  const whole = JSON.parse(new TextDecoder().decode(parseFeedToJson(feed("whole"), "text/xml")));
  if (whole.entries.length !== 1) said.push("another function does not work");
  const titles = [];
  for await (const entry of parseStream(new Response(feed("streamed")).body, "text/xml")) titles.push(entry.title);
  if (titles.join() !== "streamed") said.push("streams do not work");
  return said;
}
