import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import type { LocalRequest } from "@naqsh/shared/platform/local-socket";
import type { EmbeddedProfile } from "../embedded/embedded-profile";

/** What is asked about the past alone. */
export type ShopToRead = {
  projections: Pick<EmbeddedProfile["projections"], "explain" | "auctionEvents" | "everythingAbout">;
  log: { extent: () => { events: number } };
};

/** How an operator writes the command behind its name. */
export type CommandInput = {
  /** The most words behind the command. */
  words: number;
  /** Said if a word that it needs is missing. */
  needs?: string;
  option?: "at" | "retry" | "keys" | "to";
  /** Its first word names a file or a folder: the server that answers may have another working folder. */
  isPath?: true;
  /** What is wrong with the words; null if nothing is. */
  mistakeIn?: (words: readonly string[]) => string | null;
};

/** One kind of answer, which the answer itself names in its field `answer`. Methods, so that a list can hold all kinds. */
export type AnswerKind<Answer extends object = object> = {
  kind: string;
  words(answer: Answer): string;
  /** The work was done, and found something that an operator has to look at. */
  isTrouble?(answer: Answer): boolean;
};

type Answers = AsyncIterable<object>;

/** A command of `npm run ops`. Long work yields `{ progress }` on its way; every other answer names its kind in `answer`. */
export type OperatorCommand = {
  name: string;
  /** Its line of the usage; null for one that another command's option means. */
  usage: { form: string; what: string } | null;
  /** Null if the command reads its own options. */
  input: CommandInput | null;
  answers: readonly AnswerKind[];
  /** Asks a folder without the server that may run on it. */
  askFolder?: (dataFolder: string, request: LocalRequest) => Answers;
  /** Asks what can be read of a log, a damaged one too. */
  askLog?: (shop: ShopToRead, request: LocalRequest) => Answers;
  /** Asks the whole shop. */
  askShop?: (shop: EmbeddedProfile, request: LocalRequest) => Answers;
  /** It acts through what runs: a closed folder cannot answer it. */
  needsServer?: true;
  /** Asks a cluster through a projection-service. */
  askCluster?: (cluster: InternalClient, request: LocalRequest) => Answers;
  /** Asks a cluster through a command-service: what it does is recorded in the log. */
  askCommands?: (commandService: InternalClient, request: LocalRequest) => Answers;
};

/** A word of a request. @throws TypeError with what to write, if it is missing */
export const wordOf = (word: unknown, otherwise: string): string => {
  if (typeof word === "string" && word !== "") return word;
  throw new TypeError(otherwise);
};

/** The moment that a request names, if it names one. */
export const momentOf = ({ at }: LocalRequest): string | undefined => (typeof at === "string" ? at : undefined);

/** A count as people read it. */
export const count = (number: number): string => number.toLocaleString("en");
