import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyCommand } from "@naqsh/shared/kernel/decider";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { registered } from "../testing/people";
import { startTestServer, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();
let server: TestServer;
let given = 0;

beforeAll(async () => {
  server = await startTestServer(folders.fresh());
});
afterAll(() => server.stop());

const bySystem = (streamCategory: string, streamId: string, command: AnyCommand) => {
  const commandId = `00000000-0000-4000-a000-${String((given += 1)).padStart(12, "0")}`;
  const ids = { commandId, correlationId: commandId, causationId: null };
  return server.service.commandBus.dispatch({ streamCategory, streamId, command, ...ids, actorId: "some-policy" });
};

const eventsOf = async (types: string[]): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of server.ports.store.readAll()) if (types.includes(event.type)) events.push(event);
  return events;
};

const claimOf = async (userId: string): Promise<{ claimId: string; userId: string }> => {
  const claims = await eventsOf(["EmailClaimed"]);
  return claims.findLast(({ data }) => data["userId"] === userId)!.data as { claimId: string; userId: string };
};

describe("releasing a claim", () => {
  it("leaves alone what an account holds", async () => {
    const { id } = await registered(server, "noura", "artist");
    const data = await claimOf(id);
    const outcome = await bySystem("emailClaim", data.claimId, { type: "ReleaseEmail", data });

    expect(outcome).toEqual({ accepted: false, rejection: { code: "ACCOUNT_EXISTS" } });
    expect(await eventsOf(["EmailReleased"])).toEqual([]);
  });
});

describe("a registration that was interrupted after its first claim", () => {
  it("claims again when it comes back after the claim was released", async () => {
    const body = {
      firstName: "هند",
      lastName: "الزهراني",
      username: "hind",
      email: "hind@naqsh.example",
      password: "ستون نخلة",
    };
    const key = { "idempotency-key": "00000000-0000-4000-8000-0000000000aa" };
    // The account's own append fails once, as if the process had ended there.
    const { store } = server.ports;
    const append = store.append;
    store.append = (stream, ...rest) =>
      stream.startsWith("user-") ? Promise.reject(new Error("cut")) : append(stream, ...rest);
    const cut = await server.browser().send("POST", "/api/register", body, key);
    store.append = append;
    server.ports.errors.length = 0;

    const orphan = (await eventsOf(["EmailClaimed"])).at(-1)!.data as { claimId: string; userId: string };
    const released = await bySystem("emailClaim", orphan.claimId, { type: "ReleaseEmail", data: orphan });
    const back = await server.browser().send("POST", "/api/register", body, key);
    const thief = await server.browser().send("POST", "/api/register", { ...body, username: "other" });

    expect([cut.status, released.accepted, back.status]).toEqual([500, true, 201]);
    expect((await eventsOf(["EmailReleased"])).map(({ data }) => data)).toEqual([orphan]);
    expect(thief).toMatchObject({ status: 409, body: { code: "EMAIL_TAKEN" } });
  });
});

describe("erasing an account", () => {
  it("frees its names, destroys its key, and may be told twice", async () => {
    const { id, browser } = await registered(server, "salman", "collector");
    const erase = () => bySystem("user", id, { type: "EraseAccount", data: { userId: id } });
    const outcomes = [await erase(), await erase()];
    const signIn = await browser.send("POST", "/api/login", { email: "salman@naqsh.example", password: "ستون نخلة" });

    expect(outcomes).toEqual([{ accepted: true }, { accepted: true }]);
    expect((await eventsOf(["AccountErased"])).map(({ data }) => data["userId"])).toEqual([id]);
    expect(await server.ports.keys.find(id)).toBeNull();
    expect(signIn.status).toBe(401);
    expect((await registered(server, "salman", "collector")).id).not.toBe(id);
  });
});

describe("the command bus", () => {
  it("knows no command that the system may not give", async () => {
    await expect(bySystem("auction", "a", { type: "PlaceBid", data: {} })).rejects.toThrow("no command PlaceBid");
  });
});
