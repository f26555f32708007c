import { accountTopic } from "@naqsh/shared/live";
import { useQueryClient } from "@tanstack/react-query";
import { useLiveTopic } from "../../lib/live/live";
import { useSession } from "../../lib/session";

/** A notice to the reader may mean that one of their orders moved: it is asked for again. */
export const useOrderNews = (): void => {
  const { user } = useSession();
  const queries = useQueryClient();
  useLiveTopic(user ? accountTopic(user.id) : null, {
    onMessage: (_, origin) => {
      if (origin !== "snapshot") void queries.invalidateQueries({ queryKey: ["orders"] });
    },
    onCaughtUp: () => void queries.invalidateQueries({ queryKey: ["orders"] }),
  });
};
