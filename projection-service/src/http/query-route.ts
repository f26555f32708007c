import type { UsedSession } from "@naqsh/shared/platform/http/used-session";
import type { NaqshRejection } from "@naqsh/shared/registry";
import * as z from "zod";
import type { KeptAnswer } from "./kept-answers";

/** Who may ask: anyone, the signed-in, or administrators. */
export type Access = "anyone" | "signedIn" | "administrator";

export type QueryRequest<Input = unknown> = {
  params: Readonly<Record<string, string>>;
  /** The query string, checked. */
  input: Input;
  session: UsedSession | null;
};

export type QueryAnswer =
  | {
      body: unknown;
      /** Parameters that lead to the next page; null on the last. */
      next?: Record<string, string> | null;
      /** The body is a file to be kept under this name. */
      fileName?: string;
    }
  /** JSON that was made before; under a name where it is a file. */
  | { kept: KeptAnswer; fileName?: string }
  /** A file that is written as it is read. */
  | { text: AsyncIterable<string>; type: string; fileName: string }
  | { refusal: NaqshRejection }
  | { redirect: string };

/** One question: its path, the views that it reads, who may ask, and the answer. */
export type QueryRoute = {
  path: string;
  views: readonly string[];
  access: Access;
  /** What nobody else may learn, not even from its length: never compressed. */
  holdsSecrets?: boolean;
  input: z.ZodType;
  answer: (request: QueryRequest) => Promise<QueryAnswer>;
};

/** A question without parameters in its query string. */
export const query = (
  path: string,
  access: Access,
  views: readonly string[],
  answer: (request: QueryRequest) => Promise<QueryAnswer>,
): QueryRoute => ({ path, access, views, input: z.object({}), answer });

/** A question whose query string is checked; what does not fit is answered with INVALID_INPUT. */
export const queryWith = <Input>(
  input: z.ZodType<Input>,
  route: Omit<QueryRoute, "input" | "answer"> & { answer: (request: QueryRequest<Input>) => Promise<QueryAnswer> },
): QueryRoute => ({ ...route, input, answer: (request) => route.answer(request as QueryRequest<Input>) });

/** The signed-in person's id, in a route that lets no visitor in. */
export const askerOf = ({ session }: QueryRequest): string => {
  if (session === null) throw new Error("A route for the signed-in has let a visitor in");
  return session.userId;
};

export const refused = (
  code:
    | "NOT_FOUND"
    | "ARTWORK_UNKNOWN"
    | "AUCTION_UNKNOWN"
    | "AUCTION_NOT_FINISHED"
    | "ORDER_UNKNOWN"
    | "FORBIDDEN"
    | "SIGN_IN_REQUIRED",
): QueryAnswer => ({
  refusal: { code },
});
