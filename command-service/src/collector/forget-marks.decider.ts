import type { MarksForgotten } from "@naqsh/shared/collector";
import { entriesOf } from "@naqsh/shared/kernel/persistent-map";
import type { Collector, Marks } from "./collector.state";

/** Ids in one event: it stays small enough for every engine, and a view takes in as many documents at once. */
export const FORGOTTEN_AT_ONCE = 500;

type Kind = "followedArtistIds" | "likedArtworkIds" | "wishedArtworkIds";

const held = <Held>(
  kind: Kind,
  marks: Marks<Held>,
  stands: (mark: Held) => boolean = () => true,
): { kind: Kind; id: string }[] =>
  [...entriesOf(marks)].filter(([, mark]) => mark !== null && stands(mark)).map(([id]) => ({ kind, id }));

/** Everything that somebody marked and did not take back, in as many events as it needs; none if there is nothing. */
export const forgetMarks = ({ followed, liked, wished }: Collector, collectorId: string): MarksForgotten[] => {
  const marks = [
    ...held("followedArtistIds", followed),
    ...held("likedArtworkIds", liked),
    ...held("wishedArtworkIds", wished, ({ isStanding }) => isStanding),
  ];
  const parts = Math.ceil(marks.length / FORGOTTEN_AT_ONCE);
  return Array.from({ length: parts }, (_, part): MarksForgotten => {
    const these = marks.slice(part * FORGOTTEN_AT_ONCE, (part + 1) * FORGOTTEN_AT_ONCE);
    const idsOf = (kind: Kind) => these.filter((mark) => mark.kind === kind).map(({ id }) => id);
    return {
      type: "MarksForgotten",
      data: {
        collectorId,
        followedArtistIds: idsOf("followedArtistIds"),
        likedArtworkIds: idsOf("likedArtworkIds"),
        wishedArtworkIds: idsOf("wishedArtworkIds"),
      },
    };
  });
};
