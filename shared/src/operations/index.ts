export type * from "./operations.commands";
export * from "./operations.endpoints";
export * from "./operations.events";
export * from "./operations.rejections";
export * from "./outage";
export * from "./security-kinds";
export type * from "./operations.views";
export { isNearlyFull } from "./memory-use";
export * from "./operations.reads";
