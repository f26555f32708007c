import { engagementWrites } from "@naqsh/shared/engagement";
import { sessionIdOf } from "@naqsh/shared/platform/http/session-cookie";
import { contextOf, namelessContextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import type { CommandContext } from "../handler/command";
import { answerJson, answerWith, refuse } from "../http/answers";
import type { EdgeContext } from "../http/edge-context";
import { route, type Call, type Route } from "../http/route";
import type { Viewer } from "./view-guard";
import { mayWrite } from "../workflows/account-rights";
import { markArtwork } from "../workflows/mark-artwork";
import { recordArtistPageView, recordArtworkView } from "../workflows/record-view";
import { shareArtwork } from "../workflows/share-artwork";

const viewerOf = ({ ip, headers, state }: EdgeContext): Viewer => ({
  sessionId: state.session ? sessionIdOf(state.session.tokenHash) : null,
  address: ip,
  userAgent: headers["user-agent"],
});

/** What is counted is recorded also after its viewer has gone. */
const stayed = (context: CommandContext): CommandContext => ({ ...context, isGone: () => false });

type Interaction = Call<typeof engagementWrites.recordInteraction>;

/** Visitors record what they look at by the same call; a like asks more of its sender than the call does. */
const like = async (deps: CommandDeps, { context, session, input }: Interaction, artworkId: string): Promise<void> => {
  if (session === null) return refuse(context, { code: "SIGN_IN_REQUIRED" });
  const { userId: collectorId } = session;
  const forbidden = mayWrite(await deps.facts.account(collectorId));
  const sent = { ...(await contextOf(context, deps, input)), ...(forbidden && { forbidden }) };
  const asked = { collectorId, artworkId, context: sent };
  answerWith(context, await markArtwork(deps, "LikeArtwork", asked, ({ events }) => ({ counted: events.length > 0 })));
};

const recordInteraction =
  (deps: CommandDeps) =>
  async (call: Interaction): Promise<void> => {
    const { context, input, session } = call;
    if (input.interactionType === "like") return like(deps, call, input.artworkId);
    const looked = {
      viewer: viewerOf(context),
      viewerId: session?.userId ?? null,
      source: input.metadata?.source ?? "direct",
    };
    const outcome =
      "artworkId" in input
        ? await recordArtworkView(deps, { ...looked, artworkId: input.artworkId })
        : await recordArtistPageView(deps, {
            ...looked,
            artistId: input.artistId,
            context: stayed(await contextOf(context, deps, input)),
          });
    if ("code" in outcome) return refuse(context, outcome);
    answerJson(context, outcome);
  };

/** What visitors and members do with a work besides buying it. */
export const engagementRoutes = (deps: CommandDeps): Route[] => [
  route(engagementWrites.recordInteraction, { steps: [deps.ifSignedIn], answer: recordInteraction(deps) }),
  route(engagementWrites.shareArtwork, {
    steps: [deps.ifSignedIn],
    answer: async ({ context, input, session }) => {
      const outcome = await shareArtwork(deps, {
        artworkId: input.artworkId,
        way: input.platform,
        viewer: viewerOf(context),
        sharerId: session?.userId ?? null,
        context: stayed(await namelessContextOf(context, deps, input)),
      });
      if ("code" in outcome) return refuse(context, outcome);
      answerJson(context, outcome);
    },
  }),
];
