import { Navigate, useLocation } from "react-router-dom";

/** Another address of the same screen: the whole query goes along. */
export const RedirectKeepingQuery = ({ to }: { to: string }) => {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
};
