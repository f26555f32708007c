export * from "./why.views";
