/** Names of the jobs that the order's policies schedule. */
const queue = "order";

export const EXPIRE_PAYMENT = { queue, name: "expire-payment" };
export const CHARGE_PAYMENT = { queue, name: "charge-payment" };
export const CONFIRM_CHARGE = { queue, name: "confirm-charge" };
export const CANCEL_CHARGE = { queue, name: "cancel-charge" };
export const ASK_PROVIDER = { queue, name: "ask-provider" };
export const FINISH_VOID = { queue, name: "finish-void" };
export const REFUND_PAYMENT = { queue, name: "refund-payment" };
export const PASS_ORDER_DEADLINE = { queue, name: "pass-order-deadline" };
