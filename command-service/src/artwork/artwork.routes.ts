import { tmpdir } from "node:os";
import { join } from "node:path";
import { AddWorkPictureBody, ArtworkBody, artworkWrites, type ArtworkCommand } from "@naqsh/shared/artwork";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { creationBy } from "../commands/command-ids";
import { answerWith, refuse } from "../http/answers";
import { route } from "../http/route";
import type { Call, CallWith, Route } from "../http/route";
import { artworkDecider } from "./artwork.decider";
import { enhanceDescription } from "./enhance-description.route";
import { artworkUpload, uploadOf } from "./artwork-upload";
import { artworkTarget, keepArtwork, saidBy } from "./keep-artwork";
import { workDocumentUpload } from "./work-document-upload";
import { addWorkDocument, removeWorkDocument } from "./work-document.route";
import { addWorkPicture, orderWorkPictures, removeWorkPicture } from "./work-picture.route";

const submit =
  (deps: CommandDeps) =>
  async ({ context, session }: Call<typeof artworkWrites.submitArtwork>): Promise<void> => {
    const upload = uploadOf<ArtworkBody>(context);
    if (!upload.image) return refuse(context, { code: "IMAGE_MISSING" });
    const sent = await contextOf(context, deps, saidBy(upload));
    const { userId: artistId } = session;
    const { id: artworkId, context: command } = await creationBy(
      sent,
      artworkDecider.streamCategory,
      async (id) => (await deps.facts.artwork(id)).status !== "unknown",
    );
    const result = await keepArtwork(deps, artworkTarget(artworkId, command), upload, (content) => ({
      type: "SubmitArtwork",
      data: { artworkId, artistId, ...content },
    }));
    answerWith(context, result, 201);
  };

const revise =
  (deps: CommandDeps) =>
  async ({ context, params, session }: Call<typeof artworkWrites.reviseArtwork>): Promise<void> => {
    const upload = uploadOf<ArtworkBody>(context);
    const { id: artworkId } = params;
    const command = await contextOf(context, deps, saidBy(upload));
    const target = artworkTarget(artworkId, command);
    const artwork = await deps.facts.artwork(artworkId);
    if (artwork.status === "unknown") return refuse(context, { code: "ARTWORK_UNKNOWN" });
    const result = await keepArtwork(deps, target, upload, (content) => ({
      type: "ReviseArtwork",
      data: { artworkId, revisedBy: session.userId, ...content },
    }));
    answerWith(context, result);
  };

const withdraw =
  (deps: CommandDeps) =>
  async ({ context, input, params, session }: Call<typeof artworkWrites.withdrawArtwork>): Promise<void> => {
    const { id: artworkId } = params;
    const result = await deps.handleCommand({
      ...artworkTarget(artworkId, await contextOf(context, deps, input)),
      command: { type: "WithdrawArtwork", data: { artworkId, withdrawnBy: session.userId } },
    });
    answerWith(context, result);
  };

/** What an administrator says about a work, and who says it. */
type Verdict<Input> = { input: Input; artworkId: string; by: string };

/** An administrator's verdict about a work. */
const review =
  <Input>(deps: CommandDeps, commandOf: (verdict: Verdict<Input>) => ArtworkCommand) =>
  async ({ context, input, params, session }: CallWith<Input, "id">): Promise<void> => {
    const { id: artworkId } = params;
    const command = commandOf({ input, artworkId, by: session.userId });
    const target = artworkTarget(artworkId, await contextOf(context, deps, input));
    answerWith(context, await deps.handleCommand({ ...target, command }));
  };

export const artworkRoutes = (deps: CommandDeps): Route[] => {
  const { ids, config } = deps;
  const spool = { folder: config.uploadFolder ?? join(tmpdir(), "naqsh-uploads"), ids };
  const upload = artworkUpload(deps, spool, ArtworkBody);
  const pictureUpload = artworkUpload(deps, spool, AddWorkPictureBody);
  return [
    route(artworkWrites.submitArtwork, { steps: [upload], answer: submit(deps) }),
    route(artworkWrites.reviseArtwork, { steps: [upload], answer: revise(deps) }),
    route(artworkWrites.withdrawArtwork, { answer: withdraw(deps) }),
    route(artworkWrites.addWorkDocument, { steps: [workDocumentUpload(deps)], answer: addWorkDocument(deps) }),
    route(artworkWrites.removeWorkDocument, { answer: removeWorkDocument(deps) }),
    route(artworkWrites.addWorkPicture, { steps: [pictureUpload], answer: addWorkPicture(deps) }),
    route(artworkWrites.removeWorkPicture, { answer: removeWorkPicture(deps) }),
    route(artworkWrites.orderWorkPictures, { answer: orderWorkPictures(deps) }),
    route(artworkWrites.enhanceDescription, { answer: enhanceDescription(deps) }),
    route(artworkWrites.approveArtwork, {
      answer: review(deps, ({ input, artworkId, by: approvedBy }) => ({
        type: "ApproveArtwork",
        data: { artworkId, approvedBy, ...input },
      })),
    }),
    route(artworkWrites.rejectArtwork, {
      answer: review(deps, ({ input, artworkId, by: rejectedBy }) => ({
        type: "RejectArtwork",
        data: { artworkId, rejectedBy, ...input },
      })),
    }),
    route(artworkWrites.featureArtwork, {
      answer: review(deps, ({ input, artworkId, by: featuredBy }) => ({
        type: "FeatureArtwork",
        data: { artworkId, featuredBy, ...input },
      })),
    }),
    route(artworkWrites.endArtworkFeature, {
      answer: review(deps, ({ artworkId, by: endedBy }) => ({
        type: "EndArtworkFeature",
        data: { artworkId, endedBy },
      })),
    }),
    route(artworkWrites.verifyArtwork, {
      answer: review(deps, ({ input, artworkId, by: verifiedBy }) => ({
        type: "VerifyArtwork",
        data: { artworkId, verifiedBy, ...input },
      })),
    }),
    route(artworkWrites.withdrawArtworkVerification, {
      answer: review(deps, ({ input, artworkId, by: withdrawnBy }) => ({
        type: "WithdrawArtworkVerification",
        data: { artworkId, withdrawnBy, ...input },
      })),
    }),
  ];
};
