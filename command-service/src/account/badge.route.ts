import { AskBadgeBody, type badgeWrites } from "@naqsh/shared/account";
import { checkedInput } from "@naqsh/shared/platform/http/checked-input";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { createdIdOf } from "../commands/command-ids";
import { isRefusedForNow } from "../handler/command";
import { answerWith, refuse } from "../http/answers";
import type { EdgeMiddleware } from "../http/edge-context";
import type { Call } from "../http/route";
import type { SentImage } from "../pictures/spooled-image";
import { done } from "../commands/system-commands";
import { accountDecider } from "./account.decider";
import { documentFrom } from "../pictures/document-from";
import { destroyDocument, keepDocument } from "./identity-document";
import { MOST_PERSONAL_BYTES, personalUpload } from "./personal-upload";

const BUSY = { code: "TOO_MANY_REQUESTS", retryAfterMs: 2_000 } as const;

/** Reads an identity document from a form, or from JSON with a data URL. */
export const documentUpload = (deps: CommandDeps): EdgeMiddleware =>
  personalUpload(deps, {
    field: "document",
    dataUrl: /^data:(image\/[a-z+.-]{1,20}|application\/pdf);base64,/i,
    dataUrlIn: (value, context) => {
      const checked = checkedInput(AskBadgeBody, value, readerLanguage(context.headers["accept-language"]));
      return checked.ok ? checked.input.document : checked.rejection;
    },
    missing: { code: "DOCUMENT_MISSING" },
    tooLarge: { code: "DOCUMENT_TOO_LARGE", limitBytes: MOST_PERSONAL_BYTES },
  });

/** Takes a document: sealed and durable before the event that names it, and deleted if the request is refused. */
export const askBadge =
  (deps: CommandDeps) =>
  async ({ context, session: { userId } }: Call<typeof badgeWrites.askBadge>): Promise<void> => {
    const sent = context.state.input as SentImage;
    const command = await contextOf(context, deps, { document: sent.sha256 });
    const documentId = createdIdOf(userId, command.commandId, "identityDocument");
    const target = { decider: accountDecider, streamId: userId, context: command, answer: done };
    const earlier = await deps.firstAnswer(target);
    if (earlier) return answerWith(context, earlier);
    const document = await deps.images.pass(async () => documentFrom(await sent.read()));
    if (document === null || "code" in document) return refuse(context, document ?? BUSY);
    await keepDocument(deps, { userId, documentId }, document.bytes);
    const data = { userId, documentId, format: document.format };
    const result = await deps.handleCommand({ ...target, command: { type: "AskBadge", data } });
    if (result.status === "rejected" && !isRefusedForNow(result.rejection)) await destroyDocument(deps, documentId);
    answerWith(context, result);
  };

/** Takes the request back; the policy that follows a decision destroys the document. */
export const withdrawBadgeRequest =
  (deps: CommandDeps) =>
  async ({ context, session: { userId } }: Call<typeof badgeWrites.withdrawBadgeRequest>): Promise<void> => {
    const result = await deps.handleCommand({
      decider: accountDecider,
      streamId: userId,
      command: { type: "WithdrawBadgeRequest", data: { userId } },
      context: await contextOf(context, deps, null),
      answer: done,
    });
    answerWith(context, result);
  };
