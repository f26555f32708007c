import type { GoogleRegisterBody } from "@naqsh/shared/account";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { changeSession } from "../../lib/session";

/** Whether the server signs people in with Google; no until it has answered. */
export const useHasGoogle = (): boolean => {
  const { data } = useQuery({
    queryKey: ["google-status"],
    queryFn: ({ signal }) => api.get("/api/auth/google/status", { signal }),
    retry: false,
  });
  return data?.available ?? false;
};

/** Makes the account of the person whom Google named in this browser. */
export const useRegisterByGoogle = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: GoogleRegisterBody) => api.post("/api/auth/google/register", { body }),
    onSuccess: () => changeSession(queries),
  });
};

/** Connects the Google account that was shown in this browser to whoever is signed in. */
export const useLinkGoogle = () => useMutation({ mutationFn: () => api.post("/api/auth/google/link", { body: {} }) });
