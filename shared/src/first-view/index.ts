export * from "./client-pages";
export * from "./first-view";
export * from "./page-asked";
export * from "./public-pages";
export * from "./view-cookie";
