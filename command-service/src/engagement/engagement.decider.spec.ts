import type { EngagementCommand, EngagementEvent } from "@naqsh/shared/engagement";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, it } from "vitest";
import { engagementDecider } from "./engagement.decider";

const given = sentencesAbout(engagementDecider);
const data = { artworkId: "sea", artistId: "huda", way: "whatsapp" } as const;
const share: EngagementCommand = { type: "ShareArtwork", data };
const shared: EngagementEvent = { type: "ArtworkShared", data };

describe("sharing a work", () => {
  it("is counted, once more each time", () => {
    given().when(share).thenRecords(shared);
    given(shared).when(share).thenRecords(shared);
  });
});
