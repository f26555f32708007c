import { PICTURE_TYPES } from "../http/images";
import { isPlainPicture } from "../http/plain-picture";
import { isAdministrator } from "../joins/is-administrator";
import { largestRenditionOf } from "../joins/artwork-image";
import { seenWork } from "../joins/seen-work";
import type { QueryDeps } from "../query-deps";
import type { Artwork } from "./artwork-document";

type FullPicture = { content: Uint8Array; type: string; fileName: string };
type Refusal = { code: "ARTWORK_UNKNOWN" | "NOT_YOUR_ARTWORK" | "NOT_FOUND" };

const extensionOf = (file: string): string => file.slice(file.lastIndexOf(".") + 1);

/** The original; one that was kept before pictures were written anew may hold places and names: then its largest rendition. */
const largestPlain = async ({ details: { image }, renditions }: Artwork, { files }: QueryDeps) => {
  const original = await files.read(image.file);
  if (original === null) return null;
  if (isPlainPicture(Buffer.from(original), extensionOf(image.file))) return { bytes: original, file: image.file };
  const file = largestRenditionOf(image, renditions);
  const rendition = file === null ? null : await files.read(file);
  return file !== null && rendition !== null ? { bytes: rendition, file } : null;
};

/**
 * The full picture of a work for its artist, for who owns it by a sale that stands, and for administrators; others see renditions
 * and tiles.
 */
export const fullPictureFor = async (
  artworkId: string,
  asker: string,
  deps: QueryDeps,
): Promise<FullPicture | Refusal> => {
  const work = await deps.views.artworks.get(artworkId);
  const buyerId = (await deps.views.workDocuments.get(artworkId))?.buyerId;
  const isTheirs = [work?.artistId, buyerId].includes(asker) || (await isAdministrator(asker, deps));
  if (work === null || !isTheirs)
    return { code: (await seenWork(work, asker, deps)) === null ? "ARTWORK_UNKNOWN" : "NOT_YOUR_ARTWORK" };
  const found = await largestPlain(work, deps);
  if (found === null) return { code: "NOT_FOUND" };
  const extension = extensionOf(found.file);
  return { content: found.bytes, type: PICTURE_TYPES[extension]!, fileName: `naqsh-${artworkId}.${extension}` };
};
