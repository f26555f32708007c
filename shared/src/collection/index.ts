export * from "./collection.commands";
export * from "./collection.endpoints";
export * from "./collection.event-words";
export type * from "./collection.events";
export * from "./collection.reads";
export * from "./collection.rejections";
export type * from "./collection.views";
