export type * from "./operations.commands";
export * from "./operations.events";
export * from "./operations.rejections";
export type * from "./operations.views";
