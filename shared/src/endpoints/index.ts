export * from "./endpoints";
