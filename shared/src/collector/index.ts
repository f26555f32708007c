export * from "./collector.commands";
export * from "./collector.endpoints";
export * from "./collector.events";
export * from "./collector.reads";
export * from "./collector.rejections";
export type * from "./collector.views";
export * from "./wish-news";
