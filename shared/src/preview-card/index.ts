export * from "./preview-card";
