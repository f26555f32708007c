import { collectionWrites, type CollectionCommand } from "@naqsh/shared/collection";
import { personal, type PersonalText } from "@naqsh/shared/kernel/personal";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { creationBy } from "../commands/command-ids";
import { answerWith } from "../http/answers";
import { route, type Call, type CallWith, type Route } from "../http/route";
import { isShown } from "../workflows/shown-artwork";
import { collectionDecider } from "./collection.decider";

/** What a text is in an event: sealed with its owner's key; none if nothing was written. */
const sealed = (by: string, text: string): PersonalText | null => (text === "" ? null : personal(by, text));

const describe = (by: string, { name, description }: { name: string; description: string }) => ({
  name: personal(by, name),
  description: sealed(by, description),
});

const create =
  (deps: CommandDeps) =>
  async ({ context, input, session }: Call<typeof collectionWrites.createCollection>): Promise<void> => {
    const { userId: by } = session;
    const sent = await contextOf(context, deps, input);
    const isTaken = async (id: string) => (await deps.readState(collectionDecider, id)).status !== "unknown";
    const created = await creationBy(sent, collectionDecider.streamCategory, isTaken);
    const result = await deps.handleCommand({
      decider: collectionDecider,
      streamId: created.id,
      command: { type: "CreateCollection", data: { collectionId: created.id, by, ...describe(by, input) } },
      context: created.context,
      answer: () => ({ id: created.id }),
    });
    answerWith(context, result, 201);
  };

type Of = { collectionId: string; by: string };

/** The owner's command on a collection, by what they sent. */
const onOwn =
  <Input, Parameter extends string = never>(
    deps: CommandDeps,
    commandOf: (of: Of, input: Input, params: Readonly<Record<Parameter | "id", string>>) => CollectionCommand,
  ) =>
  async ({ context, input, params, session }: CallWith<Input, Parameter | "id">): Promise<void> => {
    const command = commandOf({ collectionId: params.id, by: session.userId }, input, params);
    const isHidden = command.type === "AddToCollection" && !(await isShown(deps, command.data.artworkId));
    const result = await deps.handleCommand({
      decider: collectionDecider,
      streamId: params.id,
      command,
      context: await contextOf(context, deps, input),
      refusal: isHidden ? { code: "ARTWORK_UNKNOWN" } : null,
      answer: () => ({ id: params.id }),
    });
    answerWith(context, result);
  };

/** What somebody gathers, in their order and with their words. */
export const collectionRoutes = (deps: CommandDeps): Route[] => [
  route(collectionWrites.createCollection, { answer: create(deps) }),
  route(collectionWrites.describeCollection, {
    answer: onOwn(deps, (of, input: { name: string; description: string }) => ({
      type: "DescribeCollection",
      data: { ...of, ...describe(of.by, input) },
    })),
  }),
  route(collectionWrites.deleteCollection, {
    answer: onOwn(deps, (data) => ({ type: "DeleteCollection", data })),
  }),
  route(collectionWrites.addToCollection, {
    answer: onOwn(deps, (of, { artworkId, note }: { artworkId: string; note: string }) => ({
      type: "AddToCollection",
      data: { ...of, artworkId, note: sealed(of.by, note) },
    })),
  }),
  route(collectionWrites.noteInCollection, {
    answer: onOwn<{ note: string }, "artworkId">(deps, (of, { note }, { artworkId }) => ({
      type: "NoteInCollection",
      data: { ...of, artworkId, note: sealed(of.by, note) },
    })),
  }),
  route(collectionWrites.removeFromCollection, {
    answer: onOwn<null, "artworkId">(deps, (of, _, { artworkId }) => ({
      type: "RemoveFromCollection",
      data: { ...of, artworkId },
    })),
  }),
  route(collectionWrites.orderCollection, {
    answer: onOwn(deps, (of, { artworkIds }: { artworkIds: string[] }) => ({
      type: "OrderCollection",
      data: { ...of, artworkIds },
    })),
  }),
  route(collectionWrites.chooseCover, {
    answer: onOwn(deps, (of, { artworkId }: { artworkId: string | null }) => ({
      type: "ChooseCover",
      data: { ...of, artworkId },
    })),
  }),
  route(collectionWrites.publishCollection, {
    answer: onOwn(deps, (data) => ({ type: "PublishCollection", data })),
  }),
  route(collectionWrites.hideCollection, { answer: onOwn(deps, (data) => ({ type: "HideCollection", data })) }),
];
