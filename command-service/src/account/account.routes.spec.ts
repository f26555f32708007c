import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { StoreUnavailable, type StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openTestPorts } from "../testing/test-ports";
import { serve, startTestServer, type Browser, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();
const key = (number: number) => ({ "idempotency-key": `00000000-0000-4000-8000-${String(number).padStart(12, "0")}` });
const english = { "accept-language": "en" };
const person = (name: string) => ({
  firstName: "نورة",
  lastName: "القحطاني",
  username: name,
  email: `${name}@naqsh.example`,
  password: "ستون نخلة",
});

let server: TestServer;
const allEvents = async (): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of server.ports.store.readAll()) events.push(event);
  return events;
};

beforeAll(async () => {
  server = await startTestServer(folders.fresh());
});
afterAll(() => server.stop());
afterEach(() => server.ports.assertNoErrors());

describe("registering", () => {
  it("claims the e-mail and the username, then makes the account and a session", async () => {
    const browser = server.browser();
    const answer = await browser.send("POST", "/api/register", { ...person("noura"), role: "artist" }, key(1));

    expect(answer).toMatchObject({
      status: 201,
      body: { email: "noura@naqsh.example", username: "noura", firstName: "نورة", role: "artist", language: "ar" },
    });
    const types = (await allEvents()).map(({ type }) => type);
    expect(types).toEqual(["EmailClaimed", "UsernameClaimed", "UserRegistered"]);
    expect(await server.positionIn(answer)).toBe(await server.ports.store.head());
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^naqsh\.sid=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
  });

  it("stores no name, e-mail or password that can be read", async () => {
    const log = JSON.stringify(await allEvents());
    for (const secret of ["noura", "naqsh.example", "نورة", "القحطاني", "نخلة", "argon2"])
      expect(log).not.toContain(secret);
  });

  it("repeated gives the same answer and nothing new, also after a restart and 20 times at once", async () => {
    const body = { ...person("salman"), username: undefined };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.browser().send("POST", "/api/signup", body, key(2))),
    );
    const before = await server.ports.store.head();
    const restarted = await serve(server.ports);
    const late = await restarted.browser().send("POST", "/api/signup", body, key(2));
    await restarted.stop();

    expect(new Set([...answers, late].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(late.status).toBe(201);
    expect(await server.ports.store.head()).toBe(before);
  });

  it("repeated with another password is another command and opens no session", async () => {
    const body = { ...person("salman"), username: undefined, password: "not the same one" };
    const answer = await server.browser().send("POST", "/api/signup", body, key(2));

    expect(answer).toMatchObject({ status: 409, body: { code: "COMMAND_ID_REUSED" } });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("repeated with another e-mail claims nothing", async () => {
    const before = await server.ports.store.head();
    const answer = await server.browser().send("POST", "/api/register", person("other"), key(1));

    expect(answer).toMatchObject({ status: 409, body: { code: "COMMAND_ID_REUSED" } });
    expect(await server.ports.store.head()).toBe(before);
  });

  it("refuses an e-mail that is taken, whatever the case of its letters", async () => {
    const body = { ...person("noura2"), email: "  NOURA@Naqsh.Example " };
    const answer = await server.browser().send("POST", "/api/register", body, english);

    expect(answer).toMatchObject({ status: 409, body: { code: "ACCOUNT_NOT_CREATED" } });
  });

  it("refuses a username that is taken and lets go of the e-mail", async () => {
    const email = "reem@naqsh.example";
    const taken = await server.browser().send("POST", "/api/register", { ...person("Noura"), email }, key(3));
    const again = await server.browser().send("POST", "/api/register", { ...person("Noura"), email }, key(3));
    const free = await server.browser().send("POST", "/api/register", { ...person("reem"), email }, key(4));

    expect(taken).toMatchObject({ status: 409, body: { code: "USERNAME_TAKEN" } });
    expect(again.text).toBe(taken.text);
    expect(free).toMatchObject({ status: 201, body: { username: "reem" } });
  });

  it("and the release of its claims as orphans exclude each other, also in two processes at the same moment", async () => {
    const { store } = server.ports;
    const dawdling = await serve({
      ...server.ports,
      store: {
        ...store,
        append: async (stream, ...rest) => {
          if (stream.startsWith("user-")) await releaseOrphans();
          return store.append(stream, ...rest);
        },
      },
    });
    const claims = async () => (await allEvents()).filter(({ type }) => type.endsWith("Claimed")).slice(-2);
    const tell = async (streamCategory: string, type: string, data: Record<string, unknown>, commandId: string) =>
      server.service.commandBus.dispatch({
        streamCategory,
        streamId: String(data["claimId"]),
        command: { type, data },
        commandId,
        correlationId: commandId,
        causationId: null,
        actorId: "release-orphan",
      });
    const outcomes: object[] = [];
    const releaseOrphans = async (): Promise<void> => {
      const [email, username] = await claims();
      outcomes.push(await tell("emailClaim", "ReleaseEmail", email!.data, email!.id));
      outcomes.push(await tell("usernameClaim", "ReleaseUsername", username!.data, username!.id));
    };

    const late = await dawdling.browser().send("POST", "/api/register", person("hind"), key(30));
    await dawdling.stop();
    expect(late).toMatchObject({ status: 409, body: { code: "REGISTRATION_ABANDONED" } });
    expect(outcomes).toEqual([{ accepted: true }, { accepted: true }]);
    const anew = await server.browser().send("POST", "/api/register", person("hind"), key(31));
    expect(anew).toMatchObject({ status: 201, body: { username: "hind", email: "hind@naqsh.example" } });

    outcomes.length = 0;
    await releaseOrphans();
    const refused = { accepted: false, rejection: { code: "ACCOUNT_EXISTS" } };
    expect(outcomes).toEqual([refused, refused]);
    const { email, password } = person("hind");
    expect(await server.browser().send("POST", "/api/login", { email, password })).toMatchObject({ status: 200 });
  });

  it("derives a username that nobody has", async () => {
    const twins = [1, 2].map((number) => ({
      ...person(`twin${number}`),
      username: undefined,
      latinName: "Reem Al Harbi",
    }));
    const names: unknown[] = [];
    for (const twin of twins) names.push((await server.browser().send("POST", "/api/signup", twin)).body["username"]);

    expect(names[0]).toBe("reem_al_harbi");
    expect(names[1]).toMatch(/^reem_al_harbi_[0-9a-f]{4}$/);
  });

  it.each([
    ["PASSWORD_TOO_COMMON", 422, { password: "Password123" }],
    ["PASSWORDS_DIFFER", 422, { confirmPassword: "another one" }],
    ["INVALID_INPUT", 422, { email: "nobody" }],
    ["INVALID_INPUT", 422, { password: "five5" }],
    ["INVALID_INPUT", 422, { role: "admin" }],
    ["INVALID_INPUT", 422, { firstName: " " }],
  ])("answers %s", async (code, status, wrong) => {
    const before = await server.ports.store.head();
    const answer = await server.browser().send("POST", "/api/register", { ...person("wrong"), ...wrong }, english);

    expect(answer).toMatchObject({ status, body: { code } });
    expect(await server.ports.store.head()).toBe(before);
  });
});

describe("signing in and out", () => {
  it("opens a session that signing out ends", async () => {
    const browser = server.browser();
    const { email, password } = person("noura");
    const answer = await browser.send("POST", "/api/login", { email, password });
    const inside = await browser.send("POST", "/api/notifications/read-all", {});
    const held = { cookie: browser.cookie() };
    await browser.send("POST", "/api/logout");
    const outside = await server.browser().send("POST", "/api/notifications/read-all", {}, held);

    expect(answer).toMatchObject({ status: 200, body: { email, role: "artist", username: "noura" } });
    expect([inside.status, outside.status]).toEqual([200, 401]);
  });

  it("answers the same to a wrong password and to an unknown e-mail", async () => {
    const wrong = await server
      .browser()
      .send("POST", "/api/signin", { email: person("noura").email, password: "wrong" });
    const unknown = await server.browser().send("POST", "/api/signin", { email: "no@body.example", password: "wrong" });

    expect(wrong).toMatchObject({ status: 401, body: { code: "WRONG_CREDENTIALS" } });
    expect(unknown.text).toBe(wrong.text);
  });
});

describe("administrators", () => {
  const config = { administrator: { email: "Admin@naqsh.example", password: "ثلاثون بابا" } };
  const adminOf = async (running: TestServer): Promise<Browser> => {
    const browser = running.browser();
    await browser.send("POST", "/api/login", { email: "admin@naqsh.example", password: "ثلاثون بابا" });
    return browser;
  };

  it("begin with the configured one, made once", async () => {
    const ports = await openTestPorts(folders.fresh(), config);
    const first = await serve(ports);
    await first.stop();
    const head = await ports.store.head();
    const second = await serve(ports);
    expect(await ports.store.head()).toBe(head);
    const admin = await (
      await adminOf(second)
    ).send("POST", "/api/login", {
      email: "admin@naqsh.example",
      password: "ثلاثون بابا",
    });
    await second.stop();

    expect(admin.body["role"]).toBe("admin");
    await ports.close();
  });

  it("are made anew where a start died between claim and account, and its registration was given up", async () => {
    const ports = await openTestPorts(folders.fresh(), config);
    const { store } = ports;
    const dies = serve({
      ...ports,
      store: {
        ...store,
        append: async (stream, ...rest) => {
          if (stream.startsWith("user-")) throw new StoreUnavailable("It dies before the account is made");
          return store.append(stream, ...rest);
        },
      },
    });
    await expect(dies).rejects.toThrow();
    const { administrator: _, ...without } = ports.config;
    const other = await serve({ ...ports, config: without });
    for await (const { id, type, data } of store.readAll()) {
      const [streamCategory, release] =
        type === "EmailClaimed" ? ["emailClaim", "ReleaseEmail"] : ["usernameClaim", "ReleaseUsername"];
      await other.service.commandBus.dispatch({
        streamCategory: streamCategory,
        streamId: String(data["claimId"]),
        command: { type: release, data },
        commandId: id,
        correlationId: id,
        causationId: null,
        actorId: "release-orphan",
      });
    }
    await other.stop();
    const second = await serve(ports);
    const signedIn = await (
      await adminOf(second)
    ).send("POST", "/api/login", { email: "admin@naqsh.example", password: "ثلاثون بابا" });
    await second.stop();
    await ports.close();

    expect(signedIn).toMatchObject({ status: 200, body: { role: "admin" } });
  });

  it("are not made beside one that the log knows, whatever a later start is configured with", async () => {
    const told: string[] = [];
    const ports = await openTestPorts(folders.fresh(), config);
    await (await serve(ports)).stop();
    const head = await ports.store.head();
    const moved = { administrator: { email: "admin@naqsh.local" }, announce: (text: string) => void told.push(text) };
    const running = await serve({ ...ports, config: { ...ports.config, ...moved } });
    await running.stop();

    expect(await ports.store.head()).toBe(head);
    expect(told).toEqual([expect.stringContaining("has an administrator already")]);
    await ports.close();
  });

  it("get a one-time password on the terminal where none is configured", async () => {
    const told: string[] = [];
    const ports = await openTestPorts(folders.fresh(), {
      administrator: { email: "admin@naqsh.example" },
      announce: (text) => told.push(text),
    });
    const running = await serve(ports);
    const password = /one-time password (\S+)$/.exec(told[0]!)![1];
    const answer = await running.browser().send("POST", "/api/login", { email: "admin@naqsh.example", password });
    await running.stop();
    await ports.close();

    expect(answer.body["role"]).toBe("admin");
  });

  it("are not made where somebody else has the e-mail: the start fails and says so", async () => {
    const ports = await openTestPorts(folders.fresh());
    const running = await serve(ports);
    await running.browser().send("POST", "/api/register", { ...person("admin") });
    await running.stop();

    await expect(serve({ ...ports, config: { ...ports.config, ...config } })).rejects.toThrow(/ACCOUNT_NOT_CREATED/);
    await ports.close();
  });

  it("alone ban and unban; the banned may still sign in and read their own inbox", async () => {
    const ports = await openTestPorts(folders.fresh(), config);
    const running = await serve(ports);
    const someone = running.browser();
    const { body } = await someone.send("POST", "/api/register", person("someone"));
    const id = String(body["id"]);
    const admin = await adminOf(running);
    const reason = { reason: "bids for friends" };

    const byOther = await someone.send("POST", `/api/admin/users/${id}/ban`, {});
    const banned = await admin.send("POST", `/api/admin/users/${id}/ban`, reason);
    const again = await admin.send("POST", `/api/admin/users/${id}/ban`, reason);
    const inbox = await someone.send("POST", "/api/notifications/read-all", {});
    const signedIn = await running.browser().send("POST", "/api/login", person("someone"));
    const unbanned = await admin.send("POST", `/api/admin/users/${id}/unban`);
    const unknown = await admin.send("POST", "/api/admin/users/nobody/ban", reason);
    expect(await running.positionIn(again)).toBe(await running.positionIn(banned));
    await running.stop();
    await ports.close();

    expect(byOther).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    expect(banned).toMatchObject({ status: 200, body: { id } });
    expect([inbox.status, signedIn.status, unbanned.status]).toEqual([200, 200, 200]);
    expect(unknown).toMatchObject({ status: 404, body: { code: "ACCOUNT_UNKNOWN" } });
  });

  it("alone forgive an unpaid win, with a reason that can be read", async () => {
    const ports = await openTestPorts(folders.fresh(), config);
    const running = await serve(ports);
    const someone = running.browser();
    const { body } = await someone.send("POST", "/api/register", person("someone"));
    const [userId, auctionId, commandId] = [String(body["id"]), randomUUID(), randomUUID()];
    await running.service.commandBus.dispatch({
      streamCategory: "user",
      streamId: userId,
      command: { type: "RecordUnpaidWin", data: { userId, auctionId, orderId: randomUUID() } },
      commandId,
      correlationId: commandId,
      causationId: null,
      actorId: "spec",
    });
    const admin = await adminOf(running);
    const path = `/api/admin/users/${userId}/forgive-unpaid-win`;
    const unpaidWins = async (): Promise<string[]> => {
      const types: string[] = [];
      for await (const { type } of ports.store.readStream(`user-${userId}`)) types.push(type);
      return types.filter((type) => type.startsWith("UnpaidWin"));
    };

    const byOther = await someone.send("POST", path, { auctionId, reason: "was ill" });
    const unseen = await admin.send("POST", path, { auctionId, reason: "\u202e\u200b\u2800\u3164" });
    const untouched = await unpaidWins();
    const forgiven = await admin.send("POST", path, { auctionId, reason: "was ill" });
    const [first, last] = await unpaidWins();
    await running.stop();
    await ports.close();

    expect(byOther).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    expect(unseen).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
    expect(untouched).toEqual(["UnpaidWinRecorded"]);
    expect(forgiven).toMatchObject({ status: 200, body: { id: userId } });
    expect([first, last]).toEqual(["UnpaidWinRecorded", "UnpaidWinForgiven"]);
  });
});
