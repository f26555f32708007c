import type { ArtworkCommand } from "@naqsh/shared/artwork";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, expect, it } from "vitest";
import {
  addPicture,
  anotherImage,
  approve,
  approved,
  consigned,
  orderPictures,
  pictureAdded,
  pictureRemoved,
  picturesOrdered,
  recordRenditions,
  removePicture,
  renditionsMade,
  reserved,
  revised,
  sold,
  submitted,
  rejected,
  withdrawn,
} from "../testing/artwork-fixtures";
import { artworkDecider } from "./artwork.decider";

const given = sentencesAbout(artworkDecider);
const SEVEN = ["a", "b", "c", "d", "e", "f", "g"].map((id) => pictureAdded(id));

describe("the further pictures of a work", () => {
  it("are added by its artist once each, and are seven at most", () => {
    given(submitted).when(addPicture("a")).thenRecords(pictureAdded("a"));
    given(submitted, pictureAdded("a")).when(addPicture("a")).thenNothing();
    given(submitted).when(addPicture("a", "somebody")).thenRejects({ code: "NOT_YOUR_ARTWORK" });
    given(submitted, ...SEVEN)
      .when(addPicture("h"))
      .thenRejects({ code: "TOO_MANY_WORK_PICTURES", most: 8 });
    given(submitted, ...SEVEN, pictureRemoved("c"))
      .when(addPicture("h"))
      .thenRecords(pictureAdded("h"));
  });

  it("are not a picture that the work has already, be it its front", () => {
    const same: ArtworkCommand = {
      type: "AddWorkPicture",
      data: { ...addPicture("z").data, image: anotherImage } as never,
    };
    given(submitted, revised({ image: anotherImage }, false))
      .when(same)
      .thenRejects({ code: "WORK_PICTURE_IS_THERE" });
  });

  it("send a work that was let through, or rejected, to review", () => {
    given(submitted, approved).when(addPicture("a")).thenRecords(pictureAdded("a", true));
    given(submitted, rejected).when(addPicture("a")).thenRecords(pictureAdded("a", true));
    const pending = [submitted, approved, pictureAdded("a", true)].reduce(
      artworkDecider.evolve,
      artworkDecider.initialState,
    );
    expect(pending).toMatchObject({ status: "pending", edition: 2 });
  });

  it("make a verdict on the work without them outdated", () => {
    const verdict: ArtworkCommand = { ...approve, data: { ...approve.data, edition: 1 } as never };
    given(submitted, pictureAdded("a")).when(verdict).thenRejects({ code: "ARTWORK_REVISED_MEANWHILE" });
  });

  it("stay as they are while somebody relies on them", () => {
    const until = "2026-03-01T12:00:00.000Z";
    for (const [bound, code] of [
      [[approved, consigned("x")], "ARTWORK_IS_CONSIGNED"],
      [[approved, reserved("o", until)], "ARTWORK_IS_RESERVED"],
      [[approved, sold("o", null)], "ARTWORK_IS_SOLD"],
      [[withdrawn()], "ARTWORK_WITHDRAWN"],
    ] as const) {
      for (const command of [addPicture("b"), removePicture("a"), orderPictures("a")]) {
        given(submitted, pictureAdded("a"), ...bound)
          .when(command)
          .thenRejects(expect.objectContaining({ code }) as never);
      }
    }
  });

  it("are removed without another review", () => {
    given(submitted, pictureAdded("a"), approved).when(removePicture("a")).thenRecords(pictureRemoved("a"));
    given(submitted).when(removePicture("a")).thenNothing();
    given(submitted, pictureAdded("a")).when(removePicture("a", "somebody")).thenRejects({ code: "NOT_YOUR_ARTWORK" });
  });

  it("are put in an order that names each of them", () => {
    const two = [submitted, pictureAdded("a"), pictureAdded("b")];
    given(...two)
      .when(orderPictures("b", "a"))
      .thenRecords(picturesOrdered("b", "a"));
    given(...two)
      .when(orderPictures("a", "b"))
      .thenNothing();
    for (const wrong of [["a"], ["a", "a"], ["a", "c"], ["a", "b", "c"]]) {
      given(...two)
        .when(orderPictures(...wrong))
        .thenRejects({ code: "WORK_PICTURES_CHANGED" });
    }
  });

  it("have renditions each, recorded once while they are shown", () => {
    const one = [submitted, pictureAdded("a")];
    given(...one)
      .when(recordRenditions("of a"))
      .thenRecords(renditionsMade("of a"));
    given(...one, renditionsMade("of a"))
      .when(recordRenditions("of a"))
      .thenNothing();
    given(...one, renditionsMade("of a"))
      .when(recordRenditions("a"))
      .thenRecords(renditionsMade("a"));
    given(...one, pictureRemoved("a"))
      .when(recordRenditions("of a"))
      .thenNothing();
    given(...one, renditionsMade("of a"), pictureRemoved("a"), pictureAdded("a"))
      .when(recordRenditions("of a"))
      .thenRecords(renditionsMade("of a"));
  });

  it("belong to a work that there is", () => {
    given().when(addPicture("a")).thenRejects({ code: "ARTWORK_UNKNOWN" });
  });
});
