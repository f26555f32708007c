export * from "./amount-facts";
export * from "./event-kinds";
export type * from "./moderation.views";
export type * from "./platform-figures.views";
export type * from "./person-page.views";
export type * from "./review-file.views";
export * from "./stream-with-state";
export * from "./moderation.reads";
export * from "./withheld-facts";
