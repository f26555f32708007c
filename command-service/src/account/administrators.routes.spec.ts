import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessOfPerson } from "@naqsh/shared/account";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { ADMIN, administratorOf, registered, type Person } from "../testing/people";
import { openTestPorts, type TestPorts } from "../testing/test-ports";
import { serve, type Browser, type TestServer } from "../testing/test-server";

const folder = temporaryFolder();
const PASSWORD = "ستون نخلة";
const NOTHING: BusinessOfPerson = { open: [], works: [], cancellableAuctions: [], announcedAuctions: [] };
const WHY = { reason: "joins the reviewers" };

let ports: TestPorts;
let server: TestServer;
let admin: Person;
let business: BusinessOfPerson;
beforeEach(async () => {
  business = NOTHING;
  ports = { ...(await openTestPorts(folder.fresh(), { administrator: ADMIN })), businessOf: async () => business };
  server = await serve(ports);
  admin = await administratorOf(server);
});
afterEach(async () => {
  await server.stop();
  await ports.close();
  ports.assertNoErrors();
});

const act = (by: Person, what: "give" | "take", whom: Person, headers?: Record<string, string>) =>
  by.browser.send("POST", `/api/admin/users/${whom.id}/${what}-right`, WHY, headers);

const isAdministrator = async (browser: Browser): Promise<boolean> =>
  (await browser.send("POST", "/api/admin/users/nobody/unban", {})).status !== 403;

const signedIn = async (name: string, id: string): Promise<Person> => {
  const browser = server.browser();
  expect(
    (await browser.send("POST", "/api/login", { email: `${name}@naqsh.example`, password: PASSWORD })).status,
  ).toBe(200);
  return { id, browser };
};

/** Somebody who was given the right and has signed in again. */
const appointed = async (name: string): Promise<Person> => {
  const person = await registered(server, name, "collector");
  expect((await act(admin, "give", person)).status).toBe(200);
  return signedIn(name, person.id);
};

const typesIn = async (stream: string): Promise<string[]> => {
  const types: string[] = [];
  for await (const { type } of ports.store.readStream(stream)) types.push(type);
  return types;
};

describe("giving the right of administrator", () => {
  it("ends the person's sessions, and lets them decide about others once they sign in again", async () => {
    const noura = await registered(server, "noura", "collector");
    expect(await isAdministrator(noura.browser)).toBe(false);
    const given = await act(admin, "give", noura);
    expect(given).toMatchObject({ status: 200, body: { id: noura.id } });
    expect((await noura.browser.send("POST", "/api/user/sessions/end-others", {})).status).toBe(401);
    expect(await isAdministrator((await signedIn("noura", noura.id)).browser)).toBe(true);
  });

  it("is refused while something is open, and for whoever sells", async () => {
    const huda = await registered(server, "huda", "artist");
    business = {
      open: [{ kind: "ownAuction" }],
      works: [{ artworkId: "w", sold: false, offered: true, files: [], bought: [] }],
      cancellableAuctions: ["a"],
      announcedAuctions: ["a"],
    };
    expect(await act(admin, "give", huda)).toMatchObject({
      status: 409,
      body: { code: "PERSON_HAS_OPEN_BUSINESS", details: { obstacles: ["ownAuction", "offeredWork"] } },
    });
    business = NOTHING;
    expect((await act(admin, "give", huda)).status).toBe(200);
  });

  it("needs a password that was given a moment ago", async () => {
    const noura = await registered(server, "noura", "collector");
    await ports.clock.advanceBy(11 * 60_000);
    expect(await act(admin, "give", noura)).toMatchObject({ status: 409, body: { code: "CONFIRMATION_REQUIRED" } });
    const confirmed = await admin.browser.send("POST", "/api/confirm-identity", { password: ADMIN.password });
    expect(confirmed.status).toBe(200);
    expect((await act(admin, "give", noura)).status).toBe(200);
  });

  it("answers a repeated command as the first time", async () => {
    const noura = await registered(server, "noura", "collector");
    const key = { "idempotency-key": "7c5fd7d2-3b1e-4a55-9b2b-6f1d36b7d001" };
    const [first, again] = [await act(admin, "give", noura, key), await act(admin, "give", noura, key)];
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
    expect(await act(admin, "give", noura)).toMatchObject({ status: 409, body: { code: "IS_ADMINISTRATOR" } });
  });
});

describe("taking it away", () => {
  it("ends the person's sessions and what they may do, with the reason in the log", async () => {
    const noura = await appointed("noura");
    expect((await act(admin, "take", noura)).status).toBe(200);
    expect((await noura.browser.send("POST", "/api/user/sessions/end-others", {})).status).toBe(401);
    expect(await isAdministrator((await signedIn("noura", noura.id)).browser)).toBe(false);
    expect(await typesIn("administrators-main")).toEqual(["AdministratorDismissed"]);
    expect((await typesIn(`user-${noura.id}`)).at(-1)).toBe("AdministratorRightTaken");
    expect(await act(admin, "take", noura)).toMatchObject({ status: 409, body: { code: "NOT_AN_ADMINISTRATOR" } });
  });

  it("is another administrator's, also where there is one alone", async () => {
    expect(await act(admin, "take", admin)).toMatchObject({ status: 403, body: { code: "OWN_RIGHT_STAYS" } });
    const noura = await appointed("noura");
    expect(await act(noura, "take", noura)).toMatchObject({ status: 403, body: { code: "OWN_RIGHT_STAYS" } });
    expect((await act(noura, "take", admin)).status).toBe(200);
    expect(await isAdministrator(noura.browser)).toBe(true);
  });

  it("leaves one of two who take each other's at the same moment", async () => {
    for (const round of [1, 2, 3, 4]) {
      const [one, other] = [await appointed(`one${round}`), await appointed(`other${round}`)];
      const answers = await Promise.all([act(one, "take", other), act(other, "take", one)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const lost = answers.find(({ status }) => status !== 200);
      expect(["RIGHT_WAS_TAKEN", "FORBIDDEN", "SIGN_IN_REQUIRED"]).toContain(lost?.body["code"]);
    }
  });

  it("leaves one of a ring, each of whom takes the next one's at the same moment", async () => {
    const ring = [admin, await appointed("ring1"), await appointed("ring2"), await appointed("ring3")];
    await Promise.all(ring.map((one, place) => act(one, "take", ring[(place + 1) % ring.length]!)));
    const names = ["admin", "ring1", "ring2", "ring3"];
    let left = 0;
    for (const [place, { id }] of ring.entries()) {
      const { browser } = place === 0 ? await administratorOf(server) : await signedIn(names[place]!, id);
      if (await isAdministrator(browser)) left += 1;
    }
    expect(left).toBeGreaterThan(0);
  });
});
