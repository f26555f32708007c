import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { notePath } from "../lib/engagement/path-before";

/** The router of the browser's address; pages are told where their reader came from. */
export const browserRouter = (routes: RouteObject[]): ReturnType<typeof createBrowserRouter> => {
  const router = createBrowserRouter(routes);
  notePath(router.state.location.pathname);
  router.subscribe(({ location }) => notePath(location.pathname));
  return router;
};
