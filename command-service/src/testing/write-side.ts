import { TERMS_VERSION } from "@naqsh/shared/account";
import { detailsOf } from "@naqsh/shared/testing/artwork-details";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { NO_STREAM, type StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { CommandServicePorts } from "../commands/command-deps";
import { openTestPorts, type TestPorts } from "./test-ports";
import { serve, type Browser, type TestServer } from "./test-server";

const ADMINISTRATOR = { email: "admin@naqsh.example", password: "نخلة في الرياض" };
const PASSWORD = "ستون نخلة";
const MINUTE = 60_000;

export type Person = Browser & { id: string };

/** The write side on embedded adapters, with people, works and auctions as specs need them. */
export type WriteSide = {
  server: TestServer;
  ports: TestPorts;
  register: (name: string, role?: "artist" | "collector") => Promise<Person>;
  administrator: () => Promise<Person>;
  /** An approved work of the artist, with a fixed price (net) if one is given. */
  approvedWork: (artist: Person, price?: Halalas) => Promise<string>;
  /** Ids of a work and its auction, live for an hour from now. */
  liveAuction: (artist: Person, terms?: object) => Promise<{ artworkId: string; auctionId: string }>;
  /** Gives a command of the system to a stream of this category. */
  tell: (streamCategory: string, streamId: string, type: string, data?: object) => Promise<unknown>;
  events: (stream: string) => Promise<StoredEvent[]>;
  close: () => Promise<void>;
};

export const openWriteSide = async (
  folder: string,
  { config, ...over }: Pick<CommandServicePorts, "standstills"> & { config?: Parameters<typeof openTestPorts>[1] } = {},
): Promise<WriteSide> => {
  const ports = { ...(await openTestPorts(folder, { administrator: ADMINISTRATOR, ...config })), ...over };
  const server = await serve(ports);
  let made = 0;
  const nextId = (): string => uuid5(NAQSH_NAMESPACE, `example ${(made += 1)}`);

  const enter = async (path: string, body: object): Promise<Person> => {
    const browser = server.browser();
    const answer = await browser.send("POST", path, body);
    if (answer.status >= 300) throw new Error(answer.text);
    return { ...browser, id: String(answer.body["id"]) };
  };

  const appendToWork = async (artworkId: string, artistId: string, price: Halalas | null): Promise<void> => {
    const recordedAt = instantFromMs(ports.clock.now());
    const commandId = nextId();
    const actor = { actorId: artistId, actorRole: "artist" as const };
    const metadata = { commandId, commandDigest: "example", correlationId: commandId, causationId: null, ...actor };
    const submitted = { artworkId, artistId, details: detailsOf({ title: "خط" }), price, isForSale: true };
    const events = [
      { type: "ArtworkSubmitted", data: submitted },
      { type: "ArtworkApproved", data: { artworkId, artistId, approvedBy: artistId } },
    ];
    const stored = events.map((event) => ({ ...event, id: nextId(), schemaVersion: 1, recordedAt, metadata }));
    await ports.store.append(`artwork-${artworkId}`, NO_STREAM, stored);
  };

  const approvedWork = async (artist: Person, price: Halalas | null = null): Promise<string> => {
    const artworkId = nextId();
    await appendToWork(artworkId, artist.id, price);
    return artworkId;
  };

  const tell: WriteSide["tell"] = (streamCategory, streamId, type, data = {}) => {
    const commandId = nextId();
    return server.service.commandBus.dispatch({
      streamCategory,
      streamId,
      command: { type, data },
      commandId,
      correlationId: commandId,
      causationId: null,
      actorId: "example",
    });
  };

  return {
    server,
    ports,
    register: (name, role = "collector") =>
      enter("/api/register", {
        firstName: name,
        lastName: name,
        username: name,
        email: `${name}@naqsh.example`,
        password: PASSWORD,
        role,
        acceptedTerms: TERMS_VERSION,
      }),
    administrator: () => enter("/api/signin", ADMINISTRATOR),
    approvedWork,
    liveAuction: async (artist, terms = {}) => {
      const artworkId = await approvedWork(artist);
      const answer = await artist.send("POST", "/api/auctions", auctionOf(ports, artworkId, terms));
      if (answer.status !== 201) throw new Error(answer.text);
      const auctionId = String(answer.body["id"]);
      await ports.clock.advanceBy(MINUTE);
      await tell("auction", auctionId, "OpenAuction", { auctionId });
      return { artworkId, auctionId };
    },
    tell,
    events: async (stream) => {
      const events: StoredEvent[] = [];
      for await (const event of ports.store.readStream(stream)) events.push(event);
      return events;
    },
    close: async () => {
      await server.stop();
      await ports.close();
    },
  };
};

/** A body for POST /api/auctions: from a minute on, for an hour, opening at 500 riyals. */
export const auctionOf = ({ clock }: Pick<TestPorts, "clock">, artworkId: string, terms: object = {}): object => ({
  artworkId,
  openingPrice: 500,
  startsAt: instantFromMs(clock.now() + MINUTE),
  endsAt: instantFromMs(clock.now() + 61 * MINUTE),
  ...terms,
});
