import { setMaxListeners } from "node:events";
import { EventStoreDBClient } from "@eventstore/db-client";
import { handBytesToEncoder } from "./bytes-as-they-are";
import { ignoreLateAnswers } from "./late-answers";

handBytesToEncoder();

/** One client and what is known about its connection. */
export class Line {
  readonly client: EventStoreDBClient;
  /** Its first append was answered: the next ones keep their order. */
  isWarm = false;
  /** Settles when the append that warms it has an answer or none will come. */
  opening: Promise<void> | null = null;
  answers = 0;
  readonly #gone = new AbortController();

  constructor(url: string) {
    this.client = EventStoreDBClient.connectionString(url);
    ignoreLateAnswers(this.client);
    // Every reading and subscription listens while it lasts.
    setMaxListeners(0, this.#gone.signal);
  }

  /** Aborts when nothing will come over this line any more: the client itself does not tell its readers. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  async end(): Promise<void> {
    this.#gone.abort();
    await this.client.dispose();
  }
}

/**
 * The line in use. The client reconnects by itself, but keeps a failed look at the server's features for ever and waits
 * long on a frozen server: a line that gives no answers is put aside for a new one.
 */
export class Lines {
  #current: Line;

  constructor(
    private readonly url: string,
    private readonly onTrouble: (error: unknown) => void,
  ) {
    this.#current = new Line(url);
  }

  get current(): Line {
    return this.#current;
  }

  replace(line: Line, trouble: unknown): void {
    if (line !== this.#current || line.gone.aborted) return;
    this.onTrouble(trouble);
    this.#current = new Line(this.url);
    line.end().catch(this.onTrouble);
  }

  end(): Promise<void> {
    return this.#current.end();
  }
}
