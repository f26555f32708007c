import { avatarFileOf, identityDocumentFileOf } from "@naqsh/shared/account";
import { boughtDocumentFileOf, workDocumentFileOf } from "@naqsh/shared/artwork";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { returnPictureFileOf } from "@naqsh/shared/order";
import type { NaqshEvent } from "@naqsh/shared/registry";

/**
 * Files sealed with a person's key that an event tells of by an id. One may be gone, and rightly: replaced, destroyed, or
 * handed on.
 */
export const sealedFilesOf = (event: AnyEvent): string[] => {
  const { type, data } = event as NaqshEvent;
  switch (type) {
    case "AvatarChosen":
      return [avatarFileOf(data.avatarId)];
    case "BadgeAsked":
      return [identityDocumentFileOf(data.documentId)];
    case "ReturnRequested":
      return data.pictures.map((picture) => returnPictureFileOf(data.orderId, picture));
    case "WorkDocumentAdded":
      return [workDocumentFileOf(data.documentId), boughtDocumentFileOf(data.documentId)];
    default:
      return [];
  }
};
