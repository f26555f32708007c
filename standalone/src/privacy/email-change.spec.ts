import type { OwnSettings } from "@naqsh/shared/account";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import type { KeptLetter } from "@naqsh/worker/ports/mail";
import { expect, it } from "vitest";
import { openShop, type ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
const PASSWORD = "correct horse 7";
const NEW = "huda.new@naqsh.test";
const OLD = "huda@naqsh.test";

const subjectsTo = async (shop: ShopInTest, email: string): Promise<string[]> =>
  (await lettersTo(shop, email)).map(({ subject }) => subject);

const lettersTo = async (shop: ShopInTest, email: string): Promise<KeptLetter[]> => {
  await shop.running.settled();
  const { body } = await shop.visitor("postman").get<KeptLetter[]>("/dev/mailbox");
  return body.filter(({ to }) => to === email);
};

const ask = async (person: ShopVisitor, email: string) => {
  await person.post("/api/confirm-identity", { password: PASSWORD });
  return person.post("/api/user/email", { email });
};

const signIn = (shop: ShopInTest, email: string) =>
  shop.visitor(`with ${email}`).post("/api/signin", { email, password: PASSWORD });

const ownSettings = async (person: ShopVisitor): Promise<OwnSettings> =>
  (await person.get<OwnSettings>("/api/user/settings")).body;

it("moves an account to the mailbox that answered, tells the one that it leaves, and ends no session", async () => {
  const shop = await openShop(folder.fresh());
  const huda = await shop.register("huda", "collector");
  const phone = shop.visitor("her telephone");
  await phone.post("/api/signin", { email: OLD, password: PASSWORD });
  expect(await ask(huda, NEW)).toMatchObject({ status: 200 });
  const [letter] = await lettersTo(shop, NEW);
  expect(letter?.subject).toBe("Confirm your new e-mail");
  expect((await lettersTo(shop, OLD)).some(({ text }) => text.includes("A change of your e-mail was requested"))).toBe(
    true,
  );
  expect(await ownSettings(huda)).toMatchObject({ email: OLD, wantedEmail: NEW });
  expect((await signIn(shop, NEW)).status).toBe(401);
  expect((await signIn(shop, OLD)).status).toBe(200);

  const token = /token=(\S+)/.exec(letter!.text)?.[1];
  expect(await huda.post("/api/user/email/confirm", { token })).toMatchObject({ status: 200 });
  await shop.running.settled();
  expect(await ownSettings(huda)).toMatchObject({ email: NEW, wantedEmail: null, emailVerified: true });
  expect((await signIn(shop, OLD)).status).toBe(401);
  expect((await signIn(shop, NEW)).status).toBe(200);
  for (const session of [huda, phone]) expect((await session.get("/api/user")).status).toBe(200);
  expect(await subjectsTo(shop, OLD)).toContain("The e-mail of your account was changed");
  expect((await lettersTo(shop, NEW)).some(({ text }) => text.includes("The e-mail was changed"))).toBe(true);

  // Whoever registers with the e-mail that was left has it.
  const next = { firstName: "next", lastName: "Test", email: OLD, password: PASSWORD, language: "en" };
  expect((await shop.visitor("next").post("/api/register", next)).status).toBe(201);
  expect(shop.errors).toEqual([]);
});

it("tells the owner of a taken e-mail that somebody wants it, and the one who asked nothing", async () => {
  const shop = await openShop(folder.fresh());
  const huda = await shop.register("huda", "collector");
  await shop.register("omar", "collector");
  const [free, taken] = [await ask(huda, NEW), await ask(huda, "omar@naqsh.test")];
  expect(taken).toEqual(free);
  const [letter] = await lettersTo(shop, "omar@naqsh.test");
  expect(letter?.subject).toBe("You have an account at Naqsh");
  expect(letter?.text).not.toContain("token=");
  expect(shop.errors).toEqual([]);
});

it("leaves nothing of a former e-mail once its person is erased", async () => {
  const shop = await openShop(folder.fresh());
  const huda = await shop.register("huda", "collector");
  await ask(huda, NEW);
  const [letter] = await lettersTo(shop, NEW);
  await huda.post("/api/user/email/confirm", { token: /token=(\S+)/.exec(letter!.text)?.[1] });
  await shop.running.settled();
  await huda.post("/api/confirm-identity", { password: PASSWORD });
  expect((await huda.post("/api/user/deletion", {})).status).toBe(200);
  await shop.pass(31 * 24 * 3_600_000);
  for (const email of [OLD, NEW]) expect(await lettersTo(shop, email)).toEqual([]);
  expect(shop.errors).toEqual([]);
});
