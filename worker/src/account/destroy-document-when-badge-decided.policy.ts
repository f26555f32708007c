import type {
  BadgeDeclined,
  BadgeGranted,
  BadgeRequestWithdrawn,
  DestroyIdentityDocument,
} from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { commandTo } from "../policies/effects";

/** Nobody needs the document once it is decided, or the request was taken back. */
export const destroyDocumentWhenBadgeDecided: Policy<BadgeGranted | BadgeDeclined | BadgeRequestWithdrawn> = {
  name: "destroy-document-when-badge-decided",
  handles: ["BadgeGranted", "BadgeDeclined", "BadgeRequestWithdrawn"],
  onMoneyPath: false,
  react: ({ data: { userId, documentId } }) => [
    commandTo<DestroyIdentityDocument>("user", userId, {
      type: "DestroyIdentityDocument",
      data: { userId, documentId },
    }),
  ],
};
