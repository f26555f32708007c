import { avatarFileOf, identityDocumentFileOf } from "@naqsh/shared/account";
import { boughtDocumentFileOf, workDocumentFileOf } from "@naqsh/shared/artwork";
import { returnPictureFileOf } from "@naqsh/shared/order";
import { chunkFilesOf } from "@naqsh/shared/platform/sealed-archive";
import type { NaqshEvent } from "@naqsh/shared/registry";

/** A sealed file that should be there, under any of its names, for as long as the key of `person` is. */
type Owed = { person: string; files: readonly string[] };
type Owing = Map<string, Owed>;
type Told<Type extends NaqshEvent["type"]> = Extract<NaqshEvent, { type: Type }>["data"];

const dropFor = (owed: Owing, person: string, prefix = ""): void => {
  for (const [name, file] of owed) if (file.person === person && name.startsWith(prefix)) owed.delete(name);
};

/** What an event makes, replaces, destroys or hands on. An erasure ends whatever its person's key sealed. */
const CHANGES: { readonly [Type in NaqshEvent["type"]]?: (data: Told<Type>, owed: Owing) => void } = {
  AvatarChosen: ({ userId, avatarId }, owed) =>
    void owed.set(`portrait/${userId}`, { person: userId, files: [avatarFileOf(avatarId)] }),
  AvatarRemoved: ({ userId }, owed) => void owed.delete(`portrait/${userId}`),
  BadgeAsked: ({ userId, documentId }, owed) =>
    void owed.set(`identity/${documentId}`, { person: userId, files: [identityDocumentFileOf(documentId)] }),
  IdentityDocumentDestroyed: ({ documentId }, owed) => void owed.delete(`identity/${documentId}`),
  ReturnRequested: ({ orderId, buyerId, pictures }, owed) => {
    for (const id of pictures) {
      const file = returnPictureFileOf(orderId, id);
      owed.set(file, { person: buyerId, files: [file] });
    }
  },
  WorkDocumentAdded: ({ artistId, documentId }, owed) => {
    const files = [workDocumentFileOf(documentId), boughtDocumentFileOf(documentId)];
    owed.set(`document/${documentId}`, { person: artistId, files });
  },
  WorkDocumentRemoved: ({ documentId }, owed) => void owed.delete(`document/${documentId}`),
  DataExportRequested: ({ userId }, owed) => dropFor(owed, userId, "export/"),
  DataExportReady: ({ userId, exportId, attempt, chunks }, owed) => {
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      const files = chunkFilesOf({ exportId, attempt }, chunk);
      owed.set(`export/${exportId}/${chunk}`, { person: userId, files });
    }
  },
  DataExportDeleted: ({ userId }, owed) => dropFor(owed, userId, "export/"),
  AccountErased: ({ userId }, owed) => dropFor(owed, userId),
};

/** Follows which sealed files should be there, event by event. */
export class ExpectedEncryptedFiles {
  readonly #owed: Owing = new Map();

  take({ type, data }: { type: string; data: unknown }): void {
    const change = CHANGES[type as NaqshEvent["type"]] as ((told: unknown, owed: Owing) => void) | undefined;
    change?.(data, this.#owed);
  }

  /** Each with its names, of which one is enough. */
  all(): (readonly string[])[] {
    return [...this.#owed.values()].map(({ files }) => files);
  }
}
