import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { registered, type Person } from "../testing/people";
import { openTestPorts } from "../testing/test-ports";
import { serve, startTestServer, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();
const english = { "accept-language": "en" };
let server: TestServer;
let someone: Person;

beforeAll(async () => {
  server = await startTestServer(folders.fresh());
  someone = await registered(server, "noura", "collector");
});
afterAll(() => server.stop());

describe("the edge", () => {
  it.each([
    ["POST", "/api/nothing", 404, "NOT_FOUND"],
    ["PATCH", "/api/register", 405, "METHOD_NOT_ALLOWED"],
    ["DELETE", "/api/artworks/00000000-0000-4000-8000-000000000000", 405, "METHOD_NOT_ALLOWED"],
  ])("answers %s %s with a problem", async (method, path, status, code) => {
    const answer = await server.browser().send(method, path, undefined, english);
    expect(answer).toMatchObject({ status, body: { code, status, type: expect.stringMatching(/^urn:/) } });
  });

  it("has its answers kept by nobody", async () => {
    const { email, password } = { email: "noura@naqsh.example", password: "ستون نخلة" };
    const signedIn = await server.browser().send("POST", "/api/login", { email, password });
    const refused = await server.browser().send("POST", "/api/login", { email, password: "another" });
    const read = await someone.browser.send("POST", "/api/notifications/read-all", {});
    const bid = await someone.browser.send("POST", "/api/auctions/none/bids", { amount: 500 });
    expect([signedIn.status, refused.status, read.status]).toEqual([200, 401, 200]);
    for (const { headers } of [signedIn, refused, read, bid]) expect(headers.get("cache-control")).toBe("no-store");
  });

  it("names the methods that a path knows", async () => {
    const answer = await server.browser().send("PATCH", "/api/register");
    expect(answer.headers.get("allow")).toBe("POST");
  });

  it("speaks the reader's language", async () => {
    const [arabic, anglophone] = await Promise.all([
      server.browser().send("POST", "/api/nothing"),
      server.browser().send("POST", "/api/nothing", undefined, english),
    ]);
    expect([arabic.body["title"], anglophone.body["title"]]).toEqual([
      "لم نجد ما تبحث عنه",
      "We could not find what you asked for",
    ]);
  });

  it.each([
    [{ origin: "https://elsewhere.example" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ "sec-fetch-site": "same-origin" }, 200],
    [{ "sec-fetch-site": "none" }, 200],
  ])("lets no other site write in a person's name: %o", async (headers, status) => {
    const answer = await someone.browser.send("POST", "/api/notifications/read-all", {}, headers);
    expect(answer.status).toBe(status);
  });

  it("takes writes of its own pages", async () => {
    const answer = await someone.browser.send("POST", "/api/notifications/read-all", {}, { origin: server.url });
    expect(answer.status).toBe(200);
  });

  it.each([
    ["{", "application/json", 400, "MALFORMED_BODY"],
    ['"text"', "text/plain", 415, "UNSUPPORTED_MEDIA_TYPE"],
    ["{}", "application/json; charset=latin1", 415, "UNSUPPORTED_MEDIA_TYPE"],
    [`"${"x".repeat(70_000)}"`, "application/json", 413, "BODY_TOO_LARGE"],
    ["[]", "application/json", 422, "INVALID_INPUT"],
  ])("refuses a body that it cannot take: %.20s as %s", async (body, type, status, code) => {
    const answer = await server.browser().send("POST", "/api/login", body, { ...english, "content-type": type });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it("takes an Idempotency-Key in any case of letters, and nothing that is not a UUID", async () => {
    const send = (key: string) =>
      someone.browser.send("POST", "/api/notifications/read-all", {}, { "idempotency-key": key });
    expect((await send("00000000-0000-4000-8000-00000000ABCD")).status).toBe(200);
    expect(await send("1")).toMatchObject({ status: 400, body: { code: "IDEMPOTENCY_KEY_INVALID" } });
  });

  it("says when to come again to those who come too often", async () => {
    const ports = await openTestPorts(folders.fresh(), { rateLimits: { signIn: { points: 2, windowMs: 60_000 } } });
    const limited = await serve(ports);
    const tries = [1, 2, 3].map(() =>
      limited.browser().send("POST", "/api/login", { email: "a@b.example", password: "x" }),
    );
    const answers = await Promise.all(tries);
    await limited.stop();
    await ports.close();

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([401, 401, 429]);
    expect(answers.find(({ status }) => status === 429)!.headers.get("retry-after")).toBe("60");
  });

  it("ends a session with its time", async () => {
    const late = await registered(server, "salman", "collector");
    await server.ports.clock.advanceBy(31 * 24 * 60 * 60 * 1000);
    const answer = await late.browser.send("POST", "/api/notifications/read-all", {});
    expect(answer.status).toBe(401);
  });

  it("leaves reads to whoever comes next", async () => {
    const answer = await server.browser().send("GET", "/api/register");
    expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  });
});

describe("failures inside", () => {
  it("become 500 with nothing but a correlation id, which the log explains", async () => {
    const ports = await openTestPorts(folders.fresh());
    const broken = await serve({
      ...ports,
      sessions: { ...ports.sessions, find: () => Promise.reject(new Error("secret detail")) },
    });
    const answer = await broken.browser().send("POST", "/api/notifications/read-all", {}, { cookie: "naqsh.sid=x" });
    await broken.stop();
    await ports.close();

    expect(answer).toMatchObject({ status: 500, body: { code: "INTERNAL", correlationId: expect.any(String) } });
    expect(answer.text).not.toContain("secret");
    expect(ports.errors).toMatchObject([{ correlationId: answer.body["correlationId"] }]);
  });

  it("of the store become 503 and tell when to try again", async () => {
    const ports = await openTestPorts(folders.fresh());
    const append = () => Promise.reject(new StoreUnavailable("read-only"));
    const away = await serve({ ...ports, store: { ...ports.store, append } });
    const body = { firstName: "a", lastName: "b", username: "abc", email: "a@b.example", password: "ستون نخلة" };
    const answer = await away.browser().send("POST", "/api/register", body);
    await away.stop();
    await ports.close();

    expect(answer).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
    expect(answer.headers.get("retry-after")).toBe("1");
  });

  it("of an engine are one line for operators, however many they refuse", async () => {
    const ports = await openTestPorts(folders.fresh());
    const find = () => Promise.reject(new Unavailable("Redis does not answer"));
    const away = await serve({ ...ports, refusals: { ...ports.refusals, find } });
    const body = { firstName: "a", lastName: "b", username: "abc", email: "a@b.example", password: "ستون نخلة" };
    const answers = await Promise.all([1, 2, 3].map(() => away.browser().send("POST", "/api/register", body)));
    await away.stop();
    await ports.close();

    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(ports.errors).toEqual([{ path: "/api/register", reason: "Redis does not answer" }]);
  });
});
