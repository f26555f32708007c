import type { BioWay, ProfileBody, VatRegistrationBody } from "@naqsh/shared/account";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { live } from "../../lib/live/live";
import { OWN_SETTINGS_KEY, USER_KEY } from "../../lib/query-keys";
import { askWhoIsSignedIn } from "../../lib/session";

/** All that the signed-in person may change about themselves. */
export const useOwnSettings = () =>
  useQuery({
    queryKey: OWN_SETTINGS_KEY,
    queryFn: ({ signal }) => api.get("/api/user/settings", { signal }),
  });

/** After a change the page, the shell and works show what is new. */
const useChange = <Said, Answer = unknown>(send: (said: Said) => Promise<Answer>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await askWhoIsSignedIn(queries);
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER_KEY[0] });
    },
  });
};

/** An empty text takes a field away; one that is not there stays. */
export type ProfileChanges = Partial<Record<keyof ProfileBody, string>>;

export const useReviseProfile = () => useChange((body: ProfileChanges) => api.put("/api/user/profile", { body }));

export const useChooseAvatar = () =>
  useChange((picture: File) => {
    const body = new FormData();
    body.set("profileImage", picture);
    return api.post("/api/user/upload-profile-image", { body });
  });

export const useRemoveAvatar = () => useChange(() => api.delete("/api/user/remove-profile-image", {}));

export const useAskBadge = () =>
  useChange((document: File) => {
    const body = new FormData();
    body.set("document", document);
    return api.post("/api/user/badge-request", { body });
  });

export const useWithdrawBadgeRequest = () => useChange(() => api.delete("/api/user/badge-request", {}));

/** The session goes on under a new token, which the live connection takes. */
export const useBecomeArtist = () =>
  useChange(async () => {
    await api.post("/api/user/become-artist", { body: {} });
    live.reconnect();
  });

/** The password is what lets the account be changed, for the ten minutes that a confirmed identity lasts. */
export const usePayoutAccount = () =>
  useChange(async ({ iban, password }: { iban: string; password: string }) => {
    await api.post("/api/confirm-identity", { body: { password } });
    live.reconnect();
    await api.put("/api/user/payout-account", { body: { iban } });
  });

export const useVatRegistration = () =>
  useChange((registration: VatRegistrationBody["registration"]) =>
    api.put("/api/user/vat-registration", { body: { registration } }),
  );

export type PasswordChange = { currentPassword: string; newPassword: string; confirmPassword: string };

export const useChangePassword = () =>
  useChange(async (body: PasswordChange) => {
    await api.post("/api/user/change-password", { body });
    live.reconnect();
  });

export type BioRequest = { currentBio: string; enhancement: BioWay; artStyle: string; interests: string };

export const useEnhanceBio = () =>
  useMutation({
    mutationFn: (body: BioRequest) => api.post("/api/user/enhance-bio", { body }),
  });
