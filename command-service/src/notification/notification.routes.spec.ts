import { hashOfToken, SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();
const userId = "00000000-0000-4000-8000-00000000000a";
const noticeId = "00000000-0000-4000-8000-00000000000b";
const cookie = { cookie: `${SESSION_COOKIE}=token` };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(folders.fresh());
  const createdAt = server.ports.clock.now();
  const session = { userId, role: "collector" as const, createdAt, expiresAt: createdAt + 1_000_000 };
  await server.ports.sessions.save(hashOfToken("token"), session);
  await server.service.commandBus.dispatch({
    streamCategory: "inbox",
    streamId: userId,
    command: {
      type: "Notify",
      data: { userId, noticeId, kind: "outbid", subject: {}, causeId: noticeId, byEmail: false },
    },
    commandId: noticeId,
    correlationId: noticeId,
    causationId: noticeId,
    actorId: "notify-outbid-bidder-when-bid-placed",
  });
});
afterAll(() => server.stop());

describe("the inbox over HTTP", () => {
  it("marks a notice as read, answers what is left and where it lies in the log", async () => {
    const answer = await server.browser().send("POST", `/api/notifications/${noticeId}/read`, undefined, cookie);

    expect(answer).toMatchObject({ status: 200, body: { id: userId, unread: 0 } });
    expect(await server.positionIn(answer)).toBe(await server.ports.store.head());
  });

  it("is for signed-in people", async () => {
    const answer = await server.browser().send("POST", "/api/notifications/read-all", {}, { "accept-language": "en" });

    expect(answer).toMatchObject({ status: 401, body: { code: "SIGN_IN_REQUIRED", title: "Please sign in first" } });
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
  });

  it("deletes a notice once and stays quiet when told again", async () => {
    const remove = () => server.browser().send("DELETE", `/api/notifications/${noticeId}`, undefined, cookie);
    const [first, second] = [await remove(), await remove()];

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await server.positionIn(second)).toBe(await server.positionIn(first));
  });

  it.each(["00000000-0000-4000-8000-0000000000ff", "not-an-id", "%F0%28", "a/b"])("knows no notice %s", async (id) => {
    const answer = await server.browser().send("POST", `/api/notifications/${id}/read`, {}, cookie);
    expect(answer.status).toBe(404);
    expect(answer.body["code"]).toMatch(/NOTICE_UNKNOWN|NOT_FOUND/);
  });
});
