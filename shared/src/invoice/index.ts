export * from "./invoice-document";
export * from "./invoice-labels";
export * from "./invoice-qr";
export type * from "./invoice.commands";
export * from "./invoice.events";
export * from "./invoice.reads";
export * from "./invoice.rejections";
export type * from "./invoice.views";
