import { seededChance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import { expect, it } from "vitest";
import { demoCollectors } from "./content/people";
import { auctionStories } from "./demo-calendar";
import { deedsOf } from "./demo-deeds";
import { reviewTimes } from "./demo-review-times";
import { visitsOfMonth } from "./demo-visits";

const HOUR = 3_600_000;
const PRESENT = Date.parse("2026-11-23T15:00:00.000Z");
const keys = demoCollectors.map(({ key }) => key);
const deeds = deedsOf(keys, seededChance("collecting"));
const hours = visitsOfMonth(PRESENT, deeds);
const looks = hours.flatMap(({ at, visits }) =>
  visits.flatMap((visit) => visit.looks.map((look) => ({ at, ...look }))),
);
const shares = hours.flatMap(({ visits }) => visits.flatMap(({ share }) => share ?? []));
const riyadhOf = (at: number): Date => new Date(at + 3 * HOUR);
const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

it("has people look around on every day of a month, at works that are on show by then", () => {
  const days = new Set(looks.map(({ at }) => riyadhOf(at).toISOString().slice(0, 10)));
  expect(days.size).toBeGreaterThanOrEqual(28);
  expect(looks.length).toBeGreaterThan(1_500);
  const shownFrom = new Map(reviewTimes.map((one) => [one.work.slug, one.isApproved ? one.reviewedAt! : null]));
  expect(looks.filter(({ at, of }) => (shownFrom.get(of.slug) ?? 0) >= at - PRESENT)).toEqual([]);
  expect(hours.every(({ at }) => at < PRESENT)).toBe(true);
});

it("has more of them in the evening than at noon, and at the weekend than on a Monday", () => {
  const at = (hour: number) => looks.filter((look) => riyadhOf(look.at).getUTCHours() === hour).length;
  expect(at(21)).toBeGreaterThan(2 * at(12));
  expect(at(4)).toBe(0);
  const on = (day: number) => looks.filter((look) => riyadhOf(look.at).getUTCDay() === day).length;
  expect(on(5)).toBeGreaterThan(on(1));
});

it("has them come from everywhere, and pass works on in many ways", () => {
  expect(new Set(looks.map(({ source }) => source))).toEqual(
    new Set(["direct", "search", "home", "artist", "auction", "share", "other"]),
  );
  expect(looks.filter(({ isArtist }) => isArtist).length).toBeGreaterThan(200);
  expect(new Set(shares.map(({ way }) => way)).size).toBeGreaterThanOrEqual(6);
});

it("has them look more at works in auctions, and at works by artists who are followed", () => {
  const seen = (slug: string, from: number, to: number): number =>
    looks.filter(({ at, of }) => of.slug === slug && from <= at - PRESENT && at - PRESENT < to).length / (to - from);
  const ended = auctionStories.filter(({ startsAt, endsAt }) => startsAt > -20 * 24 * HOUR && endsAt < -4 * 24 * HOUR);
  const during = meanOf(ended.map(({ slug, startsAt, endsAt }) => seen(slug, startsAt, endsAt)));
  const after = meanOf(ended.map(({ slug, endsAt }) => seen(slug, endsAt + 12 * HOUR, 0)));
  expect(during).toBeGreaterThan(1.5 * after);

  const artists = [...new Set(reviewTimes.map(({ work }) => work.artist))];
  const followers = (artist: string) =>
    deeds.filter(({ kind, work }) => kind === "follow" && work.artist === artist).length;
  const drawn = (artist: string) => looks.filter(({ of }) => of.artist === artist).length;
  const byFollowers = [...artists].sort((a, b) => followers(b) - followers(a));
  expect(meanOf(byFollowers.slice(0, 4).map(drawn))).toBeGreaterThan(meanOf(byFollowers.slice(4).map(drawn)));
});

it("tells the same month twice", () => {
  expect(visitsOfMonth(PRESENT, deeds)).toEqual(hours);
});
