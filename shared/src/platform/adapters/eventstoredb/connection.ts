import { setMaxListeners } from "node:events";
import { EventStoreDBClient } from "@eventstore/db-client";
import { encodeRawBytes } from "./raw-bytes";
import { ignoreLateAnswers } from "./client-patches";

encodeRawBytes();

/** One client and the state of its connection. */
export class Connection {
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

  /** Aborts when nothing will come over this connection any more. The client itself does not tell its readers. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  async end(): Promise<void> {
    this.#gone.abort();
    await this.client.dispose();
  }
}

/**
 * The connection in use. The client reconnects by itself, but keeps a failed lookup of the server's features for ever and
 * waits long on a frozen server. So a connection that gives no answers is replaced.
 */
export class Connections {
  #current: Connection;

  constructor(
    private readonly url: string,
    private readonly onTrouble: (error: unknown) => void,
  ) {
    this.#current = new Connection(url);
  }

  get current(): Connection {
    return this.#current;
  }

  replace(connection: Connection, trouble: unknown): void {
    if (connection !== this.#current || connection.gone.aborted) return;
    this.onTrouble(trouble);
    this.#current = new Connection(this.url);
    connection.end().catch(this.onTrouble);
  }

  end(): Promise<void> {
    return this.#current.end();
  }
}
