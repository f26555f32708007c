import { workDocumentFileOf, type artworkWrites } from "@naqsh/shared/artwork";
import { sealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { createdIdOf } from "../commands/command-ids";
import { isRefusedForNow } from "../handler/command";
import { answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { documentFrom } from "../pictures/document-from";
import { artworkDecider } from "./artwork.decider";
import { artworkTarget } from "./keep-artwork";
import type { SentDocument } from "./work-document-upload";

const BUSY = { code: "TOO_MANY_REQUESTS", retryAfterMs: 2_000 } as const;

/** Takes a document: sealed with the artist's key and durable before the event that names it. */
export const addWorkDocument =
  (deps: CommandDeps) =>
  async ({ context, params, session }: Call<typeof artworkWrites.addWorkDocument>): Promise<void> => {
    const { body, file: sent } = context.state.input as SentDocument;
    const { userId: artistId } = session;
    const { id: artworkId } = params;
    const command = await contextOf(context, deps, { ...body, document: sent.sha256 });
    const target = { ...artworkTarget(artworkId, command), answer: () => ({ id: artworkId }) };
    const earlier = await deps.firstAnswer(target);
    if (earlier) return answerWith(context, earlier, 201);
    const artwork = await deps.readState(artworkDecider, artworkId);
    if (artwork.status === "unknown") return refuse(context, { code: "ARTWORK_UNKNOWN" });
    if (artwork.artistId !== artistId) return refuse(context, { code: "NOT_YOUR_ARTWORK" });
    const document = await deps.images.pass(async () => documentFrom(await sent.read()));
    if (document === null || "code" in document) return refuse(context, document ?? BUSY);
    const documentId = createdIdOf(artistId, command.commandId, "workDocument");
    const file = workDocumentFileOf(documentId);
    await deps.files.put(file, sealBytes(await deps.keys.obtain(artistId), document.bytes, file));
    const { kind, isPublic } = body;
    const data = { artworkId, documentId, kind, isPublic, format: document.format, file, addedBy: artistId };
    const result = await deps.handleCommand({ ...target, command: { type: "AddWorkDocument", data } });
    // Of an append that may have been made, the event may name it.
    if (result.status === "rejected" && !isRefusedForNow(result.rejection)) await deps.files.remove(file);
    answerWith(context, result, 201);
  };

/** Removes a document, and its file once that is recorded. */
export const removeWorkDocument =
  (deps: CommandDeps) =>
  async ({ context, params, session }: Call<typeof artworkWrites.removeWorkDocument>): Promise<void> => {
    const { id: artworkId, documentId } = params;
    const artwork = await deps.readState(artworkDecider, artworkId);
    if (artwork.status === "unknown") return refuse(context, { code: "ARTWORK_UNKNOWN" });
    const isOfWork = artwork.documents.includes(documentId);
    const target = artworkTarget(artworkId, await contextOf(context, deps, { documentId }));
    const data = { artworkId, documentId, removedBy: session.userId };
    const result = await deps.handleCommand({ ...target, command: { type: "RemoveWorkDocument", data } });
    if (result.status === "accepted" && isOfWork) await deps.files.remove(workDocumentFileOf(documentId));
    answerWith(context, result);
  };
