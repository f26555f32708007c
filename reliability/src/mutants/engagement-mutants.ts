import type { Mutant } from "./mutant";

/** Guards of what people look at, mark and gather, and of what is counted of it. */
export const ENGAGEMENT_MUTANTS: readonly Mutant[] = [
  {
    name: "a look that counts each time",
    file: "command-service/src/engagement/view-guard.ts",
    from: "if ((await rateLimits.consume(ONCE, mark)) !== null) return false;",
    to: "await rateLimits.consume(ONCE, mark);",
    spec: "command-service/src/engagement/view-guard.spec.ts",
  },
  {
    name: "looks of machines",
    file: "command-service/src/engagement/view-guard.ts",
    from: "userAgent === undefined || isbot(userAgent)",
    to: "userAgent === undefined",
    spec: "command-service/src/engagement/engagement.routes.spec.ts",
  },
  {
    name: "a search that counts each time",
    file: "command-service/src/engagement/view-guard.ts",
    from: "return (await rateLimits.consume(ONCE_A_DAY, await markOfDay(viewer, subject))) === null;",
    to: "return true;",
    spec: "command-service/src/search/search.routes.spec.ts",
  },
  {
    name: "artists who share their own works",
    file: "command-service/src/workflows/share-artwork.ts",
    from: "if (sharerId === artistId || ",
    to: "if (",
    spec: "command-service/src/engagement/engagement.routes.spec.ts",
  },
  {
    name: "a visitor who is another one after midnight",
    file: "command-service/src/engagement/view-guard.ts",
    from: "dayBefore(clock.now() - VIEW_MS)",
    to: "dayOf(clock.now())",
    spec: "command-service/src/engagement/view-guard.spec.ts",
  },
  {
    name: "a like that counts twice",
    file: "command-service/src/collector/collector.decider.ts",
    from: 'return lookUp(liked, data.artworkId) ? accept() : accept({ type: "ArtworkLiked", data });',
    to: 'return accept({ type: "ArtworkLiked", data });',
    spec: "command-service/src/collector/collector.decider.spec.ts",
  },
  {
    name: "artists who like their own works",
    file: "command-service/src/collector/collector.decider.ts",
    from: 'if (data.artistId === data.collectorId) return reject({ code: "CANNOT_LIKE_OWN_WORK" });',
    to: "",
    spec: "command-service/src/collector/collector.decider.spec.ts",
  },
  {
    name: "likes of erased people in what they marked",
    file: "projection-service/src/collector/marks.projection.ts",
    from: '...data.likedArtworkIds.map((id) => markKey("like", data.collectorId, id)),',
    to: "",
    spec: "projection-service/src/collector/marks.properties.spec.ts",
  },
  {
    name: "likes of erased people in the counts",
    file: "projection-service/src/engagement/work-views.projection.ts",
    from: "return { ...before, likes: before.likes - 1 };",
    to: "return before;",
    spec: "projection-service/src/engagement/work-views.properties.spec.ts",
  },
  {
    name: "the collections of others that they keep to themselves",
    file: "projection-service/src/joins/collection.queries.ts",
    from: "!(document.isPublic || document.ownerId === asker)",
    to: "document.ownerId === ''",
    spec: "projection-service/src/joins/collection.queries.spec.ts",
  },
  {
    name: "a region that stands for one person",
    file: "projection-service/src/joins/analytics/regions-of-viewers.ts",
    from: ".filter((row) => row.viewers >= LEAST_NAMED)",
    to: ".filter((row) => row.viewers > 0)",
    spec: "projection-service/src/joins/analytics/analytics.queries.spec.ts",
  },
  {
    name: "what trends by what was taken back",
    file: "projection-service/src/artist/trending.projection.ts",
    from: "if (!keys.some((key) => key in before.parts)) return before;",
    to: "if (keys.length > 0) return before;",
    spec: "projection-service/src/artist/trending.properties.spec.ts",
  },
];
