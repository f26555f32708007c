import type { WorkOfPerson } from "@naqsh/shared/account";
import { boughtDocumentFileOf, workDocumentFileOf } from "@naqsh/shared/artwork";
import { sealBytes, unsealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import type { CommandDeps } from "../commands/command-deps";

/**
 * Seals the documents of sold works with their buyers' keys, before the artist's is destroyed: they were sold with the work. May be
 * repeated; a buyer who is no more gets none.
 */
export const reencryptSoldDocuments = async (
  artistId: string,
  works: readonly WorkOfPerson[],
  { files, keys }: Pick<CommandDeps, "files" | "keys">,
): Promise<void> => {
  const own = await keys.find(artistId);
  if (own === null) return;
  for (const { documentId, buyerId } of works.flatMap(({ bought }) => bought)) {
    const [from, to] = [workDocumentFileOf(documentId), boughtDocumentFileOf(documentId)];
    const [key, sealed] = [await keys.find(buyerId), await files.read(from)];
    const bytes = sealed && unsealBytes(own, sealed, from);
    if (key && bytes) await files.put(to, sealBytes(key, bytes, to));
    await files.remove(from);
  }
};
