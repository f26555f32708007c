import { hashOfToken } from "@naqsh/shared/platform/http/session-cookie";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const PASSWORD = "ستون نخلة";
let writeSide: WriteSide;

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
});
afterAll(() => writeSide.close());
afterEach(() => writeSide.ports.assertNoErrors());

type Wish = { requestId: string; claimId: string };
type Changed = { claimId: string; moveId: string; former: { claimId: string; moveId: string | null } };

const newest = async (person: Person) => (await writeSide.events(`user-${person.id}`)).at(-1)!;

const ask = async (person: Person, email: string) => {
  expect(await person.send("POST", "/api/confirm-identity", { password: PASSWORD })).toMatchObject({ status: 200 });
  return person.send("POST", "/api/user/email", { email });
};

/** What the worker does: the letter's link, of which the stream knows the digest alone. */
const linkFor = async (person: Person): Promise<string> => {
  const { requestId } = (await newest(person)).data as Wish;
  const secret = `secret-of-${requestId}`;
  const data = { userId: person.id, requestId, digest: hashOfToken(secret) };
  await writeSide.tell("user", person.id, "RecordEmailChangeSent", data);
  return `${person.id}.${secret}`;
};

const open = (person: Person, token: string) => person.send("POST", "/api/user/email/confirm", { token });
const signIn = (email: string) => writeSide.server.browser().send("POST", "/api/signin", { email, password: PASSWORD });

const emailOf = async (person: Person, candidates: readonly string[]): Promise<string[]> => {
  const answers = await Promise.all(candidates.map(async (email) => ({ email, answer: await signIn(email) })));
  return answers.filter(({ answer }) => answer.body["id"] === person.id).map(({ email }) => email);
};

let made = 0;
const fresh = (name: string): string => `${name}-${(made += 1)}@naqsh.example`;

