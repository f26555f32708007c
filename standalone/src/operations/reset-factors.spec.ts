import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { totpCode } from "@naqsh/command-service/testing/totp-code";
import { expect, it } from "vitest";
import { ADMINISTRATOR, openShop } from "../testing/shop-in-test";
import { runOperatorCommand } from "./run-operator-command";
import { foundTrouble, wordsOfAnswer } from "./operator-answer";

const folder = temporaryFolder();

const ask = async (dataFolder: string, argument: string): Promise<object> => {
  for await (const answer of runOperatorCommand(dataFolder, { command: "reset-factors", argument }))
    return answer as object;
  return {};
};

it("an operator lets an administrator back in who lost every factor, and the log names the operator", async () => {
  const dataFolder = folder.fresh();
  const { running, clock, administrator, visitor } = await openShop(dataFolder);
  const admin = await administrator();
  const { secret, ticket } = (await admin.post("/api/user/second-factor/totp/begin", {})).body as {
    secret: string;
    ticket: string;
  };
  const code = totpCode(secret, clock.now());
  expect((await admin.post("/api/user/second-factor/totp", { ticket, code })).status).toBe(201);
  const signIn = () => visitor("elsewhere").post("/api/login", ADMINISTRATOR);
  expect((await signIn()).body).toMatchObject({ code: "SECOND_FACTOR_ASKED" });

  const unknown = await ask(dataFolder, "nobody@naqsh.test");
  expect([foundTrouble(unknown), wordsOfAnswer(unknown)]).toEqual([
    true,
    "Nobody has a verified account with this e-mail.",
  ]);
  const reset = await ask(dataFolder, ` ${ADMINISTRATOR.email.toUpperCase()}`);
  expect([foundTrouble(reset), wordsOfAnswer(reset)]).toEqual([false, expect.stringContaining("is gone")]);
  expect((await signIn()).status).toBe(200);
  expect((await admin.post("/api/user/sessions/end-others", {})).status).toBe(401);
  expect(await ask(dataFolder, ADMINISTRATOR.email)).toMatchObject({ reset: false, code: "SECOND_FACTOR_UNKNOWN" });

  await running.settled();
  const back = visitor("back");
  await back.post("/api/login", ADMINISTRATOR);
  const { body } = await back.get("/api/admin/history?type=SecondFactorsReset");
  expect(body).toMatchObject([{ type: "SecondFactorsReset", actor: { id: "operator", role: "system" } }]);
});
