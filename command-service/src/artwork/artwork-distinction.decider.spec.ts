import type { ArtworkCommand, ArtworkEvent } from "@naqsh/shared/artwork";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, it } from "vitest";
import { approved, artworkId, consigned, revised, submitted, rejected } from "../testing/artwork-fixtures";
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
    given(submitted, approved, verified, revised({ title: "بحر" }, true))
      .when(approveSeen)
      .thenRecords(approved);
  });
});
