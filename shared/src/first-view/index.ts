export * from "./client-pages";
export * from "./first-view";
export * from "./missing-page";
export * from "./page-asked";
export * from "./page-beginning";
export * from "./page-subject";
export * from "./public-pages";
export * from "./view-cookie";
