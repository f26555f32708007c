import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TERMS_VERSION, type CurrentUser } from "@naqsh/shared/account";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import type { KeptLetter } from "@naqsh/worker/ports/mail";
import { ADMINISTRATOR, HOUR_MS, openShop, type ShopInTest } from "./testing/shop-in-test";
import type { ShopVisitor } from "./testing/shop-visitor";

const folders = temporaryFolder();
const PASSWORD = "correct horse 7";
const DAY_MS = 24 * HOUR_MS;

const open = (dataFolder = folders.fresh()): Promise<ShopInTest> =>
  openShop(dataFolder, { commands: { administrator: ADMINISTRATOR, trustsEmails: false } });

const person = (username: string, email = `${username}@naqsh.test`) => ({
  firstName: username,
  lastName: "Test",
  username,
  email,
  password: PASSWORD,
  language: "en",
  acceptedTerms: TERMS_VERSION,
});

const lettersTo = async (shop: ShopInTest, email: string): Promise<KeptLetter[]> => {
  await shop.running.settled();
  const { body } = await shop.visitor("postman").get<KeptLetter[]>("/dev/mailbox");
  return body.filter(({ to }) => to === email);
};

const tokenIn = ({ text }: KeptLetter): string => /token=(\S+)/.exec(text)?.[1] ?? "";

const tokenFor = async (shop: ShopInTest, email: string, subject: RegExp): Promise<string> =>
  tokenIn((await lettersTo(shop, email)).find((letter) => subject.test(letter.subject))!);

const isVerified = async (visitor: ShopVisitor): Promise<boolean> =>
  (await visitor.get<CurrentUser>("/api/user")).body.emailVerified;

const bidBy = async (visitor: ShopVisitor): Promise<unknown> =>
  (await visitor.post("/api/auctions/8a9c2a52-0f6e-4d52-9d5a-0c2f6a7b1d11/bids", { amount: 500 })).body["code"];

it("signs whoever registers in at once, and takes their bids once a letter's link showed that the e-mail is theirs", async () => {
  const shop = await open();
  const omar = shop.visitor("omar");
  expect(await omar.post("/api/register", person("omar"))).toMatchObject({ status: 201 });
  expect(await isVerified(omar)).toBe(false);
  expect(await bidBy(omar)).toBe("EMAIL_NOT_VERIFIED");

  const first = await tokenFor(shop, "omar@naqsh.test", /Verify/);
  expect(await omar.post("/api/send-verification")).toMatchObject({ status: 200 });
  expect(await lettersTo(shop, "omar@naqsh.test")).toHaveLength(2);
  const [second] = (await lettersTo(shop, "omar@naqsh.test")).map(tokenIn).filter((token) => token !== first);

  expect((await omar.post("/api/verify-email", { token: first })).body).toMatchObject({ code: "LINK_INVALID" });
  expect(await omar.post("/api/verify-email", { token: second })).toMatchObject({ status: 200 });
  expect(await isVerified(omar)).toBe(true);
  expect(await bidBy(omar)).toBe("AUCTION_UNKNOWN");
  expect((await omar.post("/api/verify-email", { token: second })).body).toMatchObject({ code: "LINK_INVALID" });
});

it("answers a registration with a taken e-mail as any other, and tells its owner alone", async () => {
  const shop = await open();
  const owner = shop.visitor("owner");
  await owner.post("/api/register", person("owner"));
  await owner.post("/api/verify-email", { token: await tokenFor(shop, "owner@naqsh.test", /Verify/) });

  const [other, free] = [shop.visitor("other"), shop.visitor("free")];
  const taken = await other.post("/api/register", {
    ...person("other", "owner@naqsh.test"),
    password: "another horse 8",
  });
  const made = await free.post("/api/register", person("free"));
  const shapeOf = (body: object) => Object.keys(body);
  expect([taken.status, shapeOf(taken.body)]).toEqual([made.status, shapeOf(made.body)]);
  expect(await isVerified(other)).toBe(false);

  const letters = await lettersTo(shop, "owner@naqsh.test");
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    "Verify your e-mail",
    "You have an account at Naqsh",
  ]);
  const signIn = async (name: string, password: string) =>
    (await shop.visitor(name).post("/api/signin", { email: "owner@naqsh.test", password })).body["username"];
  expect(await signIn("one", PASSWORD)).toBe("owner");
  expect(await signIn("two", "another horse 8")).toBe("other");
});

