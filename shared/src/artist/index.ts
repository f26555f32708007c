export * from "./artist.reads";
export type * from "./artist.views";
export * from "../kernel/saudi-regions";
export * from "./trending-heat";
