import type { Decider, Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type {
  BatchTransfer,
  ConfirmPayoutBatch,
  ExportPayoutBatch,
  MakePayoutBatch,
  PayoutBatchCommand,
  PayoutBatchEvent,
  PayoutRejection,
} from "@naqsh/shared/payout";

type BatchDecision = Decision<PayoutBatchEvent, PayoutRejection>;

/** It is gathered from the artists' own streams, then exported for the bank, then confirmed by what the bank made of it. */
export type PayoutBatch =
  | { status: "unknown" }
  | { status: "gathering"; artistIds: readonly string[] }
  | { status: "exported"; artistIds: readonly string[]; transfers: readonly BatchTransfer[] }
  | { status: "confirmed"; artistIds: readonly string[] };

const makeBatch = ({ data }: MakePayoutBatch, batch: PayoutBatch, { now }: Times): BatchDecision => {
  if (batch.status !== "unknown") return accept();
  const artistIds = [...new Set(data.artistIds)];
  return accept({ type: "PayoutBatchMade", data: { ...data, artistIds, madeAt: now } });
};

/** Made once: what was handed to a bank never changes afterwards. */
const exportBatch = ({ data }: ExportPayoutBatch, batch: PayoutBatch, { now }: Times): BatchDecision => {
  if (batch.status === "unknown") return reject({ code: "PAYOUT_BATCH_UNKNOWN" });
  if (batch.status !== "gathering") return accept();
  if (data.transfers.some(({ amount }) => amount === null)) return reject({ code: "PAYOUT_BATCH_NOT_READY" });
  const transfers = data.transfers.flatMap(({ artistId, amount }) => (amount ? [{ artistId, amount }] : []));
  if (transfers.length === 0) return reject({ code: "PAYOUT_BATCH_EMPTY" });
  const total = transfers.reduce((sum, { amount }) => sum + amount, 0);
  const { batchId, exportedBy } = data;
  return accept({ type: "PayoutBatchExported", data: { batchId, exportedBy, transfers, total, exportedAt: now } });
};

const confirmBatch = ({ data }: ConfirmPayoutBatch, batch: PayoutBatch, { now }: Times): BatchDecision => {
  if (batch.status === "unknown") return reject({ code: "PAYOUT_BATCH_UNKNOWN" });
  if (batch.status === "gathering") return reject({ code: "PAYOUT_BATCH_NOT_EXPORTED" });
  if (batch.status === "confirmed") return reject({ code: "PAYOUT_BATCH_CONFIRMED" });
  const { transfers } = batch;
  const reasons = new Map(data.failed.map(({ artistId, reason }) => [artistId, reason]));
  const stranger = data.failed.find(({ artistId }) => !transfers.some((transfer) => transfer.artistId === artistId));
  if (stranger) return reject({ code: "TRANSFER_UNKNOWN", artistId: stranger.artistId });
  const failed = transfers.flatMap((transfer) => {
    const reason = reasons.get(transfer.artistId);
    return reason === undefined ? [] : [{ ...transfer, reason: writtenAbout(transfer.artistId, reason) }];
  });
  const paid = transfers.filter(({ artistId }) => !reasons.has(artistId));
  const { batchId, confirmedBy } = data;
  return accept({ type: "PayoutBatchConfirmed", data: { batchId, confirmedBy, confirmedAt: now, paid, failed } });
};

const evolveBatch = (batch: PayoutBatch, event: PayoutBatchEvent): PayoutBatch => {
  if (event.type === "PayoutBatchMade") return { status: "gathering", artistIds: event.data.artistIds };
  if (batch.status === "unknown") return batch;
  const { artistIds } = batch;
  switch (event.type) {
    case "PayoutBatchExported":
      return { status: "exported", artistIds, transfers: event.data.transfers };
    case "PayoutBatchConfirmed":
      return { status: "confirmed", artistIds };
    default:
      return unreachable(event);
  }
};

/** Transfers that are handed to the bank in one file. */
export const payoutBatchDecider: Decider<PayoutBatch, PayoutBatchCommand, PayoutBatchEvent, PayoutRejection> = {
  streamCategory: "payoutBatch",
  initialState: { status: "unknown" },
  decide: (command, batch, times) => {
    switch (command.type) {
      case "MakePayoutBatch":
        return makeBatch(command, batch, times);
      case "ExportPayoutBatch":
        return exportBatch(command, batch, times);
      case "ConfirmPayoutBatch":
        return confirmBatch(command, batch, times);
      default:
        return unreachable(command);
    }
  },
  evolve: evolveBatch,
};
