export * from "./registry";
export type * from "./system-commands";
