import { answer, post } from "@naqsh/shared/kernel/endpoint";
import { expect, it } from "vitest";
import { administrators, signedIn } from "./access-rows";
import { rowOfWrite } from "./derived-rows";

const said = {
  summary: { ar: "ملاحظة", en: "A note" },
  answer: answer<{ id: string }>(),
  access: "signedIn",
} as const;

it("asks for a row where a write to what somebody owns says nothing of everybody else", () => {
  expect(rowOfWrite(post("/api/orders/:id/note", said))).toBeUndefined();
  expect(rowOfWrite(post("/api/orders/:id/note", { ...said, refusals: ["NOT_YOUR_SALE"] }))).toMatchObject({
    visitor: "SIGN_IN_REQUIRED",
    collector: "NOT_YOUR_SALE",
    owner: null,
    administrator: "NOT_YOUR_SALE",
  });
});

it("keeps an owner out of what all others may do with what is theirs", () => {
  const row = rowOfWrite(
    post("/api/artworks/:id/note", { ...said, access: "verified", refusals: ["CANNOT_LIKE_OWN_WORK"] }),
  );
  expect(row).toMatchObject({ visitor: "SIGN_IN_REQUIRED", collector: null, owner: "CANNOT_LIKE_OWN_WORK" });
});

it("keeps everybody out of a thing that exists for its owner alone", () => {
  const row = rowOfWrite(
    post("/api/shelves/:id/note", { ...said, access: "active", ids: { id: "COLLECTION_UNKNOWN" } }),
  );
  expect(row).toMatchObject({ visitor: "SIGN_IN_REQUIRED", owner: "COLLECTION_UNKNOWN", banned: "ACCOUNT_BANNED" });
});

it("follows the access of a write to nobody's own", () => {
  expect(rowOfWrite(post("/api/notes", said))).toEqual(signedIn);
  expect(rowOfWrite(post("/api/notes", { ...said, refusals: ["EMAIL_NOT_VERIFIED"] }))?.unverified).toBe(
    "EMAIL_NOT_VERIFIED",
  );
  expect(rowOfWrite(post("/api/admin/orders/:id/note", { ...said, access: "administrator" }))).toEqual(administrators);
});
