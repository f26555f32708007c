import { useParams, type RouteObject } from "react-router-dom";
import type { ComponentType } from "react";
import type { ArtistSlots } from "./artist-slots";

type Redirect = ComponentType<{ to: string }>;

const OtherAddress = ({ RedirectKeepingQuery }: { RedirectKeepingQuery: Redirect }) => {
  const { artistId = "" } = useParams();
  return <RedirectKeepingQuery to={`/artists/${artistId}`} />;
};

/** Pages of artists that everyone may open; `RedirectKeepingQuery` leads on with the whole query. */
export const artistRoutes = (slots: ArtistSlots, RedirectKeepingQuery: Redirect): RouteObject[] => [
  { path: "artists", lazy: async () => ({ Component: (await import("./artists-page")).ArtistsPage }) },
  {
    path: "artists/:artistId",
    lazy: async () => {
      const { ArtistPage } = await import("./artist-page");
      return { Component: () => <ArtistPage slots={slots} /> };
    },
  },
  { path: "artist/:artistId", element: <OtherAddress RedirectKeepingQuery={RedirectKeepingQuery} /> },
];

/** The feed of whoever is signed in. */
export const feedRoutes = (slots: ArtistSlots): RouteObject[] => [
  {
    path: "feed",
    lazy: async () => {
      const { FeedPage } = await import("./feed-page");
      return { Component: () => <FeedPage slots={slots} /> };
    },
  },
];
