export * from "./registry";
export * from "./sealed-files";
export type * from "./system-commands";
