import { payoutWrites } from "@naqsh/shared/payout";
import { lookUp } from "@naqsh/shared/kernel/persistent-map";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { createdIdOf } from "../commands/command-ids";
import { answerWith } from "../http/answers";
import { route, type Call, type Route } from "../http/route";
import { payoutBatchDecider } from "./payout-batch.decider";
import { payoutsDecider } from "./payouts.decider";

const makeBatch =
  (deps: CommandDeps) =>
  async ({ context, input, session }: Call<typeof payoutWrites.makePayoutBatch>): Promise<void> => {
    const command = await contextOf(context, deps, input);
    const { streamCategory } = payoutBatchDecider;
    const batchId = createdIdOf(session.userId, command.commandId, streamName(streamCategory, "new"));
    const result = await deps.handleCommand({
      decider: payoutBatchDecider,
      streamId: batchId,
      command: { type: "MakePayoutBatch", data: { batchId, madeBy: session.userId, artistIds: input.artistIds } },
      context: command,
      answer: () => ({ id: batchId }),
    });
    answerWith(context, result, 201);
  };

/** Each artist's own stream says what the batch brings them: it is asked now, since the answers may be a moment old. */
const exportBatch =
  (deps: CommandDeps) =>
  async ({ context, params, session }: Call<typeof payoutWrites.exportPayoutBatch>): Promise<void> => {
    const { id: batchId } = params;
    const batch = await deps.readFresh(payoutBatchDecider, batchId);
    const artistIds = batch.status === "unknown" ? [] : batch.artistIds;
    const transfers = [];
    for (const artistId of artistIds) {
      const transfer = lookUp((await deps.readFresh(payoutsDecider, artistId)).batches, batchId);
      transfers.push({ artistId, amount: transfer === undefined ? null : (transfer?.amount ?? 0) });
    }
    const result = await deps.handleCommand({
      decider: payoutBatchDecider,
      streamId: batchId,
      command: { type: "ExportPayoutBatch", data: { batchId, exportedBy: session.userId, transfers } },
      context: await contextOf(context, deps, null),
      refusal: (await deps.facts.settings()).bankAccount === null ? { code: "PAYING_ACCOUNT_MISSING" } : null,
      answer: () => ({ id: batchId }),
    });
    answerWith(context, result);
  };

const confirmBatch =
  (deps: CommandDeps) =>
  async ({ context, input, params, session }: Call<typeof payoutWrites.confirmPayoutBatch>): Promise<void> => {
    const { id: batchId } = params;
    const data = { batchId, confirmedBy: session.userId, failed: input.failed };
    const result = await deps.handleCommand({
      decider: payoutBatchDecider,
      streamId: batchId,
      command: { type: "ConfirmPayoutBatch", data },
      context: await contextOf(context, deps, input),
      answer: () => ({ id: batchId }),
    });
    answerWith(context, result);
  };

const releasePayouts =
  (deps: CommandDeps) =>
  async ({ context, input, params, session }: Call<typeof payoutWrites.releasePayouts>): Promise<void> => {
    const { id: artistId } = params;
    const result = await deps.handleCommand({
      decider: payoutsDecider,
      streamId: artistId,
      command: { type: "ReleasePayouts", data: { artistId, releasedBy: session.userId, reason: input.reason } },
      context: await contextOf(context, deps, input),
      answer: () => ({ id: artistId }),
    });
    answerWith(context, result);
  };

export const payoutRoutes = (deps: CommandDeps): Route[] => [
  route(payoutWrites.makePayoutBatch, { answer: makeBatch(deps) }),
  route(payoutWrites.exportPayoutBatch, { answer: exportBatch(deps) }),
  route(payoutWrites.confirmPayoutBatch, { answer: confirmBatch(deps) }),
  route(payoutWrites.releasePayouts, { answer: releasePayouts(deps) }),
];
