import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answer, post } from "@naqsh/shared/kernel/endpoint";
import { createPositionSeal } from "@naqsh/shared/platform/http/position-seal";
import { createSecurityNotes } from "@naqsh/shared/platform/security-notes";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { collectorDecider } from "../collector/collector.decider";
import { depsOf } from "../command-service";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { stepOf } from "../commands/command-ids";
import { openWriteSide, type Person, type WriteSide } from "../testing/write-side";
import { answerJson, answerWith } from "./answers";
import { createEdge } from "./edge";
import { route, type CallWith, type Route } from "./route";

const forArtists = { access: "artist", summary: { ar: "ملاحظة", en: "A note" }, answer: answer<object>() } as const;
const commanded = post("/api/forgetful/commanded", forArtists);
const stepwise = post("/api/forgetful/stepwise", forArtists);
const told = post("/api/forgetful/told", forArtists);
const unrecorded = post("/api/forgetful/unrecorded", { ...forArtists, appendsNothing: true });
const KEY = "7b1a3f52-6d0c-4f0e-9a44-2f0c6a1d9e10";
const WORK = "00000000-0000-4000-8000-00000000e7a1";

let unrecordedRuns = 0;

/** Handlers that ask nobody who may call them. */
const forgetfulRoutes = (deps: CommandDeps): Route[] => {
  const like =
    (step: string | null) =>
    async ({ context, session: { userId: collectorId } }: CallWith<unknown>): Promise<void> => {
      const sent = await contextOf(context, deps, null);
      const data = { collectorId, artworkId: WORK, artistId: WORK };
      const result = await deps.handleCommand({
        decider: collectorDecider,
        streamId: collectorId,
        command: { type: "LikeArtwork", data },
        context: step === null ? sent : stepOf(sent, step),
        answer: () => ({ liked: WORK }),
      });
      answerWith(context, result);
    };
  return [
    route(commanded, { answer: like(null) }),
    route(stepwise, { answer: like("begun") }),
    route(told, { answer: ({ context }) => answerJson(context, { secret: "نقش" }) }),
    route(unrecorded, {
      answer: ({ context }) => {
        unrecordedRuns += 1;
        answerJson(context, { secret: "نقش" });
      },
    }),
  ];
};

const folders = temporaryFolder();
let side: WriteSide;
let server: Server;
let artist: Person;
let collector: Person;

const sendAs = async ({ cookie }: Person, path: string, key?: string): Promise<{ status: number; body: unknown }> => {
  const { port } = server.address() as AddressInfo;
  const headers = { cookie: cookie(), ...(key !== undefined && { "idempotency-key": key }) };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers });
  return { status: response.status, body: await response.json() };
};

beforeAll(async () => {
  side = await openWriteSide(folders.fresh());
  const security = createSecurityNotes(side.ports);
  const deps = depsOf(side.ports, security);
  const positions = createPositionSeal(side.ports.keys);
  const edge = createEdge(forgetfulRoutes(deps), deps, { ...side.ports, positions, security });
  server = createServer((request, response) => edge.answer(request, response, "127.0.0.1"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  artist = await side.register("noura", "artist");
  collector = await side.register("salman");
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await side.close();
});

describe("a route whose handler forgets who may call it", () => {
  it.each([commanded.path, stepwise.path, told.path, unrecorded.path])(
    "refuses whom its access keeps out: %s",
    async (path) => {
      expect(await sendAs(collector, path)).toMatchObject({ status: 403, body: { code: "ARTIST_ROLE_REQUIRED" } });
      expect(await side.events(`collector-${collector.id}`)).toEqual([]);
    },
  );

  it("is not even asked if it gives no command", async () => {
    const runs = unrecordedRuns;
    await sendAs(collector, unrecorded.path);
    expect(unrecordedRuns).toBe(runs);
  });

  it.each([commanded.path, told.path, unrecorded.path])("lets in whom it says: %s", async (path) => {
    expect(await sendAs(artist, path)).toMatchObject({ status: 200 });
  });

  it("answers what it accepted the same again, also after its sender was suspended", async () => {
    const suspended = await side.register("faisal", "artist");
    const first = await sendAs(suspended, commanded.path, KEY);
    const administrator = await side.administrator();
    await administrator.send("POST", `/api/admin/users/${suspended.id}/ban`, { reason: "مزايدات وهمية" });
    await side.ports.clock.advanceBy(60_000);

    expect(await sendAs(suspended, commanded.path, KEY)).toEqual(first);
    expect(await sendAs(suspended, commanded.path)).toMatchObject({ body: { code: "ACCOUNT_BANNED" } });
    expect(first).toEqual({ status: 200, body: { liked: WORK } });
  });
});
