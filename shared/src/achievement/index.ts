export * from "./achievement.commands";
export * from "./achievement.events";
export * from "./achievement.reads";
export type * from "./achievement.views";
export * from "./achievements";
