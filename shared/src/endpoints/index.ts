export * from "./endpoints";
export * from "./met-refusals";
