export * from "./invoice-document";
export * from "./invoice-labels";
export * from "./invoice-qr";
export * from "./invoice.commands";
export * from "./invoice.endpoints";
export * from "./invoice.events";
export * from "./invoice.reads";
export * from "./invoice.rejections";
export type * from "./invoice.views";
