export * from "./analytics-range";
export * from "./analytics.reads";
export type * from "./analytics.views";
export * from "./best-hour";
export * from "./engagement-formulas";
