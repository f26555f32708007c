import type { PersonalText } from "@naqsh/shared/kernel/personal";
import {
  splitOf,
  type BatchMember,
  type PayoutBatchView,
  type PayoutObstacle,
  type PayoutStatus,
  type PayoutView,
} from "@naqsh/shared/payout";
import { orderNumber } from "../joins/order-number";
import type { QueryDeps } from "../query-deps";
import type { MemberDocument, PayoutBatchDocument } from "./payout-batches.projection";
import { transferredOf, type PayoutDocument } from "./payouts.projection";

type Named = { orderNumber: string; title: string | null; titleEn: string | null };

/** What people call a sale by: the order's number and the work's title. */
export const nameOfSale = async (orderId: string, deps: QueryDeps): Promise<Named> => {
  const order = await deps.views.orders.get(orderId);
  if (order === null) return { orderNumber: orderId, title: null, titleEn: null };
  const work = await deps.lots.title(order.artworkId);
  const number = await orderNumber(order, deps);
  return { orderNumber: number, title: work?.title ?? null, titleEn: work?.titleEn ?? null };
};

export const statusOfPayout = (payout: PayoutDocument): PayoutStatus => {
  if (payout.underWay > 0) return "underWay";
  if (payout.open > 0) return payout.dueAt === null ? "coming" : "due";
  return transferredOf(payout) > 0 ? "paid" : "nothing";
};

export const payoutView = async (payout: PayoutDocument, deps: QueryDeps): Promise<PayoutView> => {
  const { orderId, amounts, refunded, paidAt, dueAt, latestAt, transfers } = payout;
  return {
    orderId,
    ...(await nameOfSale(orderId, deps)),
    status: statusOfPayout(payout),
    amounts,
    split: splitOf(amounts, refunded),
    paid: transferredOf(payout),
    paidAt,
    dueAt,
    latestAt,
    transferredAt: transfers.at(-1)?.at ?? null,
  };
};

/** What stands between an artist and their transfer. A ban is passed over if an administrator released what is open. */
export const obstacleOf = async (
  artistId: string,
  isReleased: boolean,
  { views }: Pick<QueryDeps, "views">,
): Promise<PayoutObstacle> => {
  const person = await views.people.get(artistId);
  if (person?.banned && !isReleased) return "banned";
  return person?.iban ? null : "noIban";
};

const memberView = async (member: MemberDocument, { people }: QueryDeps): Promise<BatchMember> => {
  const open = (text: PersonalText | null) => people.open(text);
  const { iban: _iban, name: _name, ...rest } = member;
  return { ...rest, artist: await people.named(member.artistId), reason: await open(member.reason) };
};

export const batchView = async (batch: PayoutBatchDocument, deps: QueryDeps): Promise<PayoutBatchView> => {
  const { batchId, status, madeAt, exportedAt, confirmedAt } = batch;
  const members = [];
  for (const member of batch.members) members.push(await memberView(member, deps));
  const total = members.reduce((sum, { amount }) => sum + amount, 0);
  const isGathered = batch.members.every((member) => member.status !== "waiting");
  return { id: batchId, status, madeAt, exportedAt, confirmedAt, total, isGathered, members };
};
