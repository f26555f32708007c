import { once, setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Metadata, Server, ServerCredentials, status } from "@grpc/grpc-js";
import type { sendUnaryData, ServerDuplexStream, ServerUnaryCall, ServerWritableStream } from "@grpc/grpc-js";
import { freePort } from "../../../../testing/free-port";
import type { EventStore } from "../../../ports/event-store";
import { openEmbeddedEventStore } from "../../embedded-log/embedded-event-store";
import { PeerAppends } from "./peer-appends";
import { writeSystemEvents } from "./peer-log";
import { answerRead, answerSubscription, streamAsked, type Send } from "./peer-readings";
import {
  ServerFeaturesService,
  StreamsService,
  features,
  type BatchAppendReq,
  type BatchAppendResp,
  type ReadReq,
  type ReadResp,
  streams,
  type TombstoneReq,
  type TombstoneResp,
} from "./protocol";

type AppendCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;
type ReadCall = ServerWritableStream<ReadReq, ReadResp>;
type TombstoneCall = ServerUnaryCall<TombstoneReq, TombstoneResp>;

export type PeerAbilities = {
  /** False: a server before 24.2, which does not say when a subscription has caught up. */
  tellsCaughtUp: boolean;
  /** False: a server that takes a repeated append for a wrong revision. */
  knowsIds: boolean;
  /** False: 21.10, where an event that is read from its stream lies at the largest place there is. */
  tellsPlaces: boolean;
};

const ALL_ABILITIES: PeerAbilities = { tellsCaughtUp: true, knowsIds: true, tellsPlaces: true };

/**
 * A server of the client's own protocol over an embedded log in a folder, behaving as real servers were seen to: what the
 * adapter asks of one, no more. It can be killed, started again at the same address, and frozen.
 */
export class EventStorePeer {
  #server: Server | null = null;
  #log: EventStore | null = null;
  #port = 0;
  #stopping = new AbortController();
  #thawed: Promise<void> = Promise.resolve();
  #answering: Promise<void> = Promise.resolve();
  #thaw: () => void = () => undefined;
  #featuresFailures = 0;
  #mostForwards = Infinity;
  #subscriptionsBeginAfterMs = 0;
  readonly #abilities: PeerAbilities;
  readonly #tombstones = new Set<string>();
  readonly #subscribers = new Set<ReadCall>();

  constructor(
    private readonly directory: string,
    abilities: Partial<PeerAbilities> = {},
  ) {
    this.#abilities = { ...ALL_ABILITIES, ...abilities };
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.#port}?tls=false`;
  }

