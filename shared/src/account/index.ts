export * from "./account.commands";
export * from "./account.endpoints";
export * from "./account.event-words";
export type * from "./account.events";
export * from "./account.rejections";
export * from "./account.upcasters";
export type * from "./account.views";
export * from "./terms-version";
export * from "./unpaid-win";
