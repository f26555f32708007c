export * from "./engagement.commands";
export * from "./engagement.endpoints";
export * from "./engagement.events";
export type * from "./engagement.views";
export * from "./popularity";
export * from "./share-ways";
export * from "./shared-address";
export * from "./view-sources";
export * from "./views-told";
