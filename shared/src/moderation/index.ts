export type * from "./moderation.views";
