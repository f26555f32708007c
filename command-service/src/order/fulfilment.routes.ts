import { orderWrites, returnPictureFileOf, type FulfilmentCommand, type ReturnAnswerer } from "@naqsh/shared/order";
import { halalasFromDecimal } from "@naqsh/shared/kernel/money";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { createdIdOf } from "../commands/command-ids";
import { mayPay } from "../workflows/account-rights";
import { answerWith } from "../http/answers";
import { route } from "../http/route";
import type { CallWith, Route } from "../http/route";
import { orderDecider } from "./order.decider";
import { returnPictureUpload, sendReturnPicture } from "./return-picture.route";

/** What a call makes its command of. */
type Asked<Input> = { orderId: string; userId: string; input: Input; commandId: string };

type Steps<Input> = {
  commandOf: (asked: Asked<Input>) => FulfilmentCommand | Promise<FulfilmentCommand>;
  /** More than the account's own standing. */
  refusalOf?: (asked: Asked<Input>) => Promise<NaqshRejection | null>;
  status?: 200 | 201;
};

/** A person's command about an order. Whoever is suspended ends what they sold or bought. */
const aboutOrder =
  <Input>(deps: CommandDeps, { commandOf, refusalOf, status = 200 }: Steps<Input>) =>
  async ({ context, input, params, session }: CallWith<Input, "id">): Promise<void> => {
    const { userId } = session;
    const { id: orderId } = params;
    const commandContext = await contextOf(context, deps, input);
    const asked = { orderId, userId, input, commandId: commandContext.commandId };
    const result = await deps.handleCommand({
      decider: orderDecider,
      streamId: orderId,
      command: await commandOf(asked),
      context: commandContext,
      refusal: mayPay(await deps.facts.account(userId)) ?? (await refusalOf?.(asked)) ?? null,
      answer: () => ({ id: orderId }),
    });
    answerWith(context, result, status);
  };

type Words = { reason: string };

const answersOfReturn = (deps: CommandDeps, by: ReturnAnswerer) => ({
  accept: aboutOrder<unknown>(deps, {
    commandOf: ({ orderId, userId }) => ({ type: "AcceptReturn", data: { orderId, by, answeredBy: userId } }),
  }),
  decline: aboutOrder<Words>(deps, {
    commandOf: async ({ orderId, userId, input: { reason } }) => {
      const { holidays } = await deps.facts.settings();
      return { type: "DeclineReturn", data: { orderId, by, answeredBy: userId, reason, holidays } };
    },
  }),
  arrival: aboutOrder<unknown>(deps, {
    commandOf: ({ orderId, userId }) => ({ type: "ConfirmReturnArrival", data: { orderId, by, answeredBy: userId } }),
  }),
});

const unknownPicture =
  ({ files }: CommandDeps) =>
  async ({ orderId, input }: Asked<{ pictures: string[] }>): Promise<NaqshRejection | null> => {
    const known = await Promise.all(input.pictures.map((id) => files.has(returnPictureFileOf(orderId, id))));
    return known.every(Boolean) ? null : { code: "RETURN_PICTURE_UNKNOWN" };
  };

const requestReturn = (deps: CommandDeps) =>
  aboutOrder<{ reason: string; isDefective: boolean; pictures: string[] }>(deps, {
    commandOf: async ({ orderId, userId: buyerId, input }) => {
      const { holidays } = await deps.facts.settings();
      return { type: "RequestReturn", data: { orderId, buyerId, ...input, holidays } };
    },
    refusalOf: unknownPicture(deps),
  });

const refundOrder = (deps: CommandDeps) =>
  aboutOrder<{ amount?: string | undefined; reason: string }>(deps, {
    commandOf: ({ orderId, userId: refundedBy, input: { amount, reason }, commandId }) => ({
      type: "RefundOrder",
      data: {
        orderId,
        refundId: createdIdOf(refundedBy, commandId, streamName(orderDecider.streamCategory, orderId)),
        refundedBy,
        amount: amount === undefined ? null : halalasFromDecimal(amount),
        reason,
      },
    }),
    status: 201,
  });

/** What follows a payment: delivery, receipt, return and refund. */
export const fulfilmentRoutes = (deps: CommandDeps): Route[] => {
  const ofArtist = answersOfReturn(deps, "artist");
  const ofAdministrator = answersOfReturn(deps, "administrator");
  return [
    route(orderWrites.shipOrder, {
      answer: aboutOrder(deps, {
        commandOf: ({ orderId, userId: artistId, input }) => ({
          type: "ShipOrder",
          data: { orderId, artistId, ...input },
        }),
      }),
    }),
    route(orderWrites.confirmReceipt, {
      answer: aboutOrder(deps, {
        commandOf: ({ orderId, userId: buyerId }) => ({ type: "ConfirmReceipt", data: { orderId, buyerId } }),
      }),
    }),
    route(orderWrites.cancelUnshippedOrder, {
      answer: aboutOrder(deps, {
        commandOf: ({ orderId, userId: buyerId }) => ({ type: "CancelUnshippedOrder", data: { orderId, buyerId } }),
      }),
    }),
    route(orderWrites.sendReturnPicture, { steps: [returnPictureUpload(deps)], answer: sendReturnPicture(deps) }),
    route(orderWrites.requestReturn, { answer: requestReturn(deps) }),
    route(orderWrites.acceptReturn, { answer: ofArtist.accept }),
    route(orderWrites.declineReturn, { answer: ofArtist.decline }),
    route(orderWrites.sendReturn, {
      answer: aboutOrder(deps, {
        commandOf: ({ orderId, userId: buyerId, input }) => ({
          type: "SendReturn",
          data: { orderId, buyerId, ...input },
        }),
      }),
    }),
    route(orderWrites.confirmReturnArrival, { answer: ofArtist.arrival }),
    route(orderWrites.decideForReturn, { answer: ofAdministrator.accept }),
    route(orderWrites.decideAgainstReturn, { answer: ofAdministrator.decline }),
    route(orderWrites.recordReturnArrival, { answer: ofAdministrator.arrival }),
    route(orderWrites.refundOrder, { answer: refundOrder(deps) }),
  ];
};
