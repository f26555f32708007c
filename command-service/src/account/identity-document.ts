import { identityDocumentFileOf } from "@naqsh/shared/account";
import { sealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import type { CommandDeps } from "../commands/command-deps";

type Owned = { userId: string; documentId: string };
type Kept = Pick<CommandDeps, "files" | "keys">;

/** Keeps a document sealed with a key of its own, and with the person's around it: each alone can make it unreadable. */
export const keepDocument = async (
  { files, keys }: Kept,
  { userId, documentId }: Owned,
  bytes: Buffer,
): Promise<void> => {
  const file = identityDocumentFileOf(documentId);
  const inner = sealBytes(await keys.obtain(documentId), bytes, file);
  await files.put(file, sealBytes(await keys.obtain(userId), inner, file));
};

/** Its file goes, and the key without which no copy of it in a backup opens. May be repeated. */
export const destroyDocument = async ({ files, keys }: Kept, documentId: string): Promise<void> => {
  await keys.destroy(documentId);
  await files.remove(identityDocumentFileOf(documentId));
};
