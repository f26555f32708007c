export * from "./activity.reads";
export type * from "./activity.views";
