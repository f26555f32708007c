export * from "./event-kinds";
export type * from "./moderation.views";
