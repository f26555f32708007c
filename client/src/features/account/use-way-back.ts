import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useSession } from "../../lib/session";
import { returnPathFrom } from "./return-path";

/** Leads whoever is signed in to where they came from; gives the address's query, for the page beside this one. */
export const useWayBack = (): string => {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { status } = useSession();
  const back = returnPathFrom(parameters);
  useEffect(() => {
    if (status === "signedIn") void navigate(back, { replace: true });
  }, [status, back, navigate]);
  return parameters.toString();
};
