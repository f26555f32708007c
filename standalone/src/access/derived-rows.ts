import { allReads, allWrites } from "@naqsh/shared/endpoints";
import type { Access, Endpoint } from "@naqsh/shared/kernel/endpoint";
import { allRefusals } from "@naqsh/shared/registry";
import type { RejectionCode } from "@naqsh/shared/registry";
import { active, administrators, artists, everyone, onlyFor, proven, signedIn, verified } from "./access-rows";
import type { Row } from "./access-rows";
import type { State } from "./access-states";

type Modules = Readonly<Record<string, Readonly<Record<string, Endpoint<RejectionCode>>>>>;
type Rows = Readonly<Record<string, Readonly<Record<string, Row | undefined>>>>;

/** Whom an access keeps out: what lets others in has a row of its own. */
const OF_WRITES: Readonly<Record<Access, Row>> = {
  anyone: everyone,
  signedIn,
  active,
  verified,
  artist: artists,
  administrator: administrators,
};
const OF_READS: Readonly<Record<Access, Row>> = { ...OF_WRITES, signedIn: proven };

type Owners = Readonly<Partial<Record<RejectionCode, readonly State[]>>>;
/** Codes for whoever asks for what is not theirs, with those whose it is in the walk. */
const OWNERS_OF_WRITES: Owners = {
  NOT_YOUR_ARTWORK: ["owner"],
  NOT_YOUR_AUCTION: ["owner"],
  NOT_YOUR_ORDER: [],
  NOT_YOUR_SALE: ["owner"],
};
const OWNERS_OF_READS: Owners = {
  ARTIST_ROLE_REQUIRED: ["artist", "owner"],
  ORDER_UNKNOWN: ["owner", "administrator"],
};

/** Codes for things that exist for their owner alone: the walk names one that is nobody's. */
const OF_NOBODY: ReadonlySet<RejectionCode> = new Set(["ADDRESS_UNKNOWN", "COLLECTION_UNKNOWN"]);

/** What somebody owns: a write to it keeps others out, or its owner alone, or a row of its own says why not. */
const OWNED = /^\/api\/(artworks|auctions|orders)\/:\w+/;

const ownerOf = ({ refusals = [] }: Endpoint<RejectionCode>, owners: Owners): RejectionCode | undefined =>
  refusals.find((code) => owners[code] !== undefined);

/** Whoever has not accepted the terms hears of it where nothing else keeps them out. */
const underTerms = ({ needsTerms }: Endpoint<RejectionCode>, row: Row): Row =>
  needsTerms ? { ...row, unagreed: row.unagreed ?? "TERMS_NOT_ACCEPTED" } : row;

/** Undefined: whose the subject is does not follow from the endpoint, and has to be written. */
export const rowOfWrite = (endpoint: Endpoint<RejectionCode>): Row | undefined => {
  const { access, path, ids = {}, refusals = [], whileLeaving } = endpoint;
  const base = underTerms(endpoint, whileLeaving ? { ...OF_WRITES[access], leaving: null } : OF_WRITES[access]);
  if (access === "administrator") return base;
  const code = ownerOf(endpoint, OWNERS_OF_WRITES);
  if (code) return onlyFor(OWNERS_OF_WRITES[code] ?? [], code, base);
  const notForOwner = refusals.find((one) => allRefusals[one].meetsOwner);
  if (notForOwner) return { ...base, owner: notForOwner };
  if (OWNED.test(path)) return undefined;
  const unknown = Object.values(ids).find((one) => OF_NOBODY.has(one));
  if (unknown) return onlyFor([], unknown, base);
  const unverified = refusals.includes("EMAIL_NOT_VERIFIED") ? "EMAIL_NOT_VERIFIED" : base.unverified;
  return { ...base, unverified };
};

const rowOfRead = (endpoint: Endpoint<RejectionCode>): Row => {
  const base = OF_READS[endpoint.access];
  const code = ownerOf(endpoint, OWNERS_OF_READS);
  return code ? onlyFor(OWNERS_OF_READS[code] ?? [], code, base) : base;
};

const rowsOf = (modules: Modules, own: Rows, derive: (endpoint: Endpoint<RejectionCode>) => Row | undefined): Rows =>
  Object.fromEntries(
    Object.entries(modules).map(([module, endpoints]) => [
      module,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, endpoint]) => [name, own[module]?.[name] ?? derive(endpoint)]),
      ),
    ]),
  );

/** A row for each write: its own, else what follows from the endpoint; undefined if a row has to be written. */
export const writeRows = (own: Rows): Rows => rowsOf(allWrites, own, rowOfWrite);

/** The same for questions. */
export const readRows = (own: Rows): Rows => rowsOf(allReads, own, rowOfRead);
