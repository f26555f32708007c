export * from "./order-amounts";
export * from "./order-number";
export * from "./order.commands";
export * from "./order.event-words";
export * from "./order.events";
export * from "./order.rejections";
export * from "./order.upcasters";
export type * from "./order.views";
export * from "./payment-timing";
