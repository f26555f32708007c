import { returnPictureUrlOf } from "@naqsh/shared/order";
import type { OrderFulfilment } from "@naqsh/shared/order";
import type { People } from "../joins/people";
import type { FulfilmentDocument } from "./fulfilment-of-order";

/** An order's life with people's words opened; those of an erased person are null. */
export const openFulfilment = async (
  { returning, refunds, ...of }: FulfilmentDocument,
  orderId: string,
  people: Pick<People, "open">,
): Promise<OrderFulfilment> => ({
  ...of,
  returning: returning && {
    ...returning,
    reason: await people.open(returning.reason),
    pictures: returning.pictures.map((pictureId) => returnPictureUrlOf(orderId, pictureId)),
    answer: returning.answer && { ...returning.answer, reason: await people.open(returning.answer.reason) },
  },
  refunds: await Promise.all(
    refunds.map(async ({ id: _id, note, ...refund }) => ({ ...refund, note: await people.open(note) })),
  ),
});
