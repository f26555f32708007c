import type { ApiClient, Page } from "./api-client";
import { endpointAddress } from "./endpoint-address";
import type {
  AnswerAt,
  ItemAt,
  PagedPath,
  Question,
  ReadPath,
  Sending,
  WriteAnswer,
  WriteMethod,
  WritePath,
} from "./endpoint-types";

type Signal = { signal?: AbortSignal | undefined };

type Send<Method extends WriteMethod> = <Path extends WritePath<Method>>(
  path: Path,
  sending: Sending<Method, Path>,
) => Promise<WriteAnswer<Method, Path>>;

export type EndpointApi = {
  get: <Path extends ReadPath>(path: Path, question: Question<Path> & Signal) => Promise<AnswerAt<Path>>;
  /** The first page of a list. */
  getPage: <Path extends PagedPath>(path: Path, question: Question<Path> & Signal) => Promise<Page<ItemAt<Path>>>;
  /** A further page of the same list, at the address that the page before it gave. */
  getNextPage: <Path extends PagedPath>(path: Path, address: string, options: Signal) => Promise<Page<ItemAt<Path>>>;
  /** Each sends a command and gives its answer; refusals and failures throw `ApiError` (codes: `RefusedAt`). */
  post: Send<"POST">;
  put: Send<"PUT">;
  patch: Send<"PATCH">;
  delete: Send<"DELETE">;
};

const optionsOf = ({ signal }: Signal): { signal?: AbortSignal } => (signal === undefined ? {} : { signal });

type Said = { params?: Readonly<Record<string, string>>; body?: unknown; key?: string; intent?: string };

/**
 * Calls by the records of endpoints (`shared/src/<module>/<module>.endpoints.ts`): a path that does not exist, a parameter or
 * a body that is missing, and an answer that is taken for another do not compile. The records themselves stay out of the bundle.
 */
export const createEndpointApi = (client: ApiClient): EndpointApi => {
  const sender =
    <Method extends WriteMethod>(method: Method): Send<Method> =>
    (path, { params, ...said }: Said) =>
      client.command({ method, path: endpointAddress(path, { params }), ...said });
  return {
    get: (path, question) => client.get(endpointAddress(path, question), optionsOf(question)),
    getPage: (path, question) => client.getPage(endpointAddress(path, question), optionsOf(question)),
    getNextPage: (_path, address, options) => client.getPage(address, optionsOf(options)),
    post: sender("POST"),
    put: sender("PUT"),
    patch: sender("PATCH"),
    delete: sender("DELETE"),
  };
};
