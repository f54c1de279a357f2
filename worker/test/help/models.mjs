/** Models of what the engine stores in: a bucket that remembers every write, and the few statements that it asks a database. */

export class Bucket {
  #objects = new Map();
  /** Every write that took place: key, note, text. */
  writes = [];

  async head(key) {
    return this.#objects.get(key) ?? null;
  }

  async get(key) {
    const found = this.#objects.get(key);
    return found ? { ...found, text: async () => found.content, body: new Response(found.content).body } : null;
  }

  /** With a condition as R2 knows it: null where it does not hold. */
  async put(key, value, { customMetadata, httpMetadata, onlyIf } = {}) {
    const before = this.#objects.get(key);
    if (onlyIf?.etagMatches !== undefined && before?.etag !== onlyIf.etagMatches) return null;
    if (onlyIf instanceof Headers && onlyIf.get("if-none-match") === "*" && before !== undefined) return null;
    const content = typeof value === "string" ? value : new TextDecoder().decode(value);
    const stored = { key, size: content.length, etag: `e${this.writes.length}`, content, customMetadata, httpMetadata };
    this.#objects.set(key, stored);
    this.writes.push({ key, note: customMetadata, content });
    return stored;
  }
}

const list = (text) => text.split(",").map((one) => one.trim());

export class Database {
  /** By id. */
  rows = new Map();
  marks = new Map();

  run({ sql, values }) {
    const meta = { rows_read: 1, rows_written: 1 };
    if (sql.startsWith("SELECT at FROM marks")) return { results: this.marks.has("queued") ? [{ at: this.marks.get("queued") }] : [], meta };
    if (sql.startsWith("INSERT INTO marks")) this.marks.set("queued", values[0]);
    else if (sql.startsWith("SELECT")) return { results: this.#select(sql, values), meta };
    else if (sql.startsWith("UPDATE feeds SET next_at = ?, failures = failures + 1")) this.#postpone(values);
    else if (sql.startsWith("UPDATE feeds SET")) this.#update(sql, [...values]);
    else throw new Error(sql);
    return { results: [], meta };
  }

  #select(sql, values) {
    const rows = [...this.rows.values()].filter(({ next_at }) => next_at !== null);
    const isDue = ({ next_at }) => (sql.includes("next_at > ?") ? next_at > values[0] : true) && next_at <= values.at(-1);
    const named = sql.includes("id IN") ? rows.filter(({ id }) => values.slice(0, -1).includes(id)) : rows;
    return named.filter(isDue).sort((one, other) => one.next_at - other.next_at).map((row) => ({ ...row }));
  }

  #postpone([at, until, ...ids]) {
    for (const row of this.rows.values()) {
      if (ids.includes(row.id) && row.next_at !== null && row.next_at <= until) Object.assign(row, { next_at: at, failures: row.failures + 1, code: "internal" });
    }
  }

  /** Only if its time is still the one that was read. */
  #update(sql, values) {
    const names = list(/SET (.*) WHERE id = \? AND next_at = \?$/.exec(sql)[1]).map((one) => /^(\w+) = \?$/.exec(one)[1]);
    const row = this.rows.get(values.at(-2));
    if (row === undefined || row.next_at !== values.at(-1)) return;
    names.forEach((name, index) => (row[name] = values[index]));
  }
}
