import { returnPictureUrlOf } from "@naqsh/shared/order";
import { refundDueAtOf } from "@naqsh/shared/order";
import type { OrderFulfilment } from "@naqsh/shared/order";
import type { RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import type { People } from "../joins/people";
import type { FulfilmentDocument } from "./fulfilment-of-order";

type Reading = {
  orderId: string;
  people: Pick<People, "open">;
  holidays: readonly RiyadhDay[];
  /** The artist is told of the price alone, not of what came beside it. */
  isArtist: boolean;
};

/** An order's life with people's words opened; those of an erased person are null. */
export const openFulfilment = async (
  { returning, refunds, ...of }: FulfilmentDocument,
  { orderId, people, holidays, isArtist }: Reading,
): Promise<OrderFulfilment> => ({
  ...of,
  returning: returning && {
    ...returning,
    reason: await people.open(returning.reason),
    pictures: returning.pictures.map((pictureId) => returnPictureUrlOf(orderId, pictureId)),
    answer: returning.answer && { ...returning.answer, reason: await people.open(returning.answer.reason) },
  },
  refunds: await Promise.all(
    refunds
      .filter(({ isBesidePrice }) => !isArtist || !isBesidePrice)
      .map(async ({ id: _id, isBesidePrice: _isBesidePrice, note, ...refund }) => ({
        ...refund,
        dueAt: refund.isByHand && refund.doneAt === null ? refundDueAtOf(refund.owedAt, holidays) : null,
        note: await people.open(note),
      })),
  ),
});