  get log(): EventStore {
    if (!this.#log) throw new Error("The peer does not run");
    return this.#log;
  }

  /** Listens where it listened before, else at the given port, else at a free one. */
  async start(given = this.#port): Promise<void> {
    const port = given || (await freePort());
    this.#log = await openEmbeddedEventStore({ directory: this.directory, durable: false });
    this.#stopping = new AbortController();
    setMaxListeners(0, this.#stopping.signal);
    const server = new Server();
    const appends = new PeerAppends(this.#log, { ...this.#abilities, tombstones: this.#tombstones });
    server.addService(StreamsService, {
      read: (call: ReadCall) => void this.#read(call),
      batchAppend: (call: AppendCall) => this.#batchAppend(call, appends),
      tombstone: (call: TombstoneCall, answer: sendUnaryData<TombstoneResp>) => {
        this.#tombstones.add(streamAsked(call.request.getOptions()!));
        answer(null, new streams.TombstoneResp());
      },
    });
    server.addService(ServerFeaturesService, { getSupportedMethods: this.#supportedMethods });
    this.#port = await new Promise((resolve, reject) => {
      const told = (error: Error | null, bound: number): void => (error ? reject(error) : resolve(bound));
      server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), told);
    });
    this.#server = server;
  }

  /** Cuts every connection at once; what was stored stays, answered or not. */
  async kill(): Promise<void> {
    this.#server?.forceShutdown();
    this.#server = null;
    this.#stopping.abort();
    this.thaw();
    const log = this.#log;
    this.#log = null;
    await log?.close();
  }

  /** Takes requests, but does and answers nothing, until `thaw`. */
  freeze(): void {
    this.#thawed = new Promise((resolve) => (this.#thaw = resolve));
    this.#answering = this.#thawed;
  }

  /** Stores what it is asked to, but answers no append, until `thaw`. */
  holdAnswers(): void {
    this.#answering = new Promise((resolve) => (this.#thaw = resolve));
  }

  thaw(): void {
    this.#thaw();
    this.#thawed = Promise.resolve();
    this.#answering = this.#thawed;
  }

  /** The next so many looks at the server's features fail, as they do for a moment after a start. */
  beUnready(looks: number): void {
    this.#featuresFailures = looks;
  }

  /** Ends every subscription, its connection left alone, as a server does to a reader that it finds too slow. */
  dropSubscribers(): void {
    for (const call of this.#subscribers) call.emit("error", refusal(status.ABORTED, "Operation timed out: too slow"));
  }

  /** From now on readings forwards end after so many events, as if that were all. */
  endReadingsAfter(events: number): void {
    this.#mostForwards = events;
  }

  /** From now on subscriptions begin so late, while others append. */
  beginSubscriptionsAfter(ms: number): void {
    this.#subscriptionsBeginAfterMs = ms;
  }

  writeSystemEvents(ids: readonly string[]): Promise<void> {
    return writeSystemEvents(this.log, ids);
  }

  readonly #supportedMethods = (_: unknown, answer: (error: object | null, methods?: unknown) => void): void => {
    if (this.#featuresFailures > 0) {
      this.#featuresFailures -= 1;
      return answer({ code: status.UNKNOWN, details: "Server Is Not Ready" });
    }
    const methods = new features.SupportedMethods().setEventStoreServerVersion("24.2.0");
    for (const name of ["batchappend", "read"]) {
      methods.addMethods(
        new features.SupportedMethod().setServiceName("event_store.client.streams.Streams").setMethodName(name),
      );
    }
    void this.#thawed.then(() => answer(null, methods));
  };

  #batchAppend(call: AppendCall, appends: PeerAppends): void {
    const waiting = new Map<string, BatchAppendReq[]>();
    call.on("error", () => undefined);
    call.on("end", () => call.end());
    call.on("data", (request: BatchAppendReq) => {
      const key = request.getCorrelationId()!.getString();
      const parts = [...(waiting.get(key) ?? []), request];
      if (!request.getIsFinal()) return void waiting.set(key, parts);
      waiting.delete(key);
      void this.#append(call, appends, parts);
    });
  }

  async #append(call: AppendCall, appends: PeerAppends, parts: BatchAppendReq[]): Promise<void> {
    await this.#thawed;
    const options = parts[0]!.getOptions()!;
    const messages = parts.flatMap((part) => part.getProposedMessagesList());
    try {
      const answer = await appends.answer(options, messages);
      await this.#answering;
      call.write(answer.setCorrelationId(parts[0]!.getCorrelationId()));
    } catch (error) {
      call.destroy(error as Error);
    }
  }

  async #read(call: ReadCall): Promise<void> {
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, this.#stopping.signal]);
    for (const event of ["cancelled", "close", "error"]) call.on(event, () => over.abort());
    const send: Send = async (answer) => {
      await this.#thawed;
      signal.throwIfAborted();
      if (call.write(answer)) return;
      await once(call, "drain", { signal });
    };
    try {
      await this.#thawed;
      const options = call.request.getOptions()!;
      if (options.hasSubscription()) {
        this.#subscribers.add(call);
        await pause(this.#subscriptionsBeginAfterMs, undefined, { signal });
        await answerSubscription(this.log, options, { send, signal, ...this.#abilities });
      } else {
        this.#assertNotDeleted(options);
        const isForwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.FORWARDS;
        let left = isForwards ? this.#mostForwards : Infinity;
        const sendSome: Send = async (answer) => (left-- > 0 ? send(answer) : undefined);
        await answerRead(this.log, options, { send: sendSome, ...this.#abilities });
      }
      if (!signal.aborted) call.end();
    } catch (error) {
      if (!signal.aborted) call.emit("error", error);
    } finally {
      this.#subscribers.delete(call);
    }
  }

  #assertNotDeleted(options: ReadReq.Options): void {
    const stream = options.hasStream() ? streamAsked(options.getStream()!) : "";
    if (!this.#tombstones.has(stream)) return;
    const facts = { exception: "stream-deleted", "stream-name": stream };
    throw refusal(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, facts);
  }
}

const refusal = (code: status, details: string, facts: Record<string, string> = {}): Error => {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(facts)) metadata.set(name, value);
  return Object.assign(new Error(details), { code, details, metadata });
};
