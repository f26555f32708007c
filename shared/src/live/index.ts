export * from "./live";
