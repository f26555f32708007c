import type { ArtworkDetails, ArtworkEvent } from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Position } from "@naqsh/shared/kernel/position";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import type { QueryDeps } from "../query-deps";

type Titles = Pick<ArtworkDetails, "title" | "titleEn">;

/** What a work was called at a position of the log, where it was approved; null for a work that was not there yet. */
export const titleThen = async (
  artworkId: string,
  until: Position,
  { streams }: Pick<QueryDeps, "streams">,
): Promise<Titles | null> => {
  const events = (await streams.eventsOf(streamName("artwork", artworkId))) as readonly RecordedEvent<ArtworkEvent>[];
  let titles: Titles | null = null;
  for (const { data, position } of events) {
    if (position > until) break;
    if ("details" in data) titles = { title: data.details.title, titleEn: data.details.titleEn };
  }
  return titles;
};
