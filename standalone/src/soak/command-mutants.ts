import type { Mutant } from "./mutant";

/** Guards of commands: who may, in time, once. */
export const COMMAND_MUTANTS: readonly Mutant[] = [
  {
    name: "without the de-duplication by the stream",
    file: "command-service/src/handler/decide-batch.ts",
    from: 'return trace === null ? this.judge(waiting) : { kind: "known", waiting, trace };',
    to: "return this.judge(waiting);",
    spec: "command-service/src/handler/handle-command.spec.ts",
  },
  {
    name: "a key that belongs to no path",
    file: "command-service/src/command-ids.ts",
    from: "`${method} ${path}/${key}`",
    to: "key",
    spec: "command-service/src/idempotency-keys.spec.ts",
  },
  {
    name: "a line without end",
    file: "command-service/src/handler/stream-queue.ts",
    from: "if (line.length >= mostWaiting && !isAlwaysLetIn(item)) return false;",
    to: "",
    spec: "command-service/src/handler/repeats-under-load.spec.ts",
  },
  {
    name: "work for clients that have gone away",
    file: "command-service/src/handler/append-decided.ts",
    from: "if (!isGone?.()) return false;",
    to: "if (isGone !== null) return false;",
    spec: "command-service/src/handler/repeats-under-load.spec.ts",
  },
  {
    name: "sandbox payments in a shop that is no demo",
    file: "command-service/src/order/order.routes.ts",
    from: 'config.takesSandboxPayments ? null : { code: "PAYMENTS_NOT_TAKEN" };',
    to: 'config.isShared === null ? { code: "PAYMENTS_NOT_TAKEN" } : null;',
    spec: "command-service/src/order/order.routes.spec.ts",
  },
  {
    name: "a bid judged by when it is decided",
    file: "command-service/src/auction/auction-bidding.decider.ts",
    from: "times.receivedAt >= auction.endsAt",
    to: "times.now >= auction.endsAt",
    spec: "standalone/src/simulation/close-race.spec.ts",
  },
  {
    name: "a leader's raise that moves the end",
    file: "command-service/src/auction/auction-bidding.decider.ts",
    from: 'effect === "raised" || softCloseMs === 0',
    to: "softCloseMs === 0",
    spec: "command-service/src/auction/auction-bidding.decider.spec.ts",
  },
  {
    name: "bids of the banned",
    file: "command-service/src/auction/auction-bidding.decider.ts",
    from: 'if (data.banned) return { code: "BIDDER_BANNED" };',
    to: "",
    spec: "command-service/src/auction/banned-leader.routes.spec.ts",
  },
  {
    name: "positions in plain figures",
    file: "command-service/src/http/answers.ts",
    from: "context.state.positions?.seal(result.position)",
    to: "result.position",
    spec: "standalone/src/silent-raise.spec.ts",
  },
  {
    name: "a close by an end that has yet to move",
    file: "command-service/src/handler/handle-command.ts",
    from: "await parts.timeLost?.giveBack(categoryOf(stream), idOf(stream));",
    to: "",
    spec: "command-service/src/workflows/give-time-back.spec.ts",
  },
  {
    name: "a refusal by an end that has yet to move",
    file: "command-service/src/handler/verdict-answers.ts",
    from: "if (hasMoved || mayHaveMoved) return decideAgain(stream, { ...sent, isDecidedAgain: true });",
    to: "",
    spec: "command-service/src/workflows/give-time-back.spec.ts",
  },
  {
    name: "a freeze that takes what was sent in time",
    file: "command-service/src/workflows/give-time-back.ts",
    from: "(await standstills?.recent()) ?? []",
    to: "[]",
    spec: "command-service/src/workflows/give-time-back.spec.ts",
  },
];
