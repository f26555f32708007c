import { TERMS_VERSION } from "@naqsh/shared/account";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { createCookieJar, type CookieJar } from "../testing/cookie-jar";
import { CLIENT, startOpenIdProvider, type OpenIdProvider, type ProviderPerson } from "../testing/openid-provider";
import { startTestServer, type TestServer } from "../testing/test-server";
import { identityClaimIdOf, unknownPasswordOf } from "./external-identity";

const SITE = "http://naqsh.test";
const CALLBACK = `${SITE}/api/auth/google/callback`;
const PASSWORD = "ستون نخلة";
const folders = temporaryFolder();
let provider: OpenIdProvider;
let server: TestServer;
let names = 0;

beforeAll(async () => {
  provider = await startOpenIdProvider(CALLBACK);
  server = await startTestServer(folders.fresh(), {
    publicUrl: SITE,
    google: { ...CLIENT, issuer: provider.issuer },
    trustsEmails: false,
  });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const freshEmail = (): string => `person${(names += 1)}@naqsh.example`;
const someone = (more: Partial<ProviderPerson> = {}): ProviderPerson => ({
  sub: `Sub-${(names += 1)}`,
  email: freshEmail(),
  email_verified: true,
  given_name: "هند",
  family_name: "العتيبي",
  ...more,
});

const locationOf = (response: Response): string => response.headers.get("location") ?? "";
const ours = (location: string): string => location.replace(SITE, server.url);

/** As far as the address that the provider leads back to. */
const throughProvider = async (jar: CookieJar, person: ProviderPerson, query = ""): Promise<string> => {
  provider.person = person;
  const begun = await jar.request(`${server.url}/api/auth/google${query}`);
  const atProvider = createCookieJar();
  let location = locationOf(begun);
  while (!location.startsWith(SITE)) {
    // oxlint-disable-next-line no-await-in-loop -- each leads to the next
    location = locationOf(await atProvider.request(new URL(location, provider.issuer).href));
  }
  return location;
};

/** The page that a whole sign-in leads to. */
const signIn = async (jar: CookieJar, person: ProviderPerson, query = ""): Promise<URL> => {
  const back = await throughProvider(jar, person, query);
  const response = await jar.request(ours(back), { headers: { "sec-fetch-site": "cross-site" } });
  expect(response.status).toBe(302);
  return new URL(locationOf(response), SITE);
};

const post = (jar: CookieJar, path: string, body: object): Promise<Response> =>
  jar.request(server.url + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
const registerByGoogle = (jar: CookieJar, more: object = {}): Promise<Response> =>
  post(jar, "/api/auth/google/register", { acceptedTerms: TERMS_VERSION, ...more });
const idOf = async (response: Response): Promise<string> => ((await response.json()) as { id: string }).id;
const eventsOf = async (streamId: string): Promise<string[]> => {
  const types: string[] = [];
  for await (const { stream, type } of server.ports.store.readAll())
    if (stream === `user-${streamId}`) types.push(type);
  return types;
};

/** Somebody with a password who has not answered the letter. */
const withPassword = async (email: string): Promise<{ jar: CookieJar; id: string }> => {
  const jar = createCookieJar();
  const body = { firstName: "سلمان", lastName: "الحربي", email, password: PASSWORD };
  return { jar, id: await idOf(await post(jar, "/api/register", body)) };
};

describe("a new person", () => {
  it("chooses a role and accepts the terms once, and has an account only then", async () => {
    const jar = createCookieJar();
    const person = someone();
    const page = await signIn(jar, person, "?return=/auctions");
    expect(page.pathname + page.search).toBe("/signin/google?outcome=new&return=%2Fauctions");
    expect(jar.cookie("naqsh.sid")).toBeUndefined();

    const made = await registerByGoogle(jar, { role: "artist" });
    expect(made.status).toBe(201);
    const user = (await made.json()) as Record<string, string>;
    expect(user).toMatchObject({ email: person.email, role: "artist", firstName: "هند", lastName: "العتيبي" });
    expect(user["username"]).toMatch(/^هند_العتيبي/);
    expect(jar.cookie("naqsh.sid")).toBeDefined();
    expect(jar.cookie("naqsh.google")).toBeUndefined();
    expect(await eventsOf(String(user["id"]))).toEqual(["UserRegistered", "TermsAccepted", "ExternalIdentityLinked"]);
  });

  it("is a collector unless they say otherwise, and needs the terms", async () => {
    const jar = createCookieJar();
    await signIn(jar, someone());
    expect((await post(jar, "/api/auth/google/register", { role: "artist" })).status).toBe(422);
    expect(await (await registerByGoogle(jar)).json()).toMatchObject({ role: "collector" });
  });

  it("whose e-mail the provider has not verified gets a letter like anybody", async () => {
    const jar = createCookieJar();
    const page = await signIn(jar, someone({ email_verified: false }));
    expect(page.searchParams.get("outcome")).toBe("new");
    const id = await idOf(await registerByGoogle(jar));
    expect(await eventsOf(id)).toContain("EmailVerificationRequested");
  });

  it("is nobody without a provider's word in this browser", async () => {
    const answer = await registerByGoogle(createCookieJar());
    expect(await answer.json()).toMatchObject({ code: "GOOGLE_SIGN_IN_INVALID" });
  });
});

describe("somebody who came before", () => {
  it("signs in by the subject, also after their e-mail changed or is no longer verified", async () => {
    const jar = createCookieJar();
    const person = someone();
    await signIn(jar, person);
    const id = await idOf(await registerByGoogle(jar));
    for (const change of [{ email: freshEmail() }, { email_verified: false }, { email: undefined }]) {
      const again = createCookieJar();
      // oxlint-disable-next-line no-await-in-loop -- the provider has one person at a time
      const page = await signIn(again, { ...person, ...change } as ProviderPerson);
      expect(page.searchParams.get("outcome")).toBe("signedIn");
      expect(again.cookie("naqsh.sid")).toBeDefined();
    }
    expect((await eventsOf(id)).filter((type) => type === "ExternalIdentityLinked")).toHaveLength(1);
  });

  it("is told apart from a subject that differs in the case of a letter alone", async () => {
    const jar = createCookieJar();
    const person = someone({ sub: "AbCd" });
    await signIn(jar, person);
    await registerByGoogle(jar);
    const page = await signIn(createCookieJar(), someone({ sub: "abcd" }));
    expect(page.searchParams.get("outcome")).toBe("new");
  });
});

describe("an e-mail that an account with a password has", () => {
  /** An account whose e-mail is verified: by Google, and then a password like any other's way in. */
  const verifiedAccount = async (email: string): Promise<string> => {
    const jar = createCookieJar();
    await signIn(jar, someone({ email }));
    return idOf(await registerByGoogle(jar));
  };

  it("meets it where both are verified", async () => {
    const email = freshEmail();
    const id = await verifiedAccount(email);
    const page = await signIn(createCookieJar(), someone({ email: email.toUpperCase() }));
    expect(page.searchParams.get("outcome")).toBe("signedIn");
    expect((await eventsOf(id)).filter((type) => type === "ExternalIdentityLinked")).toHaveLength(2);
  });

  it("does not meet it where the provider has not verified it", async () => {
    const email = freshEmail();
    const id = await verifiedAccount(email);
    const jar = createCookieJar();
    const page = await signIn(jar, someone({ email, email_verified: false }));
    expect(page.searchParams.get("outcome")).toBe("new");
    expect(jar.cookie("naqsh.sid")).toBeUndefined();
    expect((await eventsOf(id)).filter((type) => type === "ExternalIdentityLinked")).toHaveLength(1);
  });

  it("does not meet it where the account has not verified it: whoever registered may be a stranger", async () => {
    const email = freshEmail();
    const stranger = await withPassword(email);
    const jar = createCookieJar();
    expect((await signIn(jar, someone({ email }))).searchParams.get("outcome")).toBe("new");
    const id = await idOf(await registerByGoogle(jar));
    expect(id).not.toBe(stranger.id);
    expect(await eventsOf(stranger.id)).not.toContain("ExternalIdentityLinked");
  });

  it("meets it once the password was given", async () => {
    const email = freshEmail();
    const { id } = await withPassword(email);
    const jar = createCookieJar();
    const person = someone();
    await signIn(jar, person);
    expect((await post(jar, "/api/auth/google/link", {})).status).toBe(401);
    expect((await post(jar, "/api/login", { email, password: PASSWORD })).status).toBe(200);
    expect((await post(jar, "/api/auth/google/link", {})).status).toBe(200);
    expect(await eventsOf(id)).toContain("ExternalIdentityLinked");
    const page = await signIn(createCookieJar(), person);
    expect(page.searchParams.get("outcome")).toBe("signedIn");
  });

  it("is refused for an identity that opens another account", async () => {
    const person = someone();
    const first = createCookieJar();
    await signIn(first, person);
    const asked = first.cookie("naqsh.google") ?? "";
    await registerByGoogle(first);
    const other = await withPassword(freshEmail());
    other.jar.put("naqsh.google", asked);
    const answer = await post(other.jar, "/api/auth/google/link", {});
    expect(await answer.json()).toMatchObject({ code: "GOOGLE_IDENTITY_TAKEN" });
  });
});

describe("an answer of the provider", () => {
  const problemOf = async (jar: CookieJar, address: string): Promise<string | null> => {
    const response = await jar.request(ours(address));
    expect(jar.cookie("naqsh.sid")).toBeUndefined();
    return new URL(locationOf(response), SITE).searchParams.get("problem");
  };

  let jar: CookieJar;
  let back: string;
  beforeEach(async () => {
    jar = createCookieJar();
    back = await throughProvider(jar, someone());
  });

  it("is refused with another state", async () => {
    const wrong = new URL(back);
    wrong.searchParams.set("state", "another");
    expect(await problemOf(jar, wrong.href)).toBe("GOOGLE_SIGN_IN_INVALID");
  });

  it("is refused in another browser", async () => {
    expect(await problemOf(createCookieJar(), back)).toBe("GOOGLE_SIGN_IN_INVALID");
  });

  it("is good once, also where the cookie was kept", async () => {
    const kept = jar.cookie("naqsh.google") ?? "";
    await jar.request(ours(back));
    const again = createCookieJar();
    expect(await problemOf(again, back)).toBe("GOOGLE_SIGN_IN_INVALID");
    again.put("naqsh.google", kept);
    expect(await problemOf(again, back)).toBe("GOOGLE_SIGN_IN_INVALID");
  });

  it("is refused ten minutes after the sign-in began", async () => {
    await server.ports.clock.advanceBy(10 * 60_000);
    expect(await problemOf(jar, back)).toBe("GOOGLE_SIGN_IN_INVALID");
  });

  it("that the person said no leads back to signing in, and keeps the way", async () => {
    const no = new URL(back);
    no.search = String(
      new URLSearchParams({
        error: "access_denied",
        state: no.searchParams.get("state") ?? "",
        iss: provider.issuer,
      }),
    );
    expect(await problemOf(jar, no.href)).toBe("GOOGLE_CANCELLED");
  });

  it("never leads to another site", async () => {
    const page = await signIn(createCookieJar(), someone(), "?return=//evil.example");
    expect(page.searchParams.get("return")).toBe("/");
  });
});

describe("two first sign-ins at once", () => {
  it("make one person, who signs in by both browsers afterwards", async () => {
    const person = someone();
    const jars = [createCookieJar(), createCookieJar(), createCookieJar()];
    for (const jar of jars) await signIn(jar, person);
    const answers = await Promise.all(jars.map((jar) => registerByGoogle(jar)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const id = await idOf(answers.find(({ status }) => status === 201)!);
    for (const jar of [...jars, createCookieJar()]) {
      expect((await signIn(jar, person)).searchParams.get("outcome")).toBe("signedIn");
    }
    expect((await eventsOf(id)).filter((type) => type === "ExternalIdentityLinked")).toHaveLength(1);
  });

  it("connect an account of the same verified e-mail once", async () => {
    const email = freshEmail();
    const jar = createCookieJar();
    const id = await (async () => {
      await signIn(jar, someone({ email }));
      return idOf(await registerByGoogle(jar));
    })();
    const other = someone({ email });
    const browsers = [createCookieJar(), createCookieJar()];
    const backs: string[] = [];
    for (const browser of browsers) backs.push(await throughProvider(browser, other));
    await Promise.all(backs.map((back, place) => browsers[place]!.request(ours(back))));
    expect((await eventsOf(id)).filter((type) => type === "ExternalIdentityLinked")).toHaveLength(2);
  });
});

describe("disconnecting Google", () => {
  const connected = async () => {
    const email = freshEmail();
    const { jar, id } = await withPassword(email);
    const person = someone();
    await signIn(jar, person);
    expect((await post(jar, "/api/auth/google/link", {})).status).toBe(200);
    return { email, jar, id, person };
  };

  it("ends that way in, and frees the identity for another account", async () => {
    const { jar, id, person } = await connected();
    expect((await post(jar, "/api/auth/google/unlink", {})).status).toBe(200);
    expect((await eventsOf(id)).at(-1)).toBe("ExternalIdentityUnlinked");
    expect((await post(jar, "/api/auth/google/unlink", {})).status).toBe(200);
    const elsewhere = createCookieJar();
    expect((await signIn(elsewhere, person)).searchParams.get("outcome")).toBe("new");
    expect(await idOf(await registerByGoogle(elsewhere))).not.toBe(id);
  });

  it("is refused while nobody has chosen a password: there would be no way in", async () => {
    const jar = createCookieJar();
    const person = someone();
    await signIn(jar, person);
    await registerByGoogle(jar);
    const answer = await post(jar, "/api/auth/google/unlink", {});
    expect(await answer.json()).toMatchObject({ code: "GOOGLE_IS_ONLY_WAY" });
    expect((await signIn(createCookieJar(), person)).searchParams.get("outcome")).toBe("signedIn");
  });

  it("is not undone by an equal e-mail, but by the password", async () => {
    const [jar, email] = [createCookieJar(), freshEmail()];
    const same = someone({ email });
    await signIn(jar, same);
    await registerByGoogle(jar);
    const { keys } = server.ports;
    const unknown = await unknownPasswordOf(
      keys,
      await identityClaimIdOf(keys, { issuer: provider.issuer, subject: same.sub }),
    );
    const change = { currentPassword: unknown, newPassword: PASSWORD, confirmPassword: PASSWORD };
    expect((await post(jar, "/api/user/change-password", change)).status).toBe(200);
    expect((await post(jar, "/api/auth/google/unlink", {})).status).toBe(200);
    const again = createCookieJar();
    expect((await signIn(again, same)).searchParams.get("outcome")).toBe("new");
    expect((await post(again, "/api/login", { email, password: PASSWORD })).status).toBe(200);
    expect((await post(again, "/api/auth/google/link", {})).status).toBe(200);
    expect((await signIn(createCookieJar(), same)).searchParams.get("outcome")).toBe("signedIn");
  });

  it("needs that somebody is signed in", async () => {
    expect((await post(createCookieJar(), "/api/auth/google/unlink", {})).status).toBe(401);
  });
});
