import { addressWrites, type AddressBody, type AddressCommand, type AddressText } from "@naqsh/shared/address";
import { personal } from "@naqsh/shared/kernel/personal";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { createdIdOf } from "../commands/command-ids";
import type { CommandContext } from "../handler/command";
import { answerWith } from "../http/answers";
import { route, type Call, type CallWith, type Route } from "../http/route";
import { mayPay } from "../workflows/account-rights";
import { addressBookDecider } from "./address-book.decider";

const sealed = (userId: string, { name, zone, address }: AddressBody): AddressText => ({
  name: personal(userId, name),
  zone,
  address: personal(userId, JSON.stringify(address)),
});

const decide = async (deps: CommandDeps, command: AddressCommand, context: CommandContext) => {
  const { userId, addressId } = command.data;
  return deps.handleCommand({
    decider: addressBookDecider,
    streamId: userId,
    command,
    context,
    refusal: mayPay(await deps.facts.account(userId)),
    answer: () => ({ id: addressId }),
  });
};

const keep =
  (deps: CommandDeps) =>
  async ({ context, input, session: { userId } }: Call<typeof addressWrites.keepAddress>): Promise<void> => {
    const sent = await contextOf(context, deps, input);
    const addressId = createdIdOf(userId, sent.commandId, streamName(addressBookDecider.streamCategory, userId));
    const command = { type: "KeepAddress", data: { userId, addressId, ...sealed(userId, input) } } as const;
    answerWith(context, await decide(deps, command, sent), 201);
  };

const onKept =
  <Input>(deps: CommandDeps, commandOf: (of: { userId: string; addressId: string }, input: Input) => AddressCommand) =>
  async ({ context, input, params, session: { userId } }: CallWith<Input, "id">): Promise<void> => {
    const command = commandOf({ userId, addressId: params.id }, input);
    answerWith(context, await decide(deps, command, await contextOf(context, deps, input)));
  };

/** The book of the one who is signed in: nobody else's is named by any path. */
export const addressRoutes = (deps: CommandDeps): Route[] => [
  route(addressWrites.keepAddress, { answer: keep(deps) }),
  route(addressWrites.reviseAddress, {
    answer: onKept(deps, (of, input: AddressBody) => ({
      type: "ReviseAddress",
      data: { ...of, ...sealed(of.userId, input) },
    })),
  }),
  route(addressWrites.removeAddress, { answer: onKept(deps, (data) => ({ type: "RemoveAddress", data })) }),
  route(addressWrites.chooseDefaultAddress, {
    answer: onKept(deps, (data) => ({ type: "ChooseDefaultAddress", data })),
  }),
];
