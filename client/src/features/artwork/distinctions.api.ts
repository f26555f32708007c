import type { VerificationList } from "@naqsh/shared/artwork";
import { useQuery } from "@tanstack/react-query";
import { everyPage, usePaged } from "../../lib/paged";
import { ARTWORKS_KEY } from "../../lib/query-keys";

/** For administrators: the verified works, or those that wait to be seen. */
export const useWorkVerifications = (standing: VerificationList) =>
  usePaged([ARTWORKS_KEY, "verifications", standing], "/api/admin/artworks/verifications", { query: { standing } });

/** For administrators: what is featured, was, or will be. */
export const useFeaturedWorks = () => usePaged([ARTWORKS_KEY, "featured"], "/api/admin/artworks/featured", {});

/** The same as a whole, for what depends on all of them. */
export const useEveryFeaturedWork = () =>
  useQuery({
    queryKey: [ARTWORKS_KEY, "featured", "every"],
    queryFn: ({ signal }) => everyPage("/api/admin/artworks/featured", {}, signal),
  });
