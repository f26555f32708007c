type Listed = { id: string };
type ListedAuction = { auctionId: string };

const ALWAYS = ["/", "/marketplace", "/search", "/auctions", "/artists", "/collections", "/terms", "/privacy"];
const OPEN_AUCTIONS = ["live", "upcoming"];

const nextOf = (link: string | null): string | null => link?.match(/<([^>]+)>\s*;[^,]*\brel="?next"?/)?.[1] ?? null;

const listed = async function* <Item>(shopUrl: string, first: string): AsyncGenerator<Item> {
  let path: string | null = first;
  while (path !== null) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const answer = await fetch(shopUrl + path);
    if (!answer.ok) throw new Error(`${path.split("?")[0]} answered ${answer.status}`);
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    yield* (await answer.json()) as Item[];
    path = nextOf(answer.headers.get("Link"));
  }
};

/**
 * The paths of all public pages that a visitor finds by the lists of a shop, as the lists are read.
 * @throws if a list does not answer
 */
export const publicPaths = async function* (shopUrl: string): AsyncGenerator<string> {
  yield* ALWAYS;
  for await (const { id } of listed<Listed>(shopUrl, "/api/artworks?limit=100")) yield `/artwork/${id}`;
  for await (const { id } of listed<Listed>(shopUrl, "/api/artists?limit=100")) yield `/artists/${id}`;
  for await (const { id } of listed<Listed>(shopUrl, "/api/collections?limit=100")) yield `/collections/${id}`;
  for (const status of OPEN_AUCTIONS)
    for await (const { auctionId } of listed<ListedAuction>(shopUrl, `/api/auctions?status=${status}`))
      yield `/auctions/${auctionId}`;
  for await (const { auctionId } of listed<ListedAuction>(shopUrl, "/api/auctions?status=completed")) {
    yield `/auctions/${auctionId}`;
    yield `/auctions/${auctionId}/replay`;
  }
};
