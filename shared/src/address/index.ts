export * from "./address.commands";
export * from "./address.endpoints";
export * from "./address.events";
export * from "./address.reads";
export * from "./address.rejections";
export type * from "./address.views";
