import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { notePath } from "../lib/engagement/path-before";

type Begun = {
  /** The page is there and may have been scrolled, or was by the browser: the router leaves it where it is. */
  isDrawn: boolean;
};

/** The router of the browser's address; pages are told where their reader came from. */
export const browserRouter = (routes: RouteObject[], { isDrawn }: Begun): ReturnType<typeof createBrowserRouter> => {
  const router = createBrowserRouter(routes, isDrawn ? { hydrationData: {} } : undefined);
  notePath(router.state.location.pathname);
  router.subscribe(({ location }) => notePath(location.pathname));
  return router;
};
