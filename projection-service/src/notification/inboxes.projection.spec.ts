import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { foldAll } from "../testing/fold-all";
import { approved, noticed, workId } from "../testing/story-events";
import { inboxesProjection } from "./inboxes.projection";

const asked = (title: string) => noticed("adam", title, "artworkToReview", { artworkId: workId(title) });
const inboxAfter = (events: readonly AnyEvent[], name = "adam") =>
  foldAll(inboxesProjection, events).get(idOfName(name));

it("grows with no queue of works that wait for review, however long", () => {
  const sizeAfter = (works: number): number =>
    JSON.stringify(inboxAfter(Array.from({ length: works }, (_, number) => asked(`work ${number}`)))).length;
  expect(sizeAfter(3_000)).toBeLessThan(sizeAfter(30) * 1.5);
});

it("begins anew for whoever reviews once a work is reviewed, since its notice is gone, and for nobody else", () => {
  const events = [asked("dune"), noticed("sara", "bid", "outbid", {}), approved("dune")];
  expect(inboxAfter(events)).toMatchObject({ sequence: 2, rewrittenAt: 2 });
  expect(inboxAfter(events, "sara")).toMatchObject({ sequence: 1, rewrittenAt: 0 });
});
