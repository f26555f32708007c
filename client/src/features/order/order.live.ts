import { accountTopic } from "@naqsh/shared/live";
import { useQueryClient } from "@tanstack/react-query";
import { useLiveTopic } from "../../lib/live/live";
import { askAgainWithFigures } from "../../lib/own-figures";
import { ORDERS_KEY } from "../../lib/query-keys";
import { useSession } from "../../lib/session";

/** A notice to the reader may mean that one of their orders moved: it is asked for again. */
export const useOrderNews = (): void => {
  const { user } = useSession();
  const queries = useQueryClient();
  const askAgain = () => {
    void askAgainWithFigures(queries, ORDERS_KEY);
    // Which order of a work is the reader's may be another one by now.
    void queries.invalidateQueries({ queryKey: ["checkout"] });
  };
  useLiveTopic(user ? accountTopic(user.id) : null, {
    onMessage: (_, origin) => {
      if (origin !== "snapshot") askAgain();
    },
    onCaughtUp: askAgain,
  });
};
