import type { ArtworkCommand, ArtworkEvent } from "@naqsh/shared/artwork";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, it } from "vitest";
import { approved, artworkId, consigned, sold, submitted, withdrawn } from "../testing/artwork-fixtures";
import { artworkDecider } from "./artwork.decider";

const given = sentencesAbout(artworkDecider);
const { artistId } = submitted.data;

const add = (documentId: string, addedBy = artistId): ArtworkCommand => ({
  type: "AddWorkDocument",
  data: {
    artworkId,
    documentId,
    kind: "invoice",
    isPublic: false,
    format: "pdf",
    file: `${documentId}.sealed`,
    addedBy,
  },
});
const added = (documentId: string): ArtworkEvent => ({
  type: "WorkDocumentAdded",
  data: {
    artworkId,
    artistId,
    documentId,
    kind: "invoice",
    isPublic: false,
    format: "pdf",
    file: `${documentId}.sealed`,
  },
});
const remove = (documentId: string, removedBy = artistId): ArtworkCommand => ({
  type: "RemoveWorkDocument",
  data: { artworkId, documentId, removedBy },
});
const removed = (documentId: string): ArtworkEvent => ({
  type: "WorkDocumentRemoved",
  data: { artworkId, artistId, documentId },
});

describe("the documents of a work", () => {
  it("are added by its artist once each, after the sale too, and at most eight", () => {
    given(submitted).when(add("a")).thenRecords(added("a"));
    given(submitted, added("a")).when(add("a")).thenNothing();
    given(submitted, approved, sold("o", null)).when(add("a")).thenRecords(added("a"));
    given(submitted).when(add("a", "somebody")).thenRejects({ code: "NOT_YOUR_ARTWORK" });
    const eight = ["a", "b", "c", "d", "e", "f", "g", "h"].map(added);
    given(submitted, ...eight)
      .when(add("i"))
      .thenRejects({ code: "TOO_MANY_WORK_DOCUMENTS", most: 8 });
    given(submitted, ...eight, removed("c"))
      .when(add("i"))
      .thenRecords(added("i"));
  });

  it("are removed while nobody relies on them", () => {
    given(submitted, added("a")).when(remove("a")).thenRecords(removed("a"));
    given(submitted).when(remove("a")).thenNothing();
    given(submitted, added("a")).when(remove("a", "somebody")).thenRejects({ code: "NOT_YOUR_ARTWORK" });
    given(submitted, approved, added("a"), consigned("x"))
      .when(remove("a"))
      .thenRejects({ code: "ARTWORK_IS_CONSIGNED", auctionId: "x" });
    given(submitted, approved, added("a"), sold("o", null)).when(remove("a")).thenRejects({ code: "ARTWORK_IS_SOLD" });
  });

  it("of a work that was withdrawn are removed, and none is added", () => {
    given(submitted, approved, added("a"), withdrawn()).when(remove("a")).thenRecords(removed("a"));
    given(submitted, approved, withdrawn()).when(add("a")).thenRejects({ code: "ARTWORK_WITHDRAWN" });
  });
});
