import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import { orderWrites } from "@naqsh/shared/order";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { mayPay } from "../workflows/account-rights";
import { answerWith } from "../http/answers";
import { route } from "../http/route";
import type { Call, Route } from "../http/route";
import { beginCheckout } from "../workflows/begin-checkout";
import { orderDecider } from "./order.decider";

const begin =
  (deps: CommandDeps) =>
  async ({ context, input, session }: Call<typeof orderWrites.beginCheckout>): Promise<void> => {
    const { artworkId, amount } = input;
    const { userId: buyerId } = session;
    const command = await contextOf(context, deps, input);
    const seen = amount === undefined ? {} : { seenTotal: halalasFromRiyals(amount) };
    answerWith(context, await beginCheckout(deps, { artworkId, buyerId, ...seen }, command), 201);
  };

const chooseDelivery =
  (deps: CommandDeps) =>
  async ({ context, input, params, session }: Call<typeof orderWrites.chooseDelivery>): Promise<void> => {
    const { id: orderId } = params;
    const { userId: buyerId } = session;
    const { zone, address } = input;
    const { deliveryPrices } = await deps.facts.settings();
    const result = await deps.handleCommand({
      decider: orderDecider,
      streamId: orderId,
      command: { type: "ChooseDelivery", data: { orderId, buyerId, zone, price: deliveryPrices[zone], address } },
      context: await contextOf(context, deps, input),
      refusal: mayPay(await deps.facts.account(buyerId)),
      answer: () => ({ id: orderId }),
    });
    answerWith(context, result);
  };

const giveUp =
  (deps: CommandDeps) =>
  async ({ context, params, session }: Call<typeof orderWrites.giveUpOrder>): Promise<void> => {
    const { id: orderId } = params;
    const { userId: buyerId } = session;
    const result = await deps.handleCommand({
      decider: orderDecider,
      streamId: orderId,
      command: { type: "GiveUpOrder", data: { orderId, buyerId } },
      context: await contextOf(context, deps, null),
      refusal: mayPay(await deps.facts.account(buyerId)),
      answer: () => ({ id: orderId }),
    });
    answerWith(context, result);
  };

export const checkoutRoutes = (deps: CommandDeps): Route[] => [
  route(orderWrites.beginCheckout, { answer: begin(deps) }),
  route(orderWrites.chooseDelivery, { answer: chooseDelivery(deps) }),
  route(orderWrites.giveUpOrder, { answer: giveUp(deps) }),
];
