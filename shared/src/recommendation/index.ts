export * from "./recommendation.reads";
export type * from "./recommendation.views";
export * from "./taste";
