export * from "./delivery-zones";
export * from "./platform-settings";
export * from "./processing-fees";
export * from "./settings.commands";
export * from "./settings.endpoints";
export * from "./settings.events";
export type * from "./settings.views";
