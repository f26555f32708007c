import type { ArtworkCommand, ArtworkEvent } from "@naqsh/shared/artwork";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, it } from "vitest";
import {
  anotherImage,
  approved,
  artworkId,
  consigned,
  revise,
  revised,
  submitted,
  rejected,
} from "../testing/artwork-fixtures";
import { artworkDecider } from "./artwork.decider";

const given = sentencesAbout(artworkDecider);
const { artistId } = submitted.data;
const of = { artworkId, artistId };

const feature = (from: string, to: string, place = 1): ArtworkCommand => ({
  type: "FeatureArtwork",
  data: { artworkId, featuredBy: "admin", from, to, place },
});
const featured = (from: string, to: string, place = 1): ArtworkEvent => ({
  type: "ArtworkFeatured",
  data: { ...of, featuredBy: "admin", from, to, place },
});
const end: ArtworkCommand = { type: "EndArtworkFeature", data: { artworkId, endedBy: "admin" } };
const ended: ArtworkEvent = { type: "ArtworkFeatureEnded", data: { ...of, endedBy: "admin" } };
const verify: ArtworkCommand = { type: "VerifyArtwork", data: { artworkId, verifiedBy: "admin", seen: "التوقيع" } };
const verified: ArtworkEvent = {
  type: "ArtworkVerified",
  data: { ...of, verifiedBy: "admin", seen: writtenAbout(artistId, "التوقيع") },
};
const withdraw: ArtworkCommand = {
  type: "WithdrawArtworkVerification",
  data: { artworkId, withdrawnBy: "admin", reason: "وثيقة أخرى" },
};
const withdrawn: ArtworkEvent = {
  type: "ArtworkVerificationWithdrawn",
  data: { ...of, withdrawnBy: "admin", reason: writtenAbout(artistId, "وثيقة أخرى") },
};

describe("featuring", () => {
  const days = ["2126-03-01", "2126-03-07"] as const;

  it("holds as it was said last, and is quiet where it is said again", () => {
    given(submitted, approved)
      .when(feature(...days))
      .thenRecords(featured(...days));
    given(submitted, approved, featured(...days))
      .when(feature(...days))
      .thenNothing();
    given(submitted, approved, featured(...days))
      .when(feature(...days, 2))
      .thenRecords(featured(...days, 2));
    given(submitted, approved, consigned("a"))
      .when(feature(...days))
      .thenRecords(featured(...days));
  });

  it("is for works on show, and for days to come in their order", () => {
    given(submitted)
      .when(feature(...days))
      .thenRejects({ code: "ARTWORK_NOT_APPROVED" });
    given(submitted, rejected)
      .when(feature(...days))
      .thenRejects({ code: "ARTWORK_NOT_APPROVED" });
    given(submitted, approved).when(feature(days[1], days[0])).thenRejects({ code: "FEATURE_DAYS_INVALID" });
    given(submitted, approved).when(feature("2020-01-01", "2020-01-02")).thenRejects({ code: "FEATURE_DAYS_INVALID" });
  });

  it("ends once", () => {
    given(submitted, approved, featured(...days))
      .when(end)
      .thenRecords(ended);
    given(submitted, approved, featured(...days), ended)
      .when(end)
      .thenNothing();
    given(submitted, approved, featured(...days), ended)
      .when(feature(...days))
      .thenRecords(featured(...days));
  });
});

describe("verifying", () => {
  it("says what was seen, until it is withdrawn with a reason", () => {
    given(submitted, approved).when(verify).thenRecords(verified);
    given(submitted, approved, verified).when(verify).thenNothing();
    given(submitted, approved, verified).when(withdraw).thenRecords(withdrawn);
    given(submitted, approved).when(withdraw).thenNothing();
    given(submitted, approved, verified, withdrawn).when(verify).thenRecords(verified);
    given(submitted).when(verify).thenRejects({ code: "ARTWORK_NOT_APPROVED" });
  });

  it("may go with the approval, once", () => {
    const seen = "التوقيع";
    const approveSeen: ArtworkCommand = { type: "ApproveArtwork", data: { artworkId, approvedBy: "admin", seen } };
    given(submitted).when(approveSeen).thenRecords(approved, verified);
    given(submitted, approved, verified, revised({ description: "بحر" }, true))
      .when(approveSeen)
      .thenRecords(approved);
  });
});

describe("a verification", () => {
  const endedBecause = (because: "pictureReplaced" | "factsChanged" | "documentRemoved"): ArtworkEvent => ({
    type: "ArtworkVerificationEnded",
    data: { ...of, because },
  });

  it("ends with the picture or the facts that it was about, and the work is reviewed again", () => {
    for (const [change, because] of [
      [{ image: anotherImage }, "pictureReplaced"],
      [{ title: "بحر" }, "factsChanged"],
      [{ medium: "زيت" }, "factsChanged"],
      [{ heightCm: 40 }, "factsChanged"],
      [{ yearCreated: 1990 }, "factsChanged"],
    ] as const) {
      given(submitted, approved, verified)
        .when(revise(change))
        .thenRecords(revised(change, true), endedBecause(because));
    }
  });

  it("outlives what it was not about", () => {
    given(submitted, approved, verified)
      .when(revise({ tags: ["بحر"] }))
      .thenRecords(revised({ tags: ["بحر"] }, false));
    given(submitted, approved, verified)
      .when(revise({ description: "بحر" }))
      .thenRecords(revised({ description: "بحر" }, true));
    given(submitted, approved)
      .when(revise({ medium: "زيت" }))
      .thenRecords(revised({ medium: "زيت" }, false));
  });

  it("ends with a paper that is taken away, which may be what was seen", () => {
    const ofDocument = { ...of, documentId: "d" };
    const added = { type: "WorkDocumentAdded", data: ofDocument } as ArtworkEvent;
    const remove: ArtworkCommand = {
      type: "RemoveWorkDocument",
      data: { artworkId, documentId: "d", removedBy: artistId },
    };
    const removed: ArtworkEvent = { type: "WorkDocumentRemoved", data: ofDocument };
    given(submitted, added, approved, verified).when(remove).thenRecords(removed, endedBecause("documentRemoved"));
    given(submitted, added, approved).when(remove).thenRecords(removed);
  });

  it("is said anew of what is shown now, once", () => {
    const seen = "التوقيع";
    const approveSeen: ArtworkCommand = { type: "ApproveArtwork", data: { artworkId, approvedBy: "admin", seen } };
    const replaced = revised({ image: anotherImage }, true);
    given(submitted, approved, verified, replaced, endedBecause("pictureReplaced"))
      .when(approveSeen)
      .thenRecords(approved, verified);
    given(submitted, approved, verified, replaced, endedBecause("pictureReplaced"))
      .when(revise({}))
      .thenRecords(revised({}, false));
  });
});
