import { expect, it } from "vitest";

const sources = import.meta.glob<string>("./**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

/** React keeps what its own `lazy` failed with: a line that dropped once would take the part, and the page, for good. */
const BARE_LAZY = /import \{[^}]*\blazy\b[^}]*\} from "react"/;

it("brings parts late by `latePart` alone, which asks again for what did not come", () => {
  const users = Object.entries(sources).filter(([, text]) => BARE_LAZY.test(text));
  expect(users.map(([path]) => path)).toEqual(["./ui/late-part.ts"]);
});
