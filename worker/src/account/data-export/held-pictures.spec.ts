import { identityDocumentFileOf } from "@naqsh/shared/account";
import { workDocumentFileOf } from "@naqsh/shared/artwork";
import { returnPictureFileOf } from "@naqsh/shared/order";
import type { HeldEvent } from "@naqsh/shared/platform/held-data/everything-about";
import { expect, it } from "vitest";
import { createHeldPictures } from "./held-pictures";

const HUDA = "0b8f6f0e-3c55-4b6e-9c1c-6f3a0f0f2a11";

const held = (type: string, facts: object, actedAs: HeldEvent["actedAs"] = "collector"): HeldEvent => ({
  recordedAt: "2026-03-01T09:00:00.000Z",
  type,
  stream: "story",
  actedAs,
  facts,
});

const filesOf = (...events: HeldEvent[]): string[] => {
  const pictures = createHeldPictures(HUDA);
  for (const event of events) pictures.add(event);
  return pictures.all().map(({ file }) => file);
};

it("holds what a buyer sent for a return, for the buyer alone", () => {
  const facts = { orderId: "o", pictures: ["front", "back"] };
  const files = [returnPictureFileOf("o", "front"), returnPictureFileOf("o", "back")];
  expect(filesOf(held("ReturnRequested", facts))).toEqual(files);
  expect(filesOf(held("ReturnRequested", facts, null))).toEqual([]);
});

it("holds an identity document as long as it is kept", () => {
  const asked = held("BadgeAsked", { userId: HUDA, documentId: "d", format: "pdf" });
  expect(filesOf(asked)).toEqual([identityDocumentFileOf("d")]);
  expect(filesOf(asked, held("IdentityDocumentDestroyed", { userId: HUDA, documentId: "d" }))).toEqual([]);
});

it("holds the papers that an artist gave with a work, as what they are", () => {
  const file = workDocumentFileOf("d");
  const pictures = createHeldPictures(HUDA);
  pictures.add(held("WorkDocumentAdded", { artistId: HUDA, documentId: "d", format: "pdf", file }, "artist"));
  expect(pictures.all()).toEqual([{ file, name: "papers/work-d.pdf", isSealed: true }]);
});
