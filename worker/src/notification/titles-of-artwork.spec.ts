import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { expect, it } from "vitest";
import { recorded } from "../testing/recorded";
import { titlesOfArtwork } from "./titles-of-artwork";

const titlesAfter = (events: readonly AnyEvent[]) => {
  const readStream = async function* (): AsyncGenerator<StoredEvent> {
    for (const event of events) yield recorded(event) as unknown as StoredEvent;
  };
  return titlesOfArtwork({ readStream }, "work");
};
const submitted = (title: string): AnyEvent => ({ type: "ArtworkSubmitted", data: { details: { title } } });
const revised = (title: string, sentToReview: boolean): AnyEvent => ({
  type: "ArtworkRevised",
  data: { details: { title, titleEn: `${title} (en)` }, sentToReview },
});
const approved: AnyEvent = { type: "ArtworkApproved", data: {} };

it("writes of a work by the titles that a reviewer has let through, and by its first ones until then", async () => {
  expect(await titlesAfter([])).toBeNull();
  expect(await titlesAfter([submitted("dune")])).toEqual({ title: "dune", titleEn: null });
  const seen = [submitted("dune"), approved];
  expect(await titlesAfter([...seen, revised("unseen", true)])).toMatchObject({ title: "dune" });
  expect(await titlesAfter([...seen, revised("unseen", true), revised("again", true)])).toMatchObject({
    title: "dune",
  });
  expect(await titlesAfter([...seen, revised("palm", false)])).toEqual({ title: "palm", titleEn: "palm (en)" });
  expect(await titlesAfter([...seen, revised("palm", true), approved])).toMatchObject({ title: "palm" });
});
