/** What a feed is read with and what a publication costs: the views and the merge, without HTTP. */
export { createEmbeddedReadModelStore } from "@naqsh/projection-service/adapters/embedded/embedded-read-model-store";
export { feedEntriesProjection } from "@naqsh/projection-service/artist/feed-entries.projection";
export { marksProjection } from "@naqsh/projection-service/collector/marks.projection";
export { feedPage } from "@naqsh/projection-service/joins/feed-pages";
export { createFollowedArtists } from "@naqsh/projection-service/joins/followed-artists";
