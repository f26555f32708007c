import { engagementWrites } from "@naqsh/shared/engagement";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerJson, answerWith, refuse } from "../http/answers";
import { route, type Call, type Route } from "../http/route";
import { markArtwork } from "../workflows/mark-artwork";
import { recordArtistPageView, recordArtworkView } from "../workflows/record-view";
import { shareArtwork } from "../workflows/share-artwork";

type Interaction = Call<typeof engagementWrites.recordInteraction>;

const like = async (deps: CommandDeps, { context, session, input }: Interaction, artworkId: string): Promise<void> => {
  if (session === null) return refuse(context, { code: "SIGN_IN_REQUIRED" });
  const asked = { collectorId: session.userId, artworkId, context: await contextOf(context, deps, input) };
  answerWith(context, await markArtwork(deps, "LikeArtwork", asked, () => ({ counted: true })));
};

const recordInteraction =
  (deps: CommandDeps) =>
  async (call: Interaction): Promise<void> => {
    const { context, input, session } = call;
    if (input.interactionType === "like") return like(deps, call, input.artworkId);
    const looked = {
      viewer: {
        sessionId: context.state.session?.id ?? null,
        address: context.ip,
        userAgent: context.headers["user-agent"],
      },
      viewerId: session?.userId ?? null,
      source: input.metadata?.source ?? "direct",
      // It is recorded also after the viewer has gone.
      context: { ...(await contextOf(context, deps, input)), isGone: () => false },
    };
    const outcome =
      "artworkId" in input
        ? await recordArtworkView(deps, { ...looked, artworkId: input.artworkId })
        : await recordArtistPageView(deps, { ...looked, artistId: input.artistId });
    if ("code" in outcome) return refuse(context, outcome);
    answerJson(context, outcome);
  };

/** What visitors and members do with a work besides buying it. */
export const engagementRoutes = (deps: CommandDeps): Route[] => [
  route(engagementWrites.recordInteraction, { steps: [deps.ifSignedIn], answer: recordInteraction(deps) }),
  route(engagementWrites.shareArtwork, {
    answer: async ({ context, input }) => {
      const asked = { artworkId: input.artworkId, way: input.platform, context: await contextOf(context, deps, input) };
      answerWith(context, await shareArtwork(deps, asked));
    },
  }),
];
