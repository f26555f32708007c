export { searchQueryCases } from "@naqsh/demo/search-queries";
export { searchWorld } from "@naqsh/demo/search-world";
export { SearchIndex } from "@naqsh/projection-service/search/search-index";
