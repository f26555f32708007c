export * from "./artwork-colour";
export * from "./artwork.commands";
export * from "./artwork.endpoints";
export * from "./artwork.event-words";
export * from "./artwork.events";
export * from "./artwork.rejections";
export * from "./artwork.upcasters";
export type * from "./artwork.views";
export * from "./artwork.reads";
