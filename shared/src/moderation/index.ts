export * from "./amount-facts";
export * from "./event-kinds";
export type * from "./moderation.views";
export * from "./stream-with-state";
export * from "./moderation.reads";
