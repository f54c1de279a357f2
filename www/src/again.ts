// A module that could not be fetched, fetched again.

/** Chromium remembers that it could not be fetched, and does not ask again by the address that its error names; by another it does. */
export async function again<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const url = /http\S+js/.exec(String(error))?.[0];
    if (!url) throw error;
    return (await import(`${url}?${Date.now()}`)) as T;
  }
}
