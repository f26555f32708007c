import type { AnswerOf, Endpoint, ParameterOf, SentTo } from "@naqsh/shared/kernel/endpoint";
import type { allReads } from "@naqsh/shared/endpoints";
import type { ApiClient, Page } from "./api-client";
import { endpointAddress } from "./endpoint-address";

type EndpointIn<Modules> = { [Module in keyof Modules]: Modules[Module][keyof Modules[Module]] }[keyof Modules];
type Read = EndpointIn<typeof allReads>;

/** The path of a question, as its module declares it. */
type ReadPath = Read["path"];
export type PagedPath = Extract<Read, { paged: true }>["path"];
type ReadAt<Path extends string> = Extract<Read, { path: Path }>;

/** What a question answers. */
type AnswerAt<Path extends ReadPath> = AnswerOf<ReadAt<Path>>;
/** An item of a list that comes page by page. */
type ItemAt<Path extends PagedPath> = AnswerAt<Path> extends (infer Item)[] ? Item : never;

type Params<Path extends string> = [ParameterOf<Path>] extends [never]
  ? { params?: never }
  : { params: Readonly<Record<ParameterOf<Path>, string>> };

type Query<E extends Endpoint> = [SentTo<E>] extends [null]
  ? { query?: never }
  : Partial<SentTo<E>> extends SentTo<E>
    ? { query?: SentTo<E> }
    : { query: SentTo<E> };

/** What has to be said with a question: its parameters, and its query string if it takes one. */
export type Question<Path extends ReadPath> = Params<Path> & Query<ReadAt<Path>>;

type Signal = { signal?: AbortSignal | undefined };

export type EndpointApi = {
  get: <Path extends ReadPath>(path: Path, question: Question<Path> & Signal) => Promise<AnswerAt<Path>>;
  /** The first page of a list. */
  getPage: <Path extends PagedPath>(path: Path, question: Question<Path> & Signal) => Promise<Page<ItemAt<Path>>>;
  /** A further page of the same list, at the address that the page before it gave. */
  getNextPage: <Path extends PagedPath>(path: Path, address: string, options: Signal) => Promise<Page<ItemAt<Path>>>;
  command: ApiClient["command"];
};

const optionsOf = ({ signal }: Signal): { signal?: AbortSignal } => (signal === undefined ? {} : { signal });

/**
 * Calls by the records of endpoints (`shared/src/<module>/<module>.endpoints.ts`): a path that does not exist, a parameter that
 * is missing and an answer that is taken for another do not compile. The records themselves stay out of the bundle.
 */
export const createEndpointApi = (client: ApiClient): EndpointApi => ({
  get: (path, question) => client.get(endpointAddress(path, question), optionsOf(question)),
  getPage: (path, question) => client.getPage(endpointAddress(path, question), optionsOf(question)),
  getNextPage: (_path, address, options) => client.getPage(address, optionsOf(options)),
  command: client.command,
});