describe("an e-mail", () => {
  it("moves by the link of a letter to the new one, and stays until then", async () => {
    const reem = await writeSide.register("reem");
    const [former, wanted] = ["reem@naqsh.example", fresh("wanted")];
    expect(await ask(reem, wanted)).toMatchObject({ status: 200 });
    expect(JSON.stringify((await newest(reem)).data)).not.toContain("wanted-");
    const token = await linkFor(reem);
    expect(await emailOf(reem, [former, wanted])).toEqual([former]);
    expect(await open(reem, token)).toMatchObject({ status: 200 });
    const { former: left } = (await newest(reem)).data as Changed;
    await writeSide.tell("emailClaim", left.claimId, "ReleaseEmail", { userId: reem.id, ...left });
    expect(await emailOf(reem, [former, wanted])).toEqual([wanted]);
    expect((await open(reem, token)).body).toMatchObject({ code: "LINK_INVALID" });
    expect(await reem.send("POST", "/api/accept-terms", {})).not.toMatchObject({ status: 401 });
  });

  it("asked for in vain is one's own, and asked for needs a fresh confirmation", async () => {
    const amal = await writeSide.register("amal");
    expect(await ask(amal, "AMAL@naqsh.example")).toMatchObject({ status: 422, body: { code: "EMAIL_UNCHANGED" } });
  });

  it("sent with the profile is asked for as by its own call, beside what else is revised", async () => {
    const nada = await writeSide.register("nada");
    const wanted = fresh("wanted");
    const save = (body: object) => nada.send("PUT", "/api/user/profile", { bio: "أرسم", ...body });
    const before = (await writeSide.events(`user-${nada.id}`)).length;
    await writeSide.ports.clock.advanceBy(11 * 60_000);
    expect(await save({ email: wanted })).toMatchObject({ status: 409, body: { code: "CONFIRMATION_REQUIRED" } });
    expect(await save({ email: "NADA@naqsh.example" })).toMatchObject({ status: 200 });
    expect((await writeSide.events(`user-${nada.id}`)).slice(before).map(({ type }) => type)).toEqual([
      "ProfileRevised",
    ]);

    await nada.send("POST", "/api/confirm-identity", { password: PASSWORD });
    expect(await save({ email: wanted, bio: "أرسم البحر" })).toMatchObject({ status: 200 });
    const said = (await writeSide.events(`user-${nada.id}`)).slice(before + 1).map(({ type }) => type);
    expect(said).toEqual(["ProfileRevised", "EmailChangeRequested"]);
    expect(await open(nada, await linkFor(nada))).toMatchObject({ status: 200 });
    expect((await newest(nada)).type).toBe("EmailChanged");
  });

  it("that somebody has is answered like any other, and its link moves nobody", async () => {
    const [huda, sara] = [await writeSide.register("huda"), await writeSide.register("sara")];
    const [free, taken] = [await ask(huda, fresh("free")), await ask(huda, "sara@naqsh.example")];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const token = await linkFor(huda);
    expect(await open(huda, token)).toMatchObject({ status: 409, body: { code: "LINK_INVALID" } });
    expect(await emailOf(sara, ["sara@naqsh.example"])).toEqual(["sara@naqsh.example"]);
    expect(await emailOf(huda, ["huda@naqsh.example"])).toEqual(["huda@naqsh.example"]);
  });

  it("moves for nobody but the account that asked, by its newest link", async () => {
    const [layla, mona] = [await writeSide.register("layla"), await writeSide.register("mona")];
    await ask(layla, fresh("one"));
    const earlier = await linkFor(layla);
    await ask(layla, fresh("two"));
    const later = await linkFor(layla);
    for (const [person, token] of [
      [mona, later],
      [layla, earlier],
      [layla, "nothing"],
    ] as const) {
      expect((await open(person, token)).body).toMatchObject({ code: "LINK_INVALID" });
    }
    expect(await open(layla, later)).toMatchObject({ status: 200 });
  });

  it("that was left is free for others, unless its person came back to it meanwhile", async () => {
    const noura = await writeSide.register("noura");
    const [first, second] = ["noura@naqsh.example", fresh("second")];
    await ask(noura, second);
    await open(noura, await linkFor(noura));
    const left = (await newest(noura)).data as Changed;
    await ask(noura, first);
    await open(noura, await linkFor(noura));
    const back = (await newest(noura)).data as Changed;
    for (const { former } of [left, back]) {
      await writeSide.tell("emailClaim", former.claimId, "ReleaseEmail", { userId: noura.id, ...former });
    }
    expect(await emailOf(noura, [first, second])).toEqual([first]);
    const dana = await writeSide.register("dana");
    await ask(dana, first);
    expect((await open(dana, await linkFor(dana))).status).toBe(409);
    await ask(dana, second);
    expect((await open(dana, await linkFor(dana))).status).toBe(200);
  });

  it("of a move that was given up is free, and one in use is not", async () => {
    const rana = await writeSide.register("rana");
    const wanted = fresh("wanted");
    await ask(rana, wanted);
    await open(rana, await linkFor(rana));
    const { claimId, moveId } = (await newest(rana)).data as Changed;
    const orphan = { claimId, userId: rana.id, isOrphan: true };
    await writeSide.tell("emailClaim", claimId, "ReleaseEmail", { ...orphan, moveId });
    await writeSide.tell("emailClaim", claimId, "ReleaseEmail", { ...orphan, moveId: "never ended" });
    expect(await emailOf(rana, [wanted])).toEqual([wanted]);
  });

  it("goes to exactly one of those who open their links at once, whoever wants which", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, place) => writeSide.register(`wants${place}`)));
    const wishes = fc.array(fc.nat({ max: 2 }), { minLength: 6, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(wishes, async (chosen) => {
        const emails = [fresh("a"), fresh("b"), fresh("c")];
        const tokens: string[] = [];
        for (const [place, person] of people.entries()) {
          await ask(person, emails[chosen[place]!]!);
          tokens.push(await linkFor(person));
        }
        // Some press twice.
        const presses = people.flatMap((person, place) => [0, 1].map(() => ({ person, place })));
        const answers = await Promise.all(
          presses.map(async ({ person, place }) => ({ place, status: (await open(person, tokens[place]!)).status })),
        );
        for (const [wish, email] of emails.entries()) {
          const winners = new Set(
            answers.filter(({ place, status }) => chosen[place] === wish && status === 200).map(({ place }) => place),
          );
          expect(winners.size).toBe(chosen.includes(wish) ? 1 : 0);
          for (const place of winners) expect((await signIn(email)).body["id"]).toBe(people[place]!.id);
        }
      }),
      { numRuns: 8 },
    );
  });
});
