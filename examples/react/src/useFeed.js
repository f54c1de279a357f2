import { parseResponse } from "anyfeed/web";
import { useEffect, useState } from "react";

/** The feed at an address: { feed } or { error }, and neither while it comes. */
export function useFeed(url) {
  const [state, setState] = useState({});
  useEffect(() => {
    const leaving = new AbortController();
    setState({});
    fetch(url, { signal: leaving.signal })
      .then((response) => parseResponse(response))
      .then((feed) => setState({ feed }))
      .catch((error) => leaving.signal.aborted || setState({ error }));
    return () => leaving.abort();
  }, [url]);
  return state;
}
