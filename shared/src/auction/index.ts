export * from "./auction.commands";
export * from "./auction.events";
export * from "./auction.rejections";
export * from "./auction.upcasters";
export * from "./auction.views";
