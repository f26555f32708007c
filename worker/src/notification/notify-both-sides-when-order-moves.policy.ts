import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Effect, Policy } from "@naqsh/shared/kernel/policy";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { NoticeKind, NoticeSubject } from "@naqsh/shared/notification";
import type { FulfilmentEvent } from "@naqsh/shared/order";
import { jobAt } from "../policies/effects";
import { noticeTo } from "./notice";
import { TELL_ADMINISTRATORS_OF_RETURN } from "./notification-jobs";

type OrderMove = Exclude<FulfilmentEvent, { type: "ReturnPeriodEnded" }>;

/** Each step of a paid order is told to whoever did not take it, and to both if a time ran out. */
export const notifyBothSidesWhenOrderMoves: Policy<OrderMove> = {
  name: "notify-both-sides-when-order-moves",
  handles: [
    "OrderShipped",
    "ShipmentOverdue",
    "OrderReceived",
    "ReturnRequested",
    "ReturnEscalated",
    "ReturnAccepted",
    "ReturnDeclined",
    "ReturnLapsed",
    "ReturnSent",
    "ReturnArrived",
    "OrderDeadlineMoved",
  ],
  onMoneyPath: false,
  react: (event) => {
    const { buyer, artist, both } = tellersOf(event);
    switch (event.type) {
      case "OrderShipped":
        return buyer("orderShipped", { at: event.data.receiptDueAt });
      case "ShipmentOverdue":
        return [...artist("shipmentLate"), ...buyer("mayCancelOrder")];
      case "OrderReceived": {
        const tell = event.data.by === "deadline" ? both : artist;
        return tell("orderReceived", { at: event.data.returnDueAt });
      }
      case "ReturnRequested":
        return artist("returnRequested", { at: event.data.answerDueAt });
      case "ReturnEscalated":
        return [...both("returnPassedOn"), tellAdministrators(event)];
      case "ReturnAccepted": {
        const tell = event.data.by === "administrator" ? both : buyer;
        return tell("returnAccepted", { at: event.data.sendDueAt });
      }
      case "ReturnDeclined":
        return event.data.by === "administrator" ? both("returnDeclined") : buyer("returnDeclined");
      case "ReturnLapsed":
        return both("returnLapsed");
      case "ReturnSent":
        return artist("returnSent", { at: event.data.arrivalDueAt });
      case "ReturnArrived":
        return buyer("returnArrived");
      case "OrderDeadlineMoved":
        return both("orderDeadlineMoved", { at: event.data.dueAt });
      default:
        return unreachable(event);
    }
  },
};

type Tell = (kind: NoticeKind, more?: NoticeSubject) => Effect[];

const tellersOf = (event: RecordedEvent<OrderMove>): { buyer: Tell; artist: Tell; both: Tell } => {
  const { orderId, artworkId, buyerId, artistId } = event.data;
  const to =
    (userId: string): Tell =>
    (kind, more = {}) => [noticeTo(userId, kind, { orderId, artworkId, ...more }, event)];
  const [buyer, artist] = [to(buyerId), to(artistId)];
  return { buyer, artist, both: (kind, more) => [...buyer(kind, more), ...artist(kind, more)] };
};

/** A job, because the event does not name the administrators. */
const tellAdministrators = ({ id, recordedAt, data: { orderId, artworkId } }: RecordedEvent<OrderMove>): Effect =>
  jobAt({
    ...TELL_ADMINISTRATORS_OF_RETURN,
    id: `tell-administrators-of-return_${id}`,
    at: recordedAt,
    data: { orderId, artworkId, causeId: id },
  });
