export type * from "./card.commands";
export * from "./card.endpoints";
export * from "./card.events";
export * from "./card.rejections";
export type * from "./card.views";
