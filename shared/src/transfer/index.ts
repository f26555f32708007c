export * from "./statement-lines";
export * from "./suggest-matches";
export * from "./transfer.commands";
export * from "./transfer.endpoints";
export * from "./transfer.events";
export * from "./transfer.reads";
export * from "./transfer.rejections";
export type * from "./transfer.views";
