export * from "./display-preferences";
export * from "./notification-switches";
export * from "./notification-table";
export * from "./preferences.commands";
export * from "./preferences.endpoints";
export * from "./preferences.events";
export type * from "./preferences.views";
