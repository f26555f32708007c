import { expect, it } from "vitest";
import { personal } from "@naqsh/shared/kernel/personal";
import { shownFacts } from "./history-facts";

it("shows administrators that a second factor was added, and nothing that proves anything", () => {
  const own = (text: string) => personal("noura", text);
  const app = { userId: "noura", factorId: "app", secret: own("JBSWY3DPEHPK3PXP"), step: 7 };
  const shownOf = (data: Record<string, unknown>) => shownFacts(data, "user");
  expect(shownOf(app)).toEqual({ userId: "noura", factorId: "app", step: 7 });
  const passkey = { userId: "noura", passkeyId: "key", credential: own("{}"), name: own("هاتفي"), ticketId: "t" };
  expect(shownOf(passkey)).toEqual({ userId: "noura", passkeyId: "key", name: own("هاتفي") });
  expect(shownOf({ userId: "noura", hashes: ["a"], hash: "b" })).toEqual({ userId: "noura" });
});

it.each(["searchHistory", "savedSearches", "collection", "addressBook"])(
  "tells administrators that something was kept on a stream of %s, and not a word of it",
  (category) => {
    const query = personal("noura", "هدية لأمي");
    const data = { userId: "noura", entryId: "e", query, kept: [{ note: query, artworkId: "w" }] };
    expect(shownFacts(data, category)).toEqual({ userId: "noura", entryId: "e", kept: [{ artworkId: "w" }] });
    expect(shownFacts(data, "user")).toEqual(data);
  },
);

it("shows the account that the platform is paid into, and of an artist's only that it changed", () => {
  const iban = "SA0380000000608010167519";
  expect(shownFacts({ userId: "noura", iban: personal("noura", iban) }, "user")).toEqual({ userId: "noura" });
  expect(shownFacts({ changes: { bankAccount: { iban } } }, "settings")).toEqual({
    changes: { bankAccount: { iban } },
  });
});
