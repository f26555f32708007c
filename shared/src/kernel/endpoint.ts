import type { $ZodType } from "zod/v4/core";
import type { BilingualText } from "./bilingual-text";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call an endpoint, by what the account is now (docs/rules.md#access); the edge enforces it, and no handler has to. */
export type Access =
  | "anyone"
  /** Suspended people included. */
  | "signedIn"
  /** Signed in, and not suspended. */
  | "active"
  /** Active and not leaving, with an e-mail address that the person has shown to be theirs. */
  | "verified"
  /** Verified, and an artist. */
  | "artist"
  | "administrator";

/** A count of uses that several endpoints can share; command-service holds the figures. */
export type RateLimitName =
  | "signIn"
  | "secondFactor"
  | "register"
  | "letters"
  | "copies"
  | "bids"
  | "uploads"
  | "interactions"
  | "writes"
  | "writing"
  | "looks";

/** A count of questions that are dear to answer; projection-service holds the figures. */
export type ReadLimitName = "stories" | "pictures" | "facets";

/** Carries the type of an endpoint's answer; there is nothing in it at run time. */
export type AnswerType<Answer> = { readonly of?: Answer };

/** The type of an endpoint's answer: `answer<CurrentUser>()`. */
export const answer = <Answer>(): AnswerType<Answer> => ({});

/** The names of a path's parameters: `"id"` of `/api/artworks/:id`. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** All that is known of one call of the API besides its method and path. */
export type EndpointDetails<Code extends string = string> = {
  access: Access;
  /** Whoever asked for their account to be deleted may make the call too: it ends or takes back what they began. */
  whileLeaving?: true;
  /** What the call does, in one line. */
  summary: BilingualText;
  /** The body of a write, the query string of a read. Without it neither is read. */
  input?: $ZodType;
  answer: AnswerType<unknown>;
  /** Codes that this call can meet beyond those that follow from the rest of its data (`refusalsOf` in the registry). */
  refusals?: readonly Code[];
  /** The parameters that are UUIDs, each with the refusal for one that names nothing. */
  ids?: Readonly<Record<string, Code>>;
  rateLimit?: RateLimitName;
  /** The same for a read; most are answered from what is there, and not counted. */
  readLimit?: ReadLimitName;
  /** Only for whoever has accepted the terms and privacy texts that are in force (docs/rules.md#access). */
  needsTerms?: true;
  /** Only within ten minutes after the password or a second factor was given. */
  needsConfirmation?: true;
  /** Called by another company's machine, which signs its body: no origin is looked at, and no idempotency key. */
  fromMachine?: true;
  /** Called often, and nobody waits for it: the calls of others come first. */
  givesWay?: true;
  /** Answers 201 instead of 200. */
  creates?: true;
  /** A write that gives no command: nothing is kept under its id, and two at once do not meet in a stream. */
  appendsNothing?: true;
  /** Other paths of the same call, from earlier releases. */
  aliases?: readonly string[];
  /** The body may be a form with a picture in the field `image`. */
  takesPicture?: true;
  /** The answer holds what nobody else may learn, not even from its length: it is never compressed. */
  holdsSecrets?: true;
  /** A list, of which a `Link` header leads to the next page. */
  paged?: true;
  /** Answers with a redirect, to a path of the client. */
  redirects?: true;
  /** The answer is a file, or a picture, of such types instead of JSON. */
  produces?: readonly string[];
};

/** One call of the API, as data: routes, OpenAPI, the client's types and the specs that walk all calls follow from it. */
export type Endpoint<Code extends string = string> = EndpointDetails<Code> & {
  readonly method: Method;
  readonly path: string;
};

/** The calls of a module by their names; `shared/src/endpoints` checks that every code exists. */
export type Endpoints<Code extends string = string> = Readonly<Record<string, Endpoint<Code>>>;

/** What the call answers. */
export type AnswerOf<E extends Endpoint> = E["answer"] extends AnswerType<infer Answer> ? Answer : never;

/** What the caller sends: body or query string, before defaults and trimming. */
export type SentTo<E extends Endpoint> = E extends { input: infer Input extends $ZodType }
  ? Input["_zod"]["input"]
  : null;

/** What the server works with: body or query string, checked. */
export type InputOf<E extends Endpoint> = E extends { input: infer Input extends $ZodType }
  ? Input["_zod"]["output"]
  : null;

/** The details of one path; a detail or a parameter that does not exist does not compile. */
type DetailsFor<Path extends string, Details> = Details &
  Record<Exclude<keyof Details, keyof EndpointDetails>, never> &
  (Details extends { ids: infer Ids } ? { ids: Record<Exclude<keyof Ids, ParameterOf<Path>>, never> } : unknown);

type Made<M extends Method, Path extends string, Details> = Readonly<Details> & {
  readonly method: M;
  readonly path: Path;
};

const maker =
  <M extends Method>(method: M) =>
  <const Path extends string, const Details extends EndpointDetails>(
    path: Path,
    details: DetailsFor<Path, Details>,
  ): Made<M, Path, Details> => ({ ...(details as Details), method, path });

/** Each makes an endpoint of its method. */
export const get = maker("GET");
export const post = maker("POST");
export const put = maker("PUT");
export const patch = maker("PATCH");
export const remove = maker("DELETE");
