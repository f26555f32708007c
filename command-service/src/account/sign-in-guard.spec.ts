import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NO_LIMITS } from "../testing/test-ports";
import { startTestServer, type Answer, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();
const MINUTE_MS = 60_000;
const TRIES = 3;
const PASSWORD = "ستون نخلة";
const person = { firstName: "نورة", lastName: "القحطاني", email: "noura@naqsh.example", password: PASSWORD };

let server: TestServer;
/** The owner's browser, as its cookies were when they registered. */
let known: string;

const cookiesOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0]!)
    .join("; ");

const signIn = (password: string, { email = person.email, cookie = "" } = {}): Promise<Answer> =>
  server
    .browser()
    .send("POST", "/api/signin", { email, password }, { "accept-language": "en", ...(cookie && { cookie }) });

const guess = async (times: number, email = person.email): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await signIn(`guess ${time}`, { email }));
  return answers;
};
const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);

beforeAll(async () => {
  const failedSignIns = { points: TRIES, windowMs: 15 * MINUTE_MS };
  server = await startTestServer(folders.fresh(), { rateLimits: { ...NO_LIMITS, failedSignIns } });
  known = cookiesOf(await server.browser().send("POST", "/api/register", person));
});
afterAll(() => server.stop());
beforeEach(() => server.ports.clock.advanceBy(15 * MINUTE_MS));

describe("guessing the password of one account", () => {
  it("ends after so many failures, for a while, also for the right one: a stranger learns nothing more", async () => {
    expect(statuses(await guess(TRIES + 1))).toEqual([401, 401, 401, 429]);
    const right = await signIn(PASSWORD);
    expect(right).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
    expect(right.body["messages"]).toMatchObject({ ar: expect.any(String), en: expect.any(String) });
    await server.ports.clock.advanceBy(15 * MINUTE_MS);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it("ends as soon when they are all tried at once", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => signIn(`guess ${n}`)));
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(TRIES);
  });

  it("goes the same way where nobody has the e-mail", async () => {
    const [mine, nobodys] = [await guess(TRIES + 1), await guess(TRIES + 1, "nobody@naqsh.example")];
    expect(nobodys.map(({ status, text }) => [status, text])).toEqual(mine.map(({ status, text }) => [status, text]));
  });

  it("counts failures alone: whoever knows the password signs in as often as they like", async () => {
    const answers: Answer[] = [];
    for (let time = 0; time < 3 * TRIES; time += 1) answers.push(await signIn(PASSWORD));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
  });

  it("keeps the owner out of nothing where they have signed in before, and gives that browser no more guesses", async () => {
    await guess(TRIES + 5);
    expect((await signIn(PASSWORD, { cookie: known })).status).toBe(200);
    const tried: number[] = [];
    for (let time = 0; time <= TRIES; time += 1) tried.push((await signIn("guess", { cookie: known })).status);
    expect(tried).toEqual([401, 401, 401, 429]);
  });

  it("takes no made-up browser, and none of another account, for a known one", async () => {
    const other = { ...person, email: "salma@naqsh.example" };
    const others = cookiesOf(await server.browser().send("POST", "/api/register", other));
    await guess(TRIES);
    for (const cookie of [others, "naqsh.device=a.b", "naqsh.device=a", known.replace(/device=./, "device=_")]) {
      expect((await signIn(PASSWORD, { cookie })).status).toBe(429);
    }
  });
});
