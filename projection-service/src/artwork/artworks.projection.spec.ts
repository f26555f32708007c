import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { foldAll } from "../testing/fold-all";
import { approved, detailsOf, submitted, rejected, workId } from "../testing/story-events";
import { artworksProjection } from "./artworks.projection";

const story = new AuctionStory("dune");
const of = { artworkId: workId("dune"), artistId: idOfName("huda") };
const after = (...events: AnyEvent[]) => foldAll(artworksProjection, events).get(of.artworkId)!;

describe("Artworks", () => {
  it("stand on no shelf until they are approved, and leave it when they are to be reviewed again", () => {
    expect(after(submitted("dune")).shelves).toEqual([]);
    expect(after(submitted("dune"), rejected("dune"))).toMatchObject({ status: "rejected", shelves: [] });
    expect(after(submitted("dune"), approved("dune")).shelves).toEqual([
      "all",
      "painting",
      `artist/${of.artistId}`,
      "orientation/portrait",
      "size/medium",
      "medium/oil",
    ]);
    const revised = (sentToReview: boolean): AnyEvent => ({
      type: "ArtworkRevised",
      data: { ...of, details: detailsOf("dunes"), sentToReview },
    });
    expect(after(submitted("dune"), approved("dune"), revised(true))).toMatchObject({ status: "pending", shelves: [] });
    expect(after(submitted("dune"), approved("dune"), revised(false)).shelves).toHaveLength(6);
  });

  it("lose their badge with what it was about, and wait for review", () => {
    const verified: AnyEvent = { type: "ArtworkVerified", data: { ...of, verifiedBy: "admin", seen: null } };
    const replaced: AnyEvent = {
      type: "ArtworkRevised",
      data: { ...of, details: detailsOf("another"), sentToReview: true },
    };
    const ended: AnyEvent = { type: "ArtworkVerificationEnded", data: { ...of, because: "pictureReplaced" } };
    const shown = after(submitted("dune"), approved("dune"), verified);
    expect(shown.shelves).toContain("verified");
    const changed = [submitted("dune"), approved("dune"), verified, replaced, ended];
    expect(after(...changed)).toMatchObject({ status: "pending", verification: null });
    expect(after(...changed, approved("dune")).shelves).not.toContain("verified");
  });

  it("remember who featured them last, and forget it with the feature", () => {
    const by = (featuredBy: string): AnyEvent => ({
      type: "ArtworkFeatured",
      data: { ...of, from: "2026-11-01", to: "2026-11-30", place: 1, featuredBy },
    });
    const featured = [submitted("dune"), approved("dune"), by("amal"), by("badriya"), story.scheduled()];
    const opened = [story.opened(), story.leads("sara", 650_00)];
    expect(after(...featured, ...opened)).toMatchObject({ featuredBy: "badriya", featuredAt: expect.any(String) });
    const ended: AnyEvent = { type: "ArtworkFeatureEnded", data: { ...of, endedBy: "amal" } };
    expect(after(...featured, ended)).toMatchObject({ featuredBy: null, featuredAt: null });
  });

  it("stand on the shelf of their colour", () => {
    const renditions = { widths: [320], dominantColour: "#182848", placeholder: "data:" };
    const made: AnyEvent = {
      type: "ArtworkRenditionsMade",
      data: { ...of, sha256: detailsOf("dune").image.sha256, renditions },
    };
    expect(after(submitted("dune"), made, approved("dune")).shelves).toContain("colour/blue");
  });

  it("are listed at the auction's price while one runs, and at their own again after it", () => {
    const events: AnyEvent[] = [submitted("dune"), approved("dune"), story.scheduled()];
    expect(after(...events)).toMatchObject({ listedPrice: 500_00, auction: { status: "scheduled" } });
    events.push(story.opened(), story.leads("sara", 650_00));
    expect(after(...events)).toMatchObject({ listedPrice: 650_00 });
    expect(after(...events).shelves).toContain("auction/painting");
    events.push({ type: "AuctionLapsed", data: { ...story.of, artistId: of.artistId, reason: "noNextBidder" } });
    expect(after(...events)).toMatchObject({ listedPrice: 1_000_00, auction: { status: "lapsed" } });
    expect(after(...events).shelves).not.toContain("auction");
  });

  it("are consigned until the auction gives them back", () => {
    const consigned: AnyEvent = { type: "ArtworkConsigned", data: { ...of, auctionId: story.auctionId } };
    const back: AnyEvent = {
      type: "ConsignedArtworkReturned",
      data: { ...of, auctionId: story.auctionId, reason: "unsold" },
    };
    expect(after(submitted("dune"), consigned)).toMatchObject({ consigned: true });
    expect(after(submitted("dune"), consigned, back)).toMatchObject({ consigned: false });
  });

  it("keep the renditions of the image that they show, and no others", () => {
    const renditions = { widths: [320], dominantColour: "#aabbcc", placeholder: "data:" };
    const made = (title: string): AnyEvent => ({
      type: "ArtworkRenditionsMade",
      data: { ...of, sha256: detailsOf(title).image.sha256, renditions },
    });
    expect(after(submitted("dune"), made("another")).renditions).toBeNull();
    expect(after(submitted("dune"), made("dune")).renditions).toEqual(renditions);
    const replaced: AnyEvent = {
      type: "ArtworkRevised",
      data: { ...of, details: detailsOf("new"), sentToReview: true },
    };
    expect(after(submitted("dune"), made("dune"), replaced).renditions).toBeNull();
  });
});
