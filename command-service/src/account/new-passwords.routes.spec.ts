import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { startTestServer, type TestServer } from "../testing/test-server";
import leaked from "./leaked-passwords.json";
import { isCommonPassword } from "./common-passwords";

const folders = temporaryFolder();
const MANY = { points: 10_000, windowMs: 60_000 };

let server: TestServer;
let people = 0;

const own = {
  firstName: "نورة",
  lastName: "القحطاني",
  latinName: "Noura Alqahtani",
  username: "noura.paints",
  email: "noura.q1990@naqsh.example",
};

/** The code of the refusal, or "taken". */
const answerTo = async (password: string, over: Record<string, unknown> = {}): Promise<unknown> => {
  people += 1;
  const free = { ...own, username: `noura_${people}x`, email: `noura.q1990${people}@naqsh.example`, ...over };
  const { status, body } = await server.browser().send("POST", "/api/register", { ...free, password });
  return status === 201 ? "taken" : body["code"];
};

beforeAll(async () => {
  server = await startTestServer(folders.fresh(), { rateLimits: { register: MANY } });
});
afterAll(() => server.stop());

/** Of the yearly lists of what was leaked most, and of what is typed here. */
const COMMON = [
  ..."123456 123456789 qwerty123 qwerty1 12345678 111111 password secret 123123 1234567890 1234567 000000".split(" "),
  ..."abc123 password1 iloveyou 11111111 dragon monkey 123123123 qwerty12345 654321 987654321 qwertyuiop".split(" "),
  ..."Aa123456 admin123 Pass@123 P@ssw0rd admin@123 Abcd@1234 India@123 welcome1 letmein sunshine princess".split(" "),
  ..."football superman pokemon starwars mustang access14 trustno1 shadow master computer liverpool chelsea".split(" "),
  ..."zxcvbnm asdfghjkl 1q2w3e4r 1qaz2wsx q1w2e3r4 qazwsx 7777777 88888888 159753 147258369 abcd1234".split(" "),
  ..."hello123 charlie michelle nicole jessica ashley daniel samsung google killer summer batman".split(" "),
];

/** A leaked word, disguised in the ways that are tried first. */
const DISGUISED = [
  ..."P@ssw0rd2024 saudi2030 Summer2025! dragon#99 $unsh1ne 2024welcome M0nkey123! Riyadh1445 admin@2030".split(" "),
  ..."abcabcabcabc 19901990 qazqazqaz 12341234 dragondragon".split(" "),
];

describe("a new password", () => {
  it.each(DISGUISED)("is no leaked word with a year, signs for letters, or said again: %s", async (password) => {
    expect(await answerTo(password)).toBe("PASSWORD_TOO_COMMON");
  });

  it("is none of the leaked ones, in whatever letters and digits they are written", async () => {
    const taken: string[] = [];
    const written = [
      ...COMMON,
      "PASSWORD1",
      "ｐａｓｓｗｏｒｄ",
      "١٢٣٤٥٦٧٨",
      "۱۲۳۴۵۶۷۸",
      " dragon ",
      "1 2 3 4 5 6",
      "iloveyou!",
    ];
    for (const password of written) if ((await answerTo(password)) !== "PASSWORD_TOO_COMMON") taken.push(password);
    expect(taken).toEqual([]);
  });

  it.each([
    "      ",
    "\u00a0\u2003\u00a0\u2003\u00a0\u2003",
    "\u200b\u200b\u200b\u200b\u200b\u200b",
    "zzzzzzzzzzzzzz",
    "ababababab",
  ])("is more than spaces or one or two letters: %j", async (password) => {
    expect(await answerTo(password)).toBe("PASSWORD_TOO_COMMON");
  });

  it.each([
    own.email,
    "Noura.Q1990",
    "nouraq1990",
    "noura.paints",
    "NOURA ALQAHTANI",
    "noura123456",
    "alqahtani2024",
    "نورةالقحطاني",
    "نورة ١٢٣",
    "القحطاني1990",
    "naqsh2026",
    "Naqsh.Noura!",
    "نقش نورة",
  ])("is not made of the own name, e-mail or username, nor of the product's: %s", async (password) => {
    const { username, email } = own;
    expect(await answerTo(password, { username, email })).toBe("PASSWORD_TOO_PERSONAL");
  });

  it.each([
    "ستون نخلة",
    "correct horse 7",
    "نورة تحب نخيل الأحساء",
    "x9#kfW!2",
    "قافلة في الربع الخالي",
    "dragon84917364",
    "ودود2030 نخيل",
  ])("may be anything else, also a sentence with the own name: %s", async (password) => {
    expect(await answerTo(password)).toBe("taken");
  });

  it("signs in however its letters are composed", async () => {
    const email = "composed@naqsh.example";
    expect(await answerTo("cafe\u0301 au lait 7", { email, username: "composed" })).toBe("taken");
    const body = { email, password: "caf\u00e9 au lait 7" };
    expect((await server.browser().send("POST", "/api/login", body)).status).toBe(200);
  });
});

it("knows at least 100,000 leaked passwords, and takes fewer than one in 5,000 others for one of them", () => {
  const others = Array.from({ length: 50_000 }, (_, index) =>
    createHash("sha256").update(`password ${index}`).digest("base64url").slice(0, 14),
  );
  expect(leaked.entries).toBeGreaterThanOrEqual(100_000);
  expect(others.filter(isCommonPassword).length).toBeLessThan(10);
});
