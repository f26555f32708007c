/** Entry of the bundle that the program of the search figure loads. */
export { searchQueryCases } from "@naqsh/demo/search-queries";
export { searchWorld } from "@naqsh/demo/search-world";
export { SearchIndex } from "@naqsh/projection-service/search/search-index";
