import { hashOfToken } from "@naqsh/shared/platform/http/session-cookie";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { openTestPorts } from "../testing/test-ports";
import { serve, type Answer } from "../testing/test-server";

const folders = temporaryFolder();
const EMAIL = "huda@naqsh.example";
const PASSWORD = "ستون نخلة";

const deviceIn = (answer: Answer): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("naqsh.device"))
    ?.split(";")[0] ?? "";

it("is not asked about a sign-in on the device on which its person used the link of their letter", async () => {
  const ports = await openTestPorts(folders.fresh(), { trustsEmails: false });
  const server = await serve(ports);
  onTestFinished(async () => {
    await server.stop();
    await ports.close();
  });
  const browser = server.browser();
  const body = { firstName: "هدى", lastName: "العتيبي", email: EMAIL, password: PASSWORD };
  const id = String((await browser.send("POST", "/api/register", body)).body["id"]);
  const events = async (stream: string) => {
    const found = [];
    for await (const event of ports.store.readStream(stream)) found.push(event);
    return found;
  };
  const requestId = String((await events(`user-${id}`)).at(-1)?.data["requestId"]);
  await server.service.commandBus.dispatch({
    streamCategory: "user",
    streamId: id,
    command: {
      type: "RecordVerificationSent",
      data: { userId: id, requestId, digest: hashOfToken("the-secret-of-a-letter") },
    },
    commandId: id,
    correlationId: id,
    causationId: null,
    actorId: "example",
  });
  const verified = await browser.send("POST", "/api/verify-email", { token: `${id}.the-secret-of-a-letter` });
  expect(verified.status).toBe(200);

  const elsewhere = server.browser();
  const again = { email: EMAIL, password: PASSWORD };
  expect((await server.browser().send("POST", "/api/signin", again, { cookie: deviceIn(verified) })).status).toBe(200);
  expect(await events(`signInDevice-${id}`)).toEqual([]);
  expect((await elsewhere.send("POST", "/api/signin", again)).status).toBe(200);
  expect(await events(`signInDevice-${id}`)).toHaveLength(1);
});
