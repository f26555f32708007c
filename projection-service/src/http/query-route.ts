import type { AnswerOf, Endpoint, InputOf, ParameterOf } from "@naqsh/shared/kernel/endpoint";
import type { UsedSession } from "@naqsh/shared/platform/http/used-session";
import type { RejectionCode } from "@naqsh/shared/registry";
import type { ViewName } from "../views";
import type { KeptAnswer } from "./answer-cache";

/** A read as projection-service answers it: these are the rights that its edge can tell. */
export type ReadEndpoint = Endpoint<RejectionCode> & { access: "anyone" | "signedIn" | "administrator" };

export type QueryRequest<Read extends Endpoint = Endpoint> = {
  params: Readonly<Record<ParameterOf<Read["path"]>, string>>;
  /** The query string, checked; null if the read takes none. */
  input: InputOf<Read>;
  /** The id of the person who asks; null for a visitor, whom only a read for anyone lets in. */
  asker: Read["access"] extends "anyone" ? string | null : string;
  /** Their session; null for a visitor. */
  session: Read["access"] extends "anyone" ? UsedSession | null : UsedSession;
};

/** The codes that a read declares as its own. */
type RefusedBy<Read extends Endpoint> = Read extends { refusals: readonly (infer Code)[] } ? Code : never;

export type QueryAnswer<Read extends Endpoint = Endpoint> =
  | {
      body: AnswerOf<Read>;
      /** Parameters that lead to the next page; null on the last. */
      next?: Record<string, string> | null;
    }
  /** JSON that was made before; under a name if it is a file. */
  | { kept: KeptAnswer; fileName?: string }
  /** A file that is written as it is read. */
  | { text: AsyncIterable<string>; type: string; fileName: string }
  /** A private file of so many bytes, sent as it is read. */
  | { file: AsyncIterable<Uint8Array>; bytes: number; type: string; fileName: string }
  /** How a person looks; browsers keep it for a few minutes, and nobody between them and us does. */
  | { portrait: Uint8Array; type: string }
  /** A private picture or document, under a name if they are to be stored; no browser keeps them. */
  | { content: Uint8Array; type: string; fileName?: string }
  | { refusal: { code: RefusedBy<Read> } }
  | { redirect: string };

/** How a read is answered, and which views have to have met what its reader has seen. */
export type Query<Read extends Endpoint> = {
  views: readonly ViewName[];
  answer(request: QueryRequest<Read>): Promise<QueryAnswer<Read>>;
};

/** The answers to all reads of a module: one that is missing does not compile. */
export type QueriesFor<Reads extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Reads]: Query<Reads[Name]>;
};

/** A refusal that a read declares. */
export const refused = <Code extends RejectionCode>(code: Code): { refusal: { code: Code } } => ({ refusal: { code } });

/** A read with its answer, as the edge serves it. */
export type QueryRoute = {
  endpoint: ReadEndpoint;
  views: readonly ViewName[];
  answer(request: {
    params: Readonly<Record<string, string>>;
    input: unknown;
    asker: string | null;
    session: UsedSession | null;
  }): Promise<QueryAnswer<Endpoint<RejectionCode> & { refusals: readonly RejectionCode[] }>>;
};
