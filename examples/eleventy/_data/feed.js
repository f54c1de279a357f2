import { fetchFeed } from "anyfeed/fetch";

export default async function () {
  const { feed } = await fetchFeed(process.env.FEED);
  return feed;
}
