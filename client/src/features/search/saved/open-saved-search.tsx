import { Navigate, useParams } from "react-router-dom";
import { savedSearchAddress } from "./saved-search-address";
import { SavedSearchesPage } from "./saved-searches-page";
import { useSavedSearches } from "./saved-searches.api";

/** `/search/saved/:savedId`, where notices lead: what a saved search finds now; the list if it is kept no more. */
export const OpenSavedSearch = () => {
  const { savedId } = useParams();
  const search = useSavedSearches().data?.find(({ id }) => id === savedId);
  return search ? <Navigate to={savedSearchAddress(search)} replace /> : <SavedSearchesPage />;
};
