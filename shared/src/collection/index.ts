export * from "./collection.commands";
export * from "./collection.endpoints";
export * from "./collection.events";
export * from "./collection.reads";
export * from "./collection.rejections";
export type * from "./collection.views";
