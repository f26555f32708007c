import { avatarFileOf, identityDocumentFileOf } from "../account";
import { boughtDocumentFileOf, workDocumentFileOf } from "../artwork";
import { returnPictureFileOf } from "../order";
import type { NaqshEvent } from "./registry";

/** A file that is sealed with a person's key: its name in Files, and what it is once it is opened. */
export type SealedFile = {
  kind: "portrait" | "identity" | "returnPicture" | "workDocument" | "boughtDocument";
  id: string;
  file: string;
  format: string;
};

type Told<Type extends NaqshEvent["type"]> = Extract<NaqshEvent, { type: Type }>["data"];

/** By the events that tell of them by an id alone. */
const SEALED_FILES: { readonly [Type in NaqshEvent["type"]]?: (data: Told<Type>) => SealedFile[] } = {
  AvatarChosen: ({ avatarId: id }) => [{ kind: "portrait", id, file: avatarFileOf(id), format: "webp" }],
  BadgeAsked: ({ documentId: id, format }) => [{ kind: "identity", id, file: identityDocumentFileOf(id), format }],
  ReturnRequested: ({ orderId, pictures }) =>
    pictures.map((id) => ({ kind: "returnPicture", id, file: returnPictureFileOf(orderId, id), format: "webp" })),
  WorkDocumentAdded: ({ documentId: id, format }) => [
    { kind: "workDocument", id, file: workDocumentFileOf(id), format },
    { kind: "boughtDocument", id, file: boughtDocumentFileOf(id), format },
  ],
};

/** Files sealed with a person's key that an event tells of. One may be gone, and rightly: replaced, destroyed, or handed on. */
export const sealedFilesOf = ({ type, data }: { type: string; data: unknown }): SealedFile[] => {
  const filesOf = SEALED_FILES[type as NaqshEvent["type"]] as ((told: unknown) => SealedFile[]) | undefined;
  return filesOf?.(data) ?? [];
};
