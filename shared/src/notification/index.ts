export type * from "./notification.commands";
export * from "./notification.endpoints";
export * from "./notification.event-words";
export * from "./notification.events";
export * from "./notification.rejections";
export * from "./notification.upcasters";
export * from "./notification.views";
export * from "./notification.reads";
