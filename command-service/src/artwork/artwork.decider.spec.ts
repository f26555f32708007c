import { describe, it } from "vitest";
import type { ArtworkCommand } from "@naqsh/shared/artwork";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { artworkDecider } from "./artwork.decider";
import {
  anotherImage,
  approve,
  approved,
  artworkId,
  consign,
  consigned,
  fingerprinted,
  fingerprintedWithoutLook,
  markSold,
  priced,
  recordFingerprint,
  recordRenditions,
  renditionsMade,
  returned,
  revise,
  revised,
  sold,
  submit,
  submitWith,
  submitted,
  reserve,
  takeBack,
  takeBackSold,
  rejection,
  rejected,
  withdraw,
  withdrawn,
} from "../testing/artwork-fixtures";

const given = sentencesAbout(artworkDecider);

describe("submitting", () => {
  it("makes a work that waits for review, once", () => {
    given().when(submit).thenRecords(submitted);
    given(submitted).when(submit).thenRejects({ code: "ARTWORK_EXISTS" });
  });

  it("takes links of known hosts alone, as a revision does", () => {
    const foreign = "https://example.org/watch";
    const known = { videoUrl: "https://vimeo.com/1" };
    const refusal = { code: "LINK_HOST_UNKNOWN", field: "videoUrl" } as const;
    given()
      .when(submitWith({ videoUrl: foreign }))
      .thenRejects(refusal);
    given(submitted)
      .when(revise({ videoUrl: foreign }))
      .thenRejects(refusal);
    given(submitted).when(revise(known)).thenRecords(revised(known, false));
  });

  it("comes before everything else", () => {
    for (const command of [approve, rejection, revise({}), consign("a"), takeBack("a"), markSold("o", null)]) {
      given().when(command).thenRejects({ code: "ARTWORK_UNKNOWN" });
    }
  });
});

describe("reviewing", () => {
  it("approves what waits, and stays quiet where it is approved", () => {
    given(submitted).when(approve).thenRecords(approved);
    given(submitted, approved).when(approve).thenNothing();
    given(submitted, approved, consigned("a")).when(approve).thenNothing();
  });

  it("rejects what waits, with its reason, and nothing else", () => {
    given(submitted).when(rejection).thenRecords(rejected);
    given(submitted, rejected).when(rejection).thenNothing();
    given(submitted, approved).when(rejection).thenRejects({ code: "ARTWORK_NOT_PENDING" });
  });

  it("does not approve what was rejected until it is revised", () => {
    given(submitted, rejected).when(approve).thenRejects({ code: "ARTWORK_NOT_PENDING" });
    given(submitted, rejected, revised({ title: "بحر" }, true))
      .when(approve)
      .thenRecords(approved);
  });
});

describe("a verdict about a work that was revised meanwhile", () => {
  const seen = (edition: number): ArtworkCommand[] => [
    { type: "ApproveArtwork", data: { artworkId, approvedBy: "admin", edition } },
    { type: "RejectArtwork", data: { artworkId, rejectedBy: "admin", reason: "blurry", note: "", edition } },
  ];
  const changed = revised({ title: "بحر" }, false);

  it("is refused, and taken once its reviewer saw the newest", () => {
    for (const verdict of seen(1)) {
      given(submitted, changed).when(verdict).thenRejects({ code: "ARTWORK_REVISED_MEANWHILE" });
    }
    const [approves, rejects] = seen(2) as [ArtworkCommand, ArtworkCommand];
    given(submitted, changed).when(approves).thenRecords(approved);
    given(submitted, changed).when(rejects).thenRecords(rejected);
  });

  it("does not mind a price that changed, nor a verdict that stands", () => {
    const [approves] = seen(1) as [ArtworkCommand];
    given(submitted, priced(200_00)).when(approves).thenRecords(approved);
    given(submitted, changed, approved).when(approves).thenNothing();
  });
});

describe("withdrawing", () => {
  it("is its artist's, of a work that nobody waits for, and quiet once it is done", () => {
    given(submitted).when(withdraw).thenRecords(withdrawn(true));
    given(submitted, approved).when(withdraw).thenRecords(withdrawn());
    given(submitted, rejected).when(withdraw).thenRecords(withdrawn());
    given(submitted, approved, withdrawn()).when(withdraw).thenNothing();
    given(submitted, approved)
      .when({ type: "WithdrawArtwork", data: { artworkId, withdrawnBy: "somebody" } })
      .thenRejects({ code: "NOT_YOUR_ARTWORK" });
    given(submitted, approved, consigned("a"))
      .when(withdraw)
      .thenRejects({ code: "ARTWORK_IS_CONSIGNED", auctionId: "a" });
    given(submitted, approved, sold("o", null)).when(withdraw).thenRejects({ code: "ARTWORK_IS_SOLD" });
  });

  it("ends everything that could be done with the work", () => {
    for (const command of [revise({ title: "بحر" }), approve, rejection, consign("a"), reserve("o")]) {
      given(submitted, approved, withdrawn()).when(command).thenRejects({ code: "ARTWORK_WITHDRAWN" });
    }
    given(submitted, approved, withdrawn()).when(markSold("o", null)).thenRejects({ code: "ARTWORK_NOT_APPROVED" });
    given(submitted, approved, withdrawn()).when(takeBackSold("o", null)).thenNothing();
  });
});

