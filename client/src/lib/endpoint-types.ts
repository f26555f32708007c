import type { allOperations, allReads, allWrites, RefusalOf } from "@naqsh/shared/endpoints";
import type { AnswerOf, Endpoint, ParameterOf, SentTo } from "@naqsh/shared/kernel/endpoint";

type EndpointIn<Modules> = { [Module in keyof Modules]: Modules[Module][keyof Modules[Module]] }[keyof Modules];
type Read = EndpointIn<typeof allReads>;
type Write = EndpointIn<typeof allWrites> | EndpointIn<typeof allOperations>;

type Params<Path extends string> = [ParameterOf<Path>] extends [never]
  ? { params?: never }
  : { params: Readonly<Record<ParameterOf<Path>, string>> };

type Query<E extends Endpoint> = [SentTo<E>] extends [null]
  ? { query?: never }
  : Partial<SentTo<E>> extends SentTo<E>
    ? { query?: SentTo<E> }
    : { query: SentTo<E> };

/** The path of a question, as its module declares it. */
export type ReadPath = Read["path"];
export type PagedPath = Extract<Read, { paged: true }>["path"];
type ReadAt<Path extends string> = Extract<Read, { path: Path }>;

/** What a question answers. */
export type AnswerAt<Path extends ReadPath> = AnswerOf<ReadAt<Path>>;
/** An item of a list that comes page by page. */
export type ItemAt<Path extends PagedPath> = AnswerAt<Path> extends (infer Item)[] ? Item : never;

/** What has to be said with a question: its parameters, and its query string if it takes one. */
export type Question<Path extends ReadPath> = Params<Path> & Query<ReadAt<Path>>;

/** A navigation that signs in is no call of the client. */
export type WriteMethod = Exclude<Write["method"], "GET">;
/** The paths that are written to by a method. */
export type WritePath<Method extends WriteMethod> = Extract<Write, { method: Method }>["path"];
type WriteAt<Method extends WriteMethod, Path extends string> = Extract<Write, { method: Method; path: Path }>;

/** A body that may be left out need not be said; a form may carry a picture. */
type Body<E extends Endpoint> = E extends { takesPicture: true }
  ? { body: FormData }
  : [SentTo<E>] extends [null]
    ? { body?: never }
    : // oxlint-disable-next-line typescript/no-generated-empty-object-type -- nothing has to be said
      Record<never, never> extends SentTo<E>
      ? { body?: SentTo<E> }
      : { body: SentTo<E> };

/** What has to be said with a write: its parameters, its body, and what gives the command its id. */
export type Sending<Method extends WriteMethod, Path extends string> = Params<Path> &
  Body<WriteAt<Method, Path>> &
  CommandIdentity;

type CommandIdentity = {
  /** The command's id; without one, an id is kept for `intent`, or made for this call alone. */
  key?: string;
  /** Names what the person means to do, so that it keeps its id until it has an answer, also over a reload. */
  intent?: string;
};

/** What a write answers. */
export type WriteAnswer<Method extends WriteMethod, Path extends string> = AnswerOf<WriteAt<Method, Path>>;

/** The codes that a write can be refused with: `RefusedAt<"POST", "/api/auctions/:id/bids">`. */
export type RefusedAt<Method extends WriteMethod, Path extends WritePath<Method>> = RefusalOf<WriteAt<Method, Path>>;
