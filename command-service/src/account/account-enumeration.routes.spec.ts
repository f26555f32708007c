import { expect, it, onTestFinished } from "vitest";
import { hashOfToken } from "@naqsh/shared/platform/http/session-cookie";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { startTestServer, type Answer, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();
const MANY = 12;

const person = (username: string) => ({
  firstName: "نورة",
  lastName: "القحطاني",
  username,
  email: "same@naqsh.example",
  password: "ستون نخلة",
});

const open = async (): Promise<TestServer> => {
  const server = await startTestServer(folders.fresh(), { trustsEmails: false });
  onTestFinished(server.stop);
  return server;
};

const typesOf = async ({ ports }: TestServer): Promise<string[]> => {
  const types: string[] = [];
  for await (const { type } of ports.store.readAll()) types.push(type);
  return types;
};

/** What the worker does when it writes a letter; gives the token that stands in it. */
const writeLetter = async (server: TestServer, userId: string, secret: string): Promise<string> => {
  let requestId = "";
  for await (const { type, data } of server.ports.store.readStream(`user-${userId}`)) {
    if (type === "EmailVerificationRequested") requestId = String(data["requestId"]);
  }
  const data = { userId, requestId, digest: hashOfToken(secret) };
  const ids = { commandId: userId, correlationId: userId, causationId: null, actorId: "mail-verification" };
  const command = { type: "RecordVerificationSent", data };
  await server.service.commandBus.dispatch({ streamCategory: "user", streamId: userId, command, ...ids });
  return `${userId}.${secret}`;
};

it("registers any number of people at once with one e-mail, of whom one verifies it", async () => {
  const server = await open();
  const people = Array.from({ length: MANY }, (_, number) => ({ number, browser: server.browser() }));
  const made = await Promise.all(
    people.map(({ number, browser }) => browser.send("POST", "/api/register", person(`person${number}`))),
  );
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));

  const tokens = await Promise.all(
    made.map(({ body }, number) => writeLetter(server, String(body["id"]), `${"secret".repeat(5)}${number}`)),
  );
  const use = ({ number, browser }: (typeof people)[number]): Promise<Answer> =>
    browser.send("POST", "/api/verify-email", { token: tokens[number] });
  const answers = await Promise.all([...people, ...people].map(use));
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ body }) => body["code"] === "LINK_INVALID")).toHaveLength(2 * MANY - 1);
  const types = await typesOf(server);
  expect(types.filter((type) => type === "EmailVerified")).toHaveLength(1);
  expect(types.filter((type) => type === "EmailClaimed")).toHaveLength(1);
});

it("appends the same to a registration with a free e-mail and with a taken one", async () => {
  const server = await open();
  const first = server.browser();
  const { body } = await first.send("POST", "/api/register", person("first"));
  const free = await typesOf(server);
  const token = await writeLetter(server, String(body["id"]), "secret".repeat(5));
  expect((await first.send("POST", "/api/verify-email", { token })).status).toBe(200);
  const before = (await typesOf(server)).length;
  await server.browser().send("POST", "/api/register", person("second"));
  expect((await typesOf(server)).slice(before)).toEqual(free);
});

it("gives nobody a second factor at an e-mail that is only named", async () => {
  const server = await open();
  const stranger = server.browser();
  await stranger.send("POST", "/api/register", person("stranger"));
  for (const path of ["/api/user/second-factor/totp/begin", "/api/user/second-factor/passkeys/begin"]) {
    expect(await stranger.send("POST", path, {})).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });
  }
});

it("gives nobody tries of their own at the password of an e-mail that they only name", async () => {
  const server = await open();
  await server.browser().send("POST", "/api/register", person("stranger"));
  const again = server.browser();
  const { status, headers } = await again.send("POST", "/api/signin", person("stranger"));
  expect(status).toBe(200);
  expect(headers.getSetCookie().filter((cookie) => cookie.includes("naqsh.device"))).toEqual([]);
});

it("erases a verified account no more, however the erasure and the link race", async () => {
  const server = await open();
  const own = server.browser();
  const { body } = await own.send("POST", "/api/register", person("racer"));
  const userId = String(body["id"]);
  const token = await writeLetter(server, userId, "secret".repeat(5));
  const ids = {
    commandId: "00000000-0000-4000-8000-0000000000e1",
    correlationId: userId,
    causationId: null,
    actorId: "j",
  };
  const command = { type: "EraseUnverified", data: { userId } };
  const [verified] = await Promise.all([
    own.send("POST", "/api/verify-email", { token }),
    server.service.commandBus.dispatch({ streamCategory: "user", streamId: userId, command, ...ids }),
  ]);
  const types = await typesOf(server);
  if (verified.status === 200) {
    expect(types).not.toContain("AccountErased");
    expect(types).not.toContain("EmailReleased");
    expect(types).not.toContain("UsernameReleased");
    expect((await server.browser().send("POST", "/api/signin", person("racer"))).status).toBe(200);
  } else {
    expect(types).toContain("AccountErased");
    expect(types).toContain("UsernameReleased");
  }
});

it("ends all sessions with a new password before it answers", async () => {
  const server = await open();
  const own = server.browser();
  const { body } = await own.send("POST", "/api/register", person("owner"));
  const userId = String(body["id"]);
  const secret = "reset".repeat(6);
  const data = { userId, requestId: "00000000-0000-4000-8000-0000000000e3", digest: hashOfToken(secret) };
  const ids = { commandId: data.requestId, correlationId: userId, causationId: null, actorId: "mail" };
  const command = { type: "RecordResetSent", data };
  await server.service.commandBus.dispatch({ streamCategory: "user", streamId: userId, command, ...ids });
  const reset = { token: `${userId}.${secret}`, newPassword: "سبعون سدرة وبئر" };
  expect((await server.browser().send("POST", "/api/reset-password", reset)).status).toBe(200);
  expect((await own.send("POST", "/api/user/sessions/end-others", {})).status).toBe(401);
});
