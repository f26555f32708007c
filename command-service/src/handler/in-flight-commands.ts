import { createBoundedMap, type BoundedMap } from "./bounded-map";
import { isRefusedForNow, rejected, type CommandResult } from "./command";

type Given = { digest: string; result: CommandResult };
type Awaited = { digest: string; result: Promise<CommandResult>; hearers: Hearers };

/** False if nothing was decided, or not about this body: the repeated command is looked at anew. */
const isFinal = (result: CommandResult): boolean =>
  result.status === "accepted" || (!isRefusedForNow(result.rejection) && result.rejection.code !== "COMMAND_ID_REUSED");

const repeated = (result: CommandResult): CommandResult => ({ ...result, repeated: true });

/** Who has sent a command and may still wait for its answer. */
export class Hearers {
  readonly #gone: (() => boolean)[] = [];

  /** Without `isGone` it is somebody who never goes away. */
  add(isGone: () => boolean = () => false): void {
    this.#gone.push(isGone);
  }

  readonly areGone = (): boolean => this.#gone.every((isGone) => isGone());
}

/** Commands under way in this process, and the answers it gave last: a command sent twice, even at once, gets one answer. */
export class InFlightCommands {
  readonly #awaited = new Map<string, Awaited>();
  readonly #given: BoundedMap<Given>;

  constructor(mostGiven: number) {
    this.#given = createBoundedMap(mostGiven);
  }

  /** Null for a new command; a refusal if its id came with another body. */
  find(key: string, digest: string, isGone?: () => boolean): Promise<CommandResult> | null {
    const given = this.#given.get(key);
    const awaited = given ? undefined : this.#awaited.get(key);
    if (!given && !awaited) return null;
    if ((given ?? awaited)!.digest !== digest) return Promise.resolve(rejected({ code: "COMMAND_ID_REUSED" }));
    if (given) return Promise.resolve(repeated(given.result));
    awaited!.hearers.add(isGone);
    return awaited!.result.then(repeated);
  }

  /** Whoever sends the command again before it has `arrived` gets this answer too. */
  expect(key: string, { digest, result, hearers }: Awaited): Promise<CommandResult> {
    this.#awaited.set(key, { digest, result, hearers });
    return result;
  }

  /** Remembers an answer that will not change. */
  keep(key: string, digest: string, result: CommandResult): void {
    if (isFinal(result)) this.#given.set(key, { digest, result });
  }

  /** Its answer is no longer awaited. */
  arrived(key: string): void {
    this.#awaited.delete(key);
  }

  /** Answers when every answer that is awaited now has come. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#awaited.values()].map(({ result }) => result));
  }
}
