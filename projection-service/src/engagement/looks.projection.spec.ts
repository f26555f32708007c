import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { expect, it } from "vitest";
import { foldAll } from "../testing/fold-all";
import { looksProjection } from "./looks.projection";

const look = (artworkId: string, viewerId: string | null = "sara"): AnyEvent => ({
  type: "ArtworkViewed",
  data: { artworkId, artistId: "huda", source: "home", viewerId },
});
const choice = (recommendations?: boolean): AnyEvent => ({
  type: "DisplayPreferencesChanged",
  data: { userId: "sara", changes: recommendations === undefined ? { theme: "dark" } : { recommendations } },
});
const erased: AnyEvent = { type: "AccountErased", data: { userId: "sara" } };

const worksOf = (...events: AnyEvent[]) => foldAll(looksProjection, events).get("sara")?.artworkIds;

it("keeps what somebody looked at of late, the newest first and each work once", () => {
  expect(worksOf(look("dune"), look("palm"), look("dune"), choice())).toEqual(["dune", "palm"]);
  const many = Array.from({ length: 40 }, (_, number) => look(`work ${number}`));
  expect(worksOf(...many)).toHaveLength(30);
  expect(worksOf(...many)?.[0]).toBe("work 39");
});

it("keeps nothing of visitors", () => {
  expect(foldAll(looksProjection, [look("dune", null)]).size).toBe(0);
});

it("forgets with the switch of recommendations, and keeps nothing while it is off", () => {
  expect(worksOf(look("dune"), choice(false), look("palm"))).toEqual([]);
  expect(worksOf(look("dune"), choice(false), choice(true), look("palm"))).toEqual(["palm"]);
});

it("forgets whoever is erased", () => {
  expect(worksOf(look("dune"), erased)).toBeUndefined();
});