describe("revising", () => {
  it.each([
    { image: anotherImage },
    { title: "بحر" },
    { titleEn: "Sea" },
    { category: "photography" as const },
    { description: "بحر جدة" },
    { descriptionEn: "The sea at Jeddah" },
  ])("sends an approved work back to review when a reviewer would see it otherwise: %o", (changes) => {
    given(submitted, approved).when(revise(changes)).thenRecords(revised(changes, true));
  });

  it.each([{ medium: "زيت" }, { tags: ["نخيل"] }, { heightCm: 40 }])(
    "keeps an approved work approved for lesser changes: %o",
    (changes) => {
      given(submitted, approved).when(revise(changes)).thenRecords(revised(changes, false));
    },
  );

  it("changes the price without review", () => {
    given(submitted, approved).when(revise({}, 200_00)).thenRecords(priced(200_00));
  });

  it("sends a work that was rejected to review again", () => {
    given(submitted, rejected)
      .when(revise({ medium: "زيت" }))
      .thenRecords(revised({ medium: "زيت" }, true));
  });

  it("says nothing where nothing changed", () => {
    given(submitted).when(revise({})).thenNothing();
  });

  it("is for its own artist", () => {
    given(submitted)
      .when(revise({ title: "بحر" }, 100_00, "another"))
      .thenRejects({ code: "NOT_YOUR_ARTWORK" });
  });

  it("stops while the work is in an auction and once it is sold", () => {
    given(submitted, approved, consigned("a"))
      .when(revise({}, 1))
      .thenRejects({ code: "ARTWORK_IS_CONSIGNED", auctionId: "a" });
    given(submitted, approved, consigned("a"), sold("o", "a"))
      .when(revise({}, 1))
      .thenRejects({ code: "ARTWORK_IS_SOLD" });
  });
});

describe("consigning", () => {
  it("claims an approved work for one auction", () => {
    given(submitted, approved).when(consign("a")).thenRecords(consigned("a"));
    given(submitted, approved, consigned("a")).when(consign("a")).thenNothing();
    given(submitted, approved, consigned("a"))
      .when(consign("b"))
      .thenRejects({ code: "ARTWORK_IS_CONSIGNED", auctionId: "a" });
  });

  it("is for its artist, and for works that may be shown", () => {
    given(submitted, approved).when(consign("a", "another")).thenRejects({ code: "NOT_YOUR_ARTWORK" });
    given(submitted).when(consign("a")).thenRejects({ code: "ARTWORK_NOT_APPROVED" });
    given(submitted, approved, sold("o", null)).when(consign("a")).thenRejects({ code: "ARTWORK_IS_SOLD" });
  });

  it("ends when its auction gives the work back, and another's return changes nothing", () => {
    given(submitted, approved, consigned("a")).when(takeBack("a")).thenRecords(returned("a"));
    given(submitted, approved, consigned("a")).when(takeBack("b")).thenNothing();
    given(submitted, approved, consigned("a"), returned("a")).when(consign("b")).thenRecords(consigned("b"));
  });
});

describe("selling", () => {
  it("happens once", () => {
    given(submitted, approved, consigned("a")).when(markSold("o", "a")).thenRecords(sold("o", "a"));
    given(submitted, approved, consigned("a"), sold("o", "a")).when(markSold("o", "a")).thenNothing();
    given(submitted, approved, consigned("a"), sold("o", "a"))
      .when(markSold("p", "a"))
      .thenRejects({ code: "ARTWORK_IS_SOLD" });
  });

  it("by an auction needs the work to be in it, by its price needs it to be in none", () => {
    given(submitted, approved).when(markSold("o", "a")).thenRejects({ code: "ARTWORK_NOT_CONSIGNED" });
    given(submitted, approved, consigned("b")).when(markSold("o", "a")).thenRejects({ code: "ARTWORK_NOT_CONSIGNED" });
    given(submitted, approved, consigned("b"))
      .when(markSold("o", null))
      .thenRejects({ code: "ARTWORK_IS_CONSIGNED", auctionId: "b" });
    given(submitted).when(markSold("o", null)).thenRejects({ code: "ARTWORK_NOT_APPROVED" });
  });
});

describe("a fingerprint", () => {
  it("is recorded once for the image that the work has now", () => {
    given(submitted).when(recordFingerprint("a")).thenRecords(fingerprinted("a"));
    given(submitted, fingerprinted("a")).when(recordFingerprint("a")).thenNothing();
    given(submitted, fingerprintedWithoutLook("a")).when(recordFingerprint("a")).thenRecords(fingerprinted("a"));
    given(submitted, revised({ image: anotherImage }, false))
      .when(recordFingerprint("a"))
      .thenNothing();
  });
});

describe("renditions", () => {
  it("are recorded once for the image that the work has now", () => {
    given(submitted).when(recordRenditions("a")).thenRecords(renditionsMade("a"));
    given(submitted, renditionsMade("a")).when(recordRenditions("a")).thenNothing();
    given(submitted, revised({ image: anotherImage }, false))
      .when(recordRenditions("a"))
      .thenNothing();
  });

  it("are recorded again when an earlier image comes back", () => {
    given(
      submitted,
      renditionsMade("a"),
      revised({ image: anotherImage }, false),
      renditionsMade("b"),
      revised({}, false),
    )
      .when(recordRenditions("a"))
      .thenRecords(renditionsMade("a"));
  });
});
