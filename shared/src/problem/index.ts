export * from "./edge.rejections";
export type * from "./problem";
export type * from "./refusal";
