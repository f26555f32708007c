import { TERMS_VERSION } from "@naqsh/shared/account";
import type { ArtworkDetails } from "@naqsh/shared/artwork";
import { uuid5, NAQSH_NAMESPACE } from "@naqsh/shared/kernel/uuid";
import { StoreUnavailable, type StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { collect } from "@naqsh/shared/testing/events-to-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestPorts, type TestPorts } from "./testing/test-ports";
import { serve, type Browser, type TestServer } from "./testing/test-server";

type Told = { streamCategory: string; streamId: string; type: string; data: object };

// What no world of the simulator meets; all other commands of policies and jobs are judged there, by `judge-idempotency.ts`.
const folders = temporaryFolder();
let ports: TestPorts;
let server: TestServer;

beforeAll(async () => {
  ports = await openTestPorts(folders.fresh());
  server = await serve(ports);
});
afterAll(async () => {
  await server.stop();
  await ports.close();
});

const person = (name: string, role: string): object => ({
  firstName: name,
  lastName: name,
  username: name,
  email: `${name}@naqsh.example`,
  password: "ستون نخلة",
  role,
  acceptedTerms: TERMS_VERSION,
});

const register = async (name: string, role: string): Promise<Browser & { id: string }> => {
  const browser = server.browser();
  const { body } = await browser.send("POST", "/api/register", person(name, role));
  return { ...browser, id: String(body["id"]) };
};

const dispatch = (
  on: TestServer,
  { streamCategory, streamId, type, data }: Told,
  commandId: string,
): Promise<unknown> =>
  on.service.commandBus.dispatch({
    streamCategory,
    streamId,
    command: { type, data },
    commandId,
    correlationId: commandId,
    causationId: null,
    actorId: "a policy",
  });

const log = (): Promise<StoredEvent[]> => collect(ports.store.readAll());

/** Each command left what it left side by side in one stream. */
const expectOneAppendEach = (events: readonly StoredEvent[]): void => {
  const places = new Map<string, number[]>();
  events.forEach(({ metadata, stream }, place) => {
    const key = metadata.commandId;
    places.set(key, [...(places.get(key) ?? []), place]);
    expect(new Set(places.get(key)!.map((at) => events[at]!.stream))).toEqual(new Set([stream]));
  });
  for (const own of places.values()) expect(own.at(-1)! - own[0]!).toBe(own.length - 1);
};

/** What a command adds to the log: at first, told again to a service that has just started, and under another id. */
const added = async (told: Told): Promise<{ first: string[]; again: string[]; underAnotherId: string[] }> => {
  const commandId = uuid5(NAQSH_NAMESPACE, `${told.type}/${told.streamId}`);
  const before = (await log()).length;
  await dispatch(server, told, commandId);
  const once = await log();
  expectOneAppendEach(once.slice(before));
  const restarted = await serve(ports);
  await dispatch(restarted, told, commandId);
  const twice = await log();
  await dispatch(restarted, told, uuid5(commandId, "another"));
  const thrice = await log();
  await restarted.stop();
  const types = (events: StoredEvent[]): string[] => events.map(({ type }) => type);
  return {
    first: types(once.slice(before)),
    again: types(twice.slice(once.length)),
    underAnotherId: types(thrice.slice(twice.length)),
  };
};

const QUIET = { again: [], underAnotherId: [] };

it("records a picture's renditions, fingerprint and tiles once", async () => {
  const artist = await register("sami", "artist");
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#336644" } })
    .png()
    .toBuffer();
  const sent = await artist.send("POST", "/api/artworks", {
    title: "خط",
    description: "لوحة بالخط العربي على ورق",
    category: "photography",
    medium: "حبر",
    price: "1000.00",
    imageUrl: `data:image/png;base64,${picture.toString("base64")}`,
  });
  expect(sent).toMatchObject({ status: 201 });
  const artworkId = String(sent.body["id"]);
  const { image } = (await log()).at(-1)!.data["details"] as ArtworkDetails;
  const data = {
    artworkId,
    sha256: image.sha256,
    renditions: { widths: [], dominantColour: "#336644", placeholder: "" },
  };
  expect(await added({ streamCategory: "artwork", streamId: artworkId, type: "RecordRenditions", data })).toEqual({
    first: ["ArtworkRenditionsMade"],
    ...QUIET,
  });
  const seen = { artworkId, sha256: image.sha256, fingerprint: ["0".repeat(32)], look: "0".repeat(216) };
  const recorded = await added({
    streamCategory: "artwork",
    streamId: artworkId,
    type: "RecordFingerprint",
    data: seen,
  });
  expect(recorded).toEqual({ first: ["ArtworkFingerprinted"], ...QUIET });
  const cut = { size: 512, overlap: 1, levels: [{ columns: 1, rows: 1 }] };
  const tiled = await added({
    streamCategory: "artwork",
    streamId: artworkId,
    type: "RecordTiles",
    data: { artworkId, sha256: image.sha256, tiles: cut },
  });
  expect(tiled).toEqual({ first: ["ArtworkTilesMade"], ...QUIET });
});

it("forgives an unpaid win once", async () => {
  const { id: userId } = await register("omar", "collector");
  const win = { userId, auctionId: "auction", orderId: "order" };
  const ofOmar = { streamCategory: "user", streamId: userId };
  expect(await added({ ...ofOmar, type: "RecordUnpaidWin", data: win })).toEqual({
    first: ["UnpaidWinRecorded"],
    ...QUIET,
  });
  const data = { ...win, forgivenBy: "system", reason: "90 days" };
  expect(await added({ ...ofOmar, type: "ForgiveUnpaidWin", data })).toEqual({
    first: ["UnpaidWinForgiven"],
    ...QUIET,
  });
});

it("erases an account once, each step with an append of its own", async () => {
  const { id: userId } = await register("huda", "collector");
  expect(await added({ streamCategory: "user", streamId: userId, type: "EraseAccount", data: { userId } })).toEqual({
    first: ["AccountErased", "EmailReleased", "UsernameReleased"],
    ...QUIET,
  });
});

it("gives an orphan's claims up once", async () => {
  const dying = await serve({
    ...ports,
    store: {
      ...ports.store,
      append: async (stream, ...rest) => {
        if (stream.startsWith("user-")) throw new StoreUnavailable("It dies before the account is made");
        return ports.store.append(stream, ...rest);
      },
    },
  });
  await dying.browser().send("POST", "/api/register", person("nobody", "collector"));
  await dying.stop();
  const claims = (await log()).slice(-2);
  expect(claims.map(({ type }) => type)).toEqual(["EmailClaimed", "UsernameClaimed"]);
  const [email, username] = claims.map(({ data }) => ({ streamId: String(data["claimId"]), data }));
  expect(await added({ streamCategory: "emailClaim", type: "ReleaseEmail", ...email! })).toEqual({
    first: ["RegistrationAbandoned", "EmailReleased"],
    ...QUIET,
  });
  expect(await added({ streamCategory: "usernameClaim", type: "ReleaseUsername", ...username! })).toEqual({
    first: ["UsernameReleased"],
    ...QUIET,
  });
});
