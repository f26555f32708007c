import { tileFilesOf } from "@naqsh/shared/artwork";
import type { ArtworkEvent } from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { LogReader } from "@naqsh/shared/platform/ports/event-store";
import type { QueryDeps } from "../query-deps";
import { allDocuments } from "./all-documents";
import type { Views } from "../views";

type Deps = Pick<QueryDeps, "decode"> & {
  views: Pick<Views, "artworks" | "workPictures">;
  store: Pick<LogReader, "readStream">;
};

const FORMATS = ["avif", "webp"];

/** The same pixels have the same name: another artist's work, or one that was sold, may show the picture too. */
const isShownElsewhere = async (sha256: string, artistId: string, { views }: Deps): Promise<boolean> => {
  for await (const work of allDocuments(views.artworks, "byImage", [sha256])) {
    if (work.sold || work.artistId !== artistId) return true;
  }
  for await (const { artworkId } of allDocuments(views.workPictures, "byImage", [sha256])) {
    const work = await views.artworks.get(artworkId);
    if (work?.sold || work?.artistId !== artistId) return true;
  }
  return false;
};

/**
 * Gives the names in Files of every picture that a work ever had, by its stream: originals, and what was made of them. Those that
 * a work of somebody else or a sold one shows too are left out.
 */
export const ownPicturesOf = async (
  { artworkId, artistId }: { artworkId: string; artistId: string },
  deps: Deps,
): Promise<string[]> => {
  const namesOf = new Map<string, string[]>();
  const add = (sha256: string, names: string[]): void =>
    void namesOf.set(sha256, [...(namesOf.get(sha256) ?? []), ...names]);
  for await (const stored of deps.store.readStream(`artwork-${artworkId}`)) {
    const { type, data } = deps.decode(stored) as RecordedEvent<ArtworkEvent>;
    if (type === "ArtworkSubmitted" || type === "ArtworkRevised")
      add(data.details.image.sha256, [data.details.image.file]);
    if (type === "WorkPictureAdded") add(data.image.sha256, [data.image.file]);
    if (type === "ArtworkTilesMade") add(data.sha256, tileFilesOf(data.sha256, data.tiles));
    if (type === "WorkDocumentAdded") add(data.documentId, [data.file]);
    if (type !== "ArtworkRenditionsMade") continue;
    const { sha256, renditions } = data;
    add(
      sha256,
      renditions.widths.flatMap((width) => FORMATS.map((format) => `${sha256}-${width}.${format}`)),
    );
  }
  const own: string[] = [];
  for (const [sha256, names] of namesOf) if (!(await isShownElsewhere(sha256, artistId, deps))) own.push(...names);
  return [...new Set(own)];
};
