import type { DemoAccount, RegisterBody, SignInBody } from "@naqsh/shared/account";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { changeSession } from "../../lib/session";

/** Signs in; the rest of the app then knows the person. */
export const useSignIn = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SignInBody) => api.post("/api/login", { body }),
    onSuccess: () => changeSession(queries),
  });
};

export type Registration = Omit<RegisterBody, "username"> & { username?: string };

/** Makes an account, which is signed in at once. */
export const useRegister = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Registration) => api.post("/api/register", { body }),
    onSuccess: () => changeSession(queries),
  });
};

/** The accounts that a demo names; none in any other mode. */
export const useDemoAccounts = (): DemoAccount[] => {
  const { data } = useQuery({
    queryKey: ["demo-accounts"],
    queryFn: ({ signal }) => api.get("/api/demo/accounts", { signal }),
    retry: false,
  });
  return data ?? [];
};
