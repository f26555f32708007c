import type { AddWorkPictureBody, artworkWrites, ArtworkCommand } from "@naqsh/shared/artwork";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { createdIdOf } from "../commands/command-ids";
import { answerWith, refuse } from "../http/answers";
import type { Call, CallWith } from "../http/route";
import { artworkDecider } from "./artwork.decider";
import { uploadOf } from "./artwork-upload";
import { artworkTarget, keepImage } from "./keep-artwork";
import { mayRevise } from "./may-revise";
import { noRoomIn } from "./work-picture.decider";

/** Takes a further picture, durable before the event that names it. Whoever may not change the work leaves none. */
export const addWorkPicture =
  (deps: CommandDeps) =>
  async ({ context, params, session }: Call<typeof artworkWrites.addWorkPicture>): Promise<void> => {
    const { body, image: sent } = uploadOf<AddWorkPictureBody>(context);
    const { id: artworkId } = params;
    const { userId: addedBy } = session;
    if (!sent) return refuse(context, { code: "IMAGE_MISSING" });
    const command = await contextOf(context, deps, { ...body, imageUrl: sent.sha256 });
    const target = artworkTarget(artworkId, command);
    const earlier = await deps.firstAnswer(target);
    if (earlier) return answerWith(context, earlier, 201);
    const artwork = await deps.readState(artworkDecider, artworkId);
    if (artwork.status === "unknown") return refuse(context, { code: "ARTWORK_UNKNOWN" });
    const refusal = mayRevise(artwork, addedBy) ?? noRoomIn(artwork);
    if (refusal) return refuse(context, refusal);
    const image = await keepImage(deps, sent);
    if ("code" in image) return refuse(context, image);
    const pictureId = createdIdOf(addedBy, command.commandId, "workPicture");
    const data = { artworkId, addedBy, pictureId, role: body.role, image };
    answerWith(context, await deps.handleCommand({ ...target, command: { type: "AddWorkPicture", data } }), 201);
  };

type Change = { params: { id: string }; input: unknown };

/** A change of the further pictures. */
const change =
  <Changing extends Change & { session: { userId: string } }>(
    deps: CommandDeps,
    commandOf: (call: Changing, by: string) => ArtworkCommand,
  ) =>
  async (call: Changing & Pick<CallWith<unknown, "id">, "context">): Promise<void> => {
    const { context, params, session, input } = call;
    const said = { ...params, ...(input as object | undefined) };
    const target = artworkTarget(params.id, await contextOf(context, deps, said));
    answerWith(context, await deps.handleCommand({ ...target, command: commandOf(call, session.userId) }));
  };

export const removeWorkPicture = (deps: CommandDeps) =>
  change<Call<typeof artworkWrites.removeWorkPicture>>(deps, ({ params }, removedBy) => ({
    type: "RemoveWorkPicture",
    data: { artworkId: params.id, pictureId: params.pictureId, removedBy },
  }));

export const orderWorkPictures = (deps: CommandDeps) =>
  change<Call<typeof artworkWrites.orderWorkPictures>>(deps, ({ params, input }, orderedBy) => ({
    type: "OrderWorkPictures",
    data: { artworkId: params.id, order: input.order, orderedBy },
  }));
