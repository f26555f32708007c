import { expect, it } from "vitest";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { startTestServer } from "../testing/test-server";

const folders = temporaryFolder();
const MANY = { points: 1_000, windowMs: 60_000 };
const HOUR_MS = 3_600_000;

const person = (name: string, email = `${name}@naqsh.example`) => ({
  firstName: "نورة",
  lastName: "القحطاني",
  username: name,
  email,
  password: "ستون نخلة",
});

it("tells one network of five taken e-mails an hour, however many others it registers, and then of neither", async () => {
  const server = await startTestServer(folders.fresh(), { rateLimits: { register: MANY, signIn: MANY } });
  const answerTo = async (body: object): Promise<unknown> => {
    const answer = await server.browser().send("POST", "/api/register", body);
    return answer.status === 201 ? "made" : answer.body["code"];
  };
  const taken = "taken@naqsh.example";
  for (let number = 0; number < 12; number += 1) expect(await answerTo(person(`free${number}`))).toBe("made");
  expect(await answerTo(person("first", taken))).toBe("made");
  for (let number = 0; number < 5; number += 1) {
    expect(await answerTo(person(`guess${number}`, taken))).toBe("ACCOUNT_NOT_CREATED");
  }
  expect(await answerTo(person("guess6", taken))).toBe("TOO_MANY_REQUESTS");
  expect(await answerTo(person("free13"))).toBe("TOO_MANY_REQUESTS");
  await server.ports.clock.advanceBy(HOUR_MS);
  expect(await answerTo(person("free13"))).toBe("made");
  await server.stop();
});

it("takes no point for a refusal that tells nothing about an e-mail", async () => {
  const server = await startTestServer(folders.fresh(), { rateLimits: { register: MANY } });
  for (let number = 0; number < 8; number += 1) {
    const body = { ...person("noura"), password: "password1" };
    expect((await server.browser().send("POST", "/api/register", body)).body["code"]).toBe("PASSWORD_TOO_COMMON");
  }
  expect((await server.browser().send("POST", "/api/register", person("noura"))).status).toBe(201);
  await server.stop();
});
