import { expect, it } from "vitest";
import { personal } from "@naqsh/shared/kernel/personal";
import { shownFacts } from "./history-facts";

it("shows administrators that a second factor was added, and nothing that proves anything", () => {
  const own = (text: string) => personal("noura", text);
  const app = { userId: "noura", factorId: "app", secret: own("JBSWY3DPEHPK3PXP"), step: 7 };
  expect(shownFacts(app)).toEqual({ userId: "noura", factorId: "app", step: 7 });
  const passkey = { userId: "noura", passkeyId: "key", credential: own("{}"), name: own("هاتفي"), ticketId: "t" };
  expect(shownFacts(passkey)).toEqual({ userId: "noura", passkeyId: "key", name: own("هاتفي") });
  expect(shownFacts({ userId: "noura", hashes: ["a"], hash: "b" })).toEqual({ userId: "noura" });
});
