import { fittingBodies } from "@naqsh/command-service/testing/example-bodies";
import { allReads, allWrites } from "@naqsh/shared/endpoints";
import type { Endpoint } from "@naqsh/shared/kernel/endpoint";
import type { Row } from "./access-rows";
import { LAST_OF_ALL, otherPaths, writeTable } from "./access-table";
import { readTable } from "./read-access";

/** A call as the walk makes it. Its path and body may name subjects (`:auctionId`); without a row the table has to say it. */
export type Call = {
  name: string;
  method: string;
  path: string;
  body: object | null;
  row: Row | undefined;
};

type Named<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** For reads that ask for something in their query string. */
const QUERIES: Readonly<Record<string, string>> = {
  "artist.feedNews": "?after=work-:artworkId",
  "artist.followStatus": "?artistId=:ownerId",
  "moderation.historyExport": "?format=json",
  "moderation.stateAsOf": "?stream=user-:otherId",
  "moderation.subjects": "?q=noura",
  "payout.payoutStatement": "?month=2026-03",
  "search.alikeWorks": `?look=${"0a".repeat(108)}`,
  "why.why": "?state=extended&subject=:finishedAuctionId",
};

/** What a field of a body names, so that every write comes as far as the rules of whose its subject is. */
const FIELDS: Readonly<Record<string, string>> = {
  artworkId: ":artworkId",
  auctionId: ":auctionId",
  orderId: ":orderId",
  artistId: ":ownerId",
};

/** Where a subject's place in a path is not told by the word before it. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/^(\/api\/(?:admin\/)?artworks)\/:id/, "$1/:artworkId"],
  [/^(\/api\/auctions)\/:id\/(replay|certificate)/, "$1/:finishedAuctionId/$2"],
  [/^(\/api\/(?:admin\/)?auctions)\/:id/, "$1/:auctionId"],
  [/^(\/api\/orders)\/:id/, "$1/:orderId"],
  [/^(\/api\/artists)\/:id/, "$1/:ownerId"],
  [/^(\/api\/admin\/users)\/:\w+/, "$1/:otherId"],
];

const withSubjects = (path: string): string =>
  SUBJECTS.reduce((known, [place, subject]) => known.replace(place, subject), path);

const aboutSubjects = (body: object | null): object | null =>
  JSON.parse(
    JSON.stringify(body, (field, value: unknown) => (typeof value === "string" ? (FIELDS[field] ?? value) : value)),
  ) as object | null;

const callsOf = (
  endpoints: Named<Endpoint>,
  table: Named<Row | undefined>,
  bodies: Named<object | null> = {},
): Call[] =>
  Object.entries(endpoints).flatMap(([module, named]) =>
    Object.entries(named).map(([name, { method, path }]) => ({
      name: `${module}.${name}`,
      method,
      path: withSubjects(path) + (QUERIES[`${module}.${name}`] ?? ""),
      body: aboutSubjects(bodies[module]?.[name] ?? null),
      row: table[module]?.[name],
    })),
  );

const otherCalls = Object.entries<Row>(otherPaths).map(([name, row]): Call => {
  const [method = "", path = ""] = name.split(" ");
  return { name, method, path, body: method === "POST" ? {} : null, row };
});

/** Every call of the product: questions first, because what is changed later shows in them. */
export const allCalls: readonly Call[] = [
  ...callsOf(allReads, readTable),
  ...otherCalls,
  ...callsOf(allWrites, writeTable, fittingBodies),
].toSorted((one, other) => LAST_OF_ALL.indexOf(one.name) - LAST_OF_ALL.indexOf(other.name));
