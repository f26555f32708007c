import type { DestroyIdentityDocument } from "@naqsh/shared/account";
import { passedTo, type SystemCommandHandler } from "../commands/system-commands";
import { accountDecider } from "./account.decider";
import { destroyDocument } from "./identity-document";

/** Destroys a document about which was decided, then records it; one that waits is left alone. Each step may be repeated. */
export const destroyIdentityDocument: SystemCommandHandler = async (sent, deps) => {
  const { userId, documentId } = (sent.command as DestroyIdentityDocument).data;
  const account = await deps.readFresh(accountDecider, userId);
  if (account.status === "active" && account.badge.decided.includes(documentId)) {
    await destroyDocument(deps, documentId);
  }
  return passedTo(accountDecider)(sent, deps);
};
