import { tmpdir } from "node:os";
import { join } from "node:path";
import { Router } from "@koa/router";
import { ApproveArtworkBody, RejectArtworkBody, type ArtworkCommand } from "@naqsh/shared/artwork";
import { contextOf } from "../command-context";
import type { CommandDeps } from "../command-deps";
import { creationBy } from "../command-ids";
import { answerWith, refuse } from "../http/answers";
import type { EdgeContext, EdgeMiddleware, EdgeState } from "../http/edge-context";
import { idParam } from "../http/id-param";
import { inputOf } from "../http/input";
import { sessionOf } from "../http/session-door";
import { artworkDecider } from "./artwork.decider";
import { artworkUpload, uploadOf } from "./artwork-upload";
import { artworkTarget, keepArtwork, saidBy } from "./keep-artwork";

const submit =
  (deps: CommandDeps): EdgeMiddleware =>
  async (context) => {
    const upload = uploadOf(context);
    if (!upload.image) return refuse(context, { code: "IMAGE_MISSING" });
    const sent = await contextOf(context, deps, saidBy(upload));
    const artistId = sessionOf(context).userId;
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
  (deps: CommandDeps): EdgeMiddleware =>
  async (context) => {
    const upload = uploadOf(context);
    const artworkId = context.params!["id"]!;
    const command = await contextOf(context, deps, saidBy(upload));
    const target = artworkTarget(artworkId, command);
    const artwork = await deps.facts.artwork(artworkId);
    if (artwork.status === "unknown") return refuse(context, { code: "ARTWORK_UNKNOWN" });
    const result = await keepArtwork(deps, target, upload, (content) => ({
      type: "ReviseArtwork",
      data: { artworkId, revisedBy: sessionOf(context).userId, ...content },
    }));
    answerWith(context, result);
  };

/** An administrator's verdict about a work. */
const review =
  (
    deps: CommandDeps,
    commandOf: (artworkId: string, by: string, context: EdgeContext) => ArtworkCommand,
  ): EdgeMiddleware =>
  async (context) => {
    const artworkId = context.params!["id"]!;
    const command = commandOf(artworkId, sessionOf(context).userId, context);
    const target = artworkTarget(artworkId, await contextOf(context, deps, context.state.input ?? null));
    answerWith(context, await deps.handleCommand({ ...target, command }));
  };

export const artworkRoutes = (deps: CommandDeps): Router<EdgeState> => {
  const router = new Router<EdgeState>();
  const { signedIn, administrator, rateLimit, input, clock, ids, config } = deps;
  const idIs = idParam("id", "ARTWORK_UNKNOWN");
  const upload = artworkUpload(clock, { folder: config.uploadFolder ?? join(tmpdir(), "naqsh-uploads"), ids });

  router.post("/api/artworks", signedIn, rateLimit("uploads"), upload, submit(deps));
  router.put("/api/artworks/:id", signedIn, rateLimit("uploads"), idIs, upload, revise(deps));

  const approve = review(deps, (artworkId, approvedBy, context) => ({
    type: "ApproveArtwork",
    data: { artworkId, approvedBy, ...inputOf(context, ApproveArtworkBody) },
  }));
  const turnDown = review(deps, (artworkId, rejectedBy, context) => ({
    type: "RejectArtwork",
    data: { artworkId, rejectedBy, ...inputOf(context, RejectArtworkBody) },
  }));
  router.post("/api/admin/artworks/:id/approve", signedIn, administrator, idIs, input(ApproveArtworkBody), approve);
  router.post("/api/admin/artworks/:id/reject", signedIn, administrator, idIs, input(RejectArtworkBody), turnDown);
  return router;
};
