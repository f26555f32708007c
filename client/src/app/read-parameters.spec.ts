import { parametersReadBy } from "@naqsh/shared/first-view";
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["../{features,lib,ui}/**/*.{ts,tsx}", "!../**/*.spec.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const ID = "b64a2e5f-654c-5a43-aaeb-32d44907411f";

/** What each page that the server draws begins with, below the features. */
const PAGES: Record<string, string> = {
  "/": "home/home-page.tsx",
  "/marketplace": "artwork/marketplace-page.tsx",
  "/search": "search/search-page.tsx",
  "/auctions": "auction/list/auction-list-page.tsx",
  "/artists": "artist/artists-page.tsx",
  "/collections": "collection/collections-page.tsx",
  [`/artwork/${ID}`]: "artwork/artwork-page.tsx",
  [`/artists/${ID}`]: "artist/artist-page.tsx",
  [`/auctions/${ID}`]: "auction/room/auction-room-page.tsx",
  [`/auctions/${ID}/replay`]: "auction/replay/replay-page.tsx",
  [`/auctions/${ID}/certificate`]: "auction/certificate/certificate-page.tsx",
  [`/collections/${ID}`]: "collection/collection-page.tsx",
};

/** Where a link came from is told to the shop by the device, and shown to nobody. */
const OF_THE_DEVICE = ["from"];

const importsOf = (file: string): string[] =>
  [...sources[file]!.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].flatMap(([, named = ""]) => {
    const path = new URL(named, `http://here/client/app/${file}`).pathname.replace("/client/", "../");
    return [`${path}.ts`, `${path}.tsx`].filter((candidate) => candidate in sources);
  });

const within = (first: string): string[] => {
  const files = new Set([first]);
  for (const file of files) for (const imported of importsOf(file)) files.add(imported);
  return [...files];
};

const readIn = (file: string): string[] =>
  /URLSearchParams|useSearchParams|useAddress/.test(sources[file]!)
    ? [...sources[file]!.matchAll(/\.(?:get|has|getAll)\(\s*"(\w+)"\s*\)/g)].map(([, name = ""]) => name)
    : [];

it.each(Object.entries(PAGES))("the server draws %s by every parameter that the page reads", (path, page) => {
  const read = within(`../features/${page}`)
    .flatMap(readIn)
    .filter((name) => !OF_THE_DEVICE.includes(name));
  expect(new Set([...read, "lang"])).toEqual(new Set(parametersReadBy(path)));
});