it("verifies nothing by the click of a mailbox's owner for whoever registered with their e-mail", async () => {
  const shop = await open();
  await shop.visitor("thief").post("/api/register", person("thief", "noura@naqsh.test"));
  const token = await tokenFor(shop, "noura@naqsh.test", /Verify/);
  expect(await shop.visitor("noura").post("/api/verify-email", { token })).toMatchObject({ status: 401 });

  const noura = shop.visitor("noura at last");
  await noura.post("/api/register", { ...person("noura"), password: "another horse 8" });
  expect((await noura.post("/api/verify-email", { token })).body).toMatchObject({ code: "LINK_INVALID" });
  const letters = (await lettersTo(shop, "noura@naqsh.test")).map(tokenIn);
  const own = letters.find((one) => one !== token);
  expect(await noura.post("/api/verify-email", { token: own })).toMatchObject({ status: 200 });
});

it("sets a new password by a letter's link once, ends every session, and tells of it; nothing shows who has an account", async () => {
  const shop = await open();
  const omar = shop.visitor("omar");
  await omar.post("/api/register", person("omar"));
  const asked = await shop.visitor("somebody").post("/api/forgot-password", { email: "omar@naqsh.test" });
  const unknown = await shop.visitor("stranger").post("/api/forgot-password", { email: "nobody@naqsh.test" });
  expect(unknown).toEqual(asked);
  expect(asked.status).toBe(200);

  const token = await tokenFor(shop, "omar@naqsh.test", /new password/i);
  const visitor = shop.visitor("with the letter");
  const reset = (newPassword: string) => visitor.post("/api/reset-password", { token, newPassword });
  expect((await reset("1234567")).body).toMatchObject({ code: "INVALID_INPUT" });
  expect((await reset("password123")).body).toMatchObject({ code: "PASSWORD_TOO_COMMON" });
  expect(await reset("ستون نخلة وباب")).toMatchObject({ status: 200 });
  expect((await reset("سبعون نخلة وباب")).body).toMatchObject({ code: "LINK_INVALID" });

  expect((await lettersTo(shop, "omar@naqsh.test")).map(({ subject }) => subject)).toContain(
    "Your password was changed",
  );
  expect((await omar.get("/api/user")).status).toBe(401);
  const signIn = (name: string, password: string) =>
    shop.visitor(name).post("/api/signin", { email: "omar@naqsh.test", password });
  expect((await signIn("before", PASSWORD)).status).toBe(401);
  expect((await signIn("after", "ستون نخلة وباب")).status).toBe(200);
  const back = shop.visitor("back");
  await back.post("/api/signin", { email: "omar@naqsh.test", password: "ستون نخلة وباب" });
  expect(await isVerified(back)).toBe(true);
});

it("takes no link after its time", async () => {
  const shop = await open();
  const omar = shop.visitor("omar");
  await omar.post("/api/register", person("omar"));
  await shop.visitor("somebody").post("/api/forgot-password", { email: "omar@naqsh.test" });
  const verification = await tokenFor(shop, "omar@naqsh.test", /Verify/);
  const token = await tokenFor(shop, "omar@naqsh.test", /new password/i);
  await shop.pass(HOUR_MS);
  const late = await shop.visitor("late").post("/api/reset-password", { token, newPassword: "ستون نخلة وباب" });
  expect(late.body).toMatchObject({ code: "LINK_INVALID" });
  await shop.pass(2 * DAY_MS);
  expect((await omar.post("/api/verify-email", { token: verification })).body).toMatchObject({ code: "LINK_INVALID" });
});

it("lets a registration go that nobody verified in 30 days, with its username, and none that was", async () => {
  const shop = await open();
  const [omar, sara] = [shop.visitor("omar"), shop.visitor("sara")];
  await omar.post("/api/register", person("omar"));
  await sara.post("/api/register", person("sara"));
  await sara.post("/api/verify-email", { token: await tokenFor(shop, "sara@naqsh.test", /Verify/) });
  await shop.pass(31 * DAY_MS);
  await shop.running.settled();
  const again = await shop.visitor("omar anew").post("/api/register", person("omar"));
  expect(again).toMatchObject({ status: 201, body: { username: "omar" } });
  const signIn = await shop.visitor("sara back").post("/api/signin", { email: "sara@naqsh.test", password: PASSWORD });
  expect(signIn).toMatchObject({ status: 200 });
});

it("keeps no link that can be used anywhere but in the letter", async () => {
  const dataFolder = folders.fresh();
  const shop = await open(dataFolder);
  await shop.visitor("omar").post("/api/register", person("omar"));
  await shop.visitor("somebody").post("/api/forgot-password", { email: "omar@naqsh.test" });
  const tokens = (await lettersTo(shop, "omar@naqsh.test")).map(tokenIn);
  expect(tokens).toHaveLength(2);
  await shop.running.stop();
  const files = readdirSync(dataFolder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith("mailbox"),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name), "latin1");
    for (const token of tokens) expect(bytes).not.toContain(token.split(".")[1]);
  }
});
