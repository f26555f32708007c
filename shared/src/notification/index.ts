export * from "./notice-channels";
export * from "./notice-topic";
export type * from "./notification.commands";
export * from "./notification.endpoints";
export * from "./notification.events";
export * from "./notification.rejections";
export * from "./notification.upcasters";
export * from "./notification.views";
export * from "./notification.reads";
