import { TERMS_VERSION } from "@naqsh/shared/account";
import type { BrowserContext } from "playwright-core";

type Credentials = { email: string; password: string };

/** Signs in at the API and gives the Cookie header; with a browser, the browser is signed in too. */
export const signInByApi = async (
  url: string,
  { email, password }: Credentials,
  browser?: BrowserContext,
): Promise<string> => {
  const response = await fetch(`${url}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Signing in as ${email}: ${response.status} ${await response.text()}`);
  const cookie = response.headers.getSetCookie()[0]!.split(";")[0]!;
  const [name, value] = cookie.split("=") as [string, string];
  await browser?.addCookies([{ name, value, url, httpOnly: true, sameSite: "Lax" }]);
  await browser?.addInitScript(() => localStorage.setItem("naqsh.signed-in", "yes"));
  return cookie;
};

/** Keeps a language on the account of whoever is signed in with the cookie. */
export const chooseLanguage = async (url: string, cookie: string, language: "ar" | "en"): Promise<void> => {
  const response = await fetch(`${url}/api/user/preferences`, {
    method: "PATCH",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ language }),
  });
  if (!response.ok) throw new Error(`Choosing ${language}: ${response.status} ${await response.text()}`);
};

type Registration = Credentials & {
  firstName: string;
  lastName: string;
  role: "collector" | "artist";
  /** The version of the terms that was read; the one in force, unless told. */
  acceptedTerms?: typeof TERMS_VERSION | undefined;
};

export const registerByApi = async (url: string, registration: Registration): Promise<void> => {
  const response = await fetch(`${url}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ acceptedTerms: TERMS_VERSION, ...registration }),
  });
  if (!response.ok) throw new Error(`Registering ${registration.email}: ${response.status} ${await response.text()}`);
};

let names = 0;

/** A name that nobody has: whoever signed up in an attempt that failed keeps theirs. */
export const newName = (name: string): string => `${name}${(names += 1)}`;
