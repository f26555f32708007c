import { withDelivery, type ChooseDelivery, type OrderEvent, type OrderRejection } from "@naqsh/shared/order";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { personal } from "@naqsh/shared/kernel/personal";
import { isUnderWay, type Order } from "./order.state";

/**
 * Where the work is sent, and what that costs, until a payment begins. Whoever paid without saying so says it afterwards, at no price
 * beside what they paid.
 */
export const chooseDelivery = ({ data }: ChooseDelivery, order: Order): Decision<OrderEvent, OrderRejection> => {
  if (order.status === "unknown") return reject({ code: "ORDER_UNKNOWN" });
  const { orderId, buyerId, artistId, amounts } = order.order;
  const { zone, price, address } = data;
  if (data.buyerId !== buyerId) return reject({ code: "NOT_YOUR_ORDER" });
  if (order.status === "cancelled") return reject({ code: "ORDER_IS_CANCELLED" });
  if (order.status === "paid" && order.delivery !== null) return reject({ code: "DELIVERY_STANDS" });
  if ([...order.attempts.values()].some(isUnderWay)) return reject({ code: "PAYMENT_PENDING" });
  return accept({
    type: "DeliveryChosen",
    data: {
      orderId,
      buyerId,
      artistId,
      zone,
      amounts: order.status === "paid" ? amounts : withDelivery(amounts, price),
      address: personal(buyerId, JSON.stringify(address)),
    },
  });
};
