export * from "./endpoints";
export * from "./registry";
