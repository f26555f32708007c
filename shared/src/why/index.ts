export * from "./why.views";
export * from "./why.reads";
