import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { seededChance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import { browserOf } from "./demo-browsers";
import type { DemoCast } from "./demo-cast";
import { deedsOf } from "./demo-deeds";
import { createDemoVisitor, type DemoVisitor } from "./demo-visitor";
import { visitsOfMonth, type Look, type Visit } from "./demo-visits";
import type { Happening } from "./happening";

type Stage = { url: string; story: string; presentMs: number; cast: DemoCast };
type Ids = ReadonlyMap<string, string>;

/** The visitors who look at works and artists and pass works on; those of an hour come together. */
export const lookingHappenings = (stage: Stage, artworkIds: Ids): Happening[] => {
  const artistIds = new Map<string, string>();
  const deeds = deedsOf([...stage.cast.collectors.keys()], seededChance("collecting"));

  /** A look at an artist follows one at their work. */
  const subjectOf = async ({ of, isArtist }: Look, visitor: DemoVisitor): Promise<object> => {
    const artworkId = artworkIds.get(of.slug)!;
    if (!isArtist) return { artworkId };
    if (!artistIds.has(of.artist)) {
      artistIds.set(of.artist, (await visitor.get<ArtworkDetail>(`/api/artworks/${artworkId}`)).artistId);
    }
    return { artistId: artistIds.get(of.artist)! };
  };

  const visit = async ({ visitor: number, looks, share }: Visit): Promise<void> => {
    const visitor = createDemoVisitor(stage, `visitor/${number}`, null, browserOf(number));
    for (const look of looks) {
      // oxlint-disable-next-line no-await-in-loop -- a story is told in order
      const subject = await subjectOf(look, visitor);
      const body = { ...subject, interactionType: "view", metadata: { source: look.source } };
      // oxlint-disable-next-line no-await-in-loop -- a story is told in order
      await visitor.post("/api/interactions", body);
    }
    if (share === null) return;
    await visitor.post("/api/share", { artworkId: artworkIds.get(share.slug)!, platform: share.way });
  };

  return visitsOfMonth(stage.presentMs, deeds).map(({ at, visits }) => ({
    at,
    what: `${visits.length} people look around`,
    happen: async () => void (await Promise.all(visits.map(visit))),
  }));
};
