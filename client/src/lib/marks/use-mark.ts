import { useQuery, useQueryClient, type MutationOptions } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation";
import { useNavigate } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { showToast } from "../../ui/toast.store";
import { isApiError } from "../api-error";
import { pressLike } from "../engagement/use-work-counts";
import type { OwnPress } from "../engagement/work-counts";
import { FOLLOWED_KEY, MARKS_KEY, MARK_LISTS_KEY, OWN_FIGURES_KEY } from "../query-keys";
import { useSession } from "../session";
import { useAskIn } from "../use-ask-in";
import { useEarlyPress } from "./early-presses";
import { isMarked, type MarkKind } from "./mark-batch";
import { sendMark } from "./send-mark";

const OF_ANY_MARK = [MARK_LISTS_KEY];
const OF_A_FOLLOW = [MARK_LISTS_KEY, FOLLOWED_KEY, [OWN_FIGURES_KEY]];

export type MarkSwitch = {
  /** Undefined until the server has answered; false for a visitor. */
  isMarked: boolean | undefined;
  /** What the button shows: the mark, or what the reader pressed before it was known. */
  isPressed: boolean;
  /**
   * Marks or takes back: on the screen at once, and undone, with a word, if the server does not follow. A visitor is asked in. A press
   * before the mark is known waits for it.
   */
  toggle: () => void;
};

/** The reader's mark on one thing. */
export const useMark = (kind: MarkKind, id: string): MarkSwitch => {
  const { t } = useTranslation("marks");
  const language = useLanguage();
  const { user, status } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const key = [MARKS_KEY, "of", kind, id] as const;
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: () => isMarked(kind, id),
    enabled: user !== null,
    staleTime: 60_000,
  });
  const wordsOfFailure = (failure: unknown, wanted: boolean): { title: string; text?: string } => {
    if (kind === "wish" && !wanted) return { title: t("failed.unwish") };
    const title = t(`failed.${kind}`);
    if (isApiError(failure) && failure.code !== "UNREADABLE_ANSWER") return { title, text: failure.text(language) };
    return kind === "wish" ? { title, text: t("failed.wishText") } : { title };
  };
  // No observer of its own: a page has a hundred marks, and nothing that is drawn waits for one that changes.
  const change = (isWanted: boolean): void => {
    const changing: MutationOptions<unknown, Error, boolean, { press: OwnPress | null }> = {
      mutationFn: (wanted) => sendMark(kind, id, wanted),
      onMutate: async (wanted) => {
        const press = kind === "like" ? pressLike(id, wanted) : null;
        await queries.cancelQueries({ queryKey: key });
        queries.setQueryData(key, wanted);
        return { press };
      },
      onSuccess: (_answer, wanted, { press }) => {
        press?.done();
        if (kind === "wish" && wanted) {
          const action = { label: t("wishlist"), onSelect: () => void navigate("/wishlist") };
          showToast({ title: t("wishAdded"), tone: "good", action });
        }
        for (const queryKey of kind === "follow" ? OF_A_FOLLOW : OF_ANY_MARK)
          void queries.invalidateQueries({ queryKey });
      },
      onError: (failure, wanted, context) => {
        context?.press?.undo();
        queries.setQueryData(key, !wanted);
        const action = { label: t("retry"), onSelect: () => change(wanted) };
        showToast({ ...wordsOfFailure(failure, wanted), tone: "urgent", action });
      },
    };
    // What fails was told.
    queries
      .getMutationCache()
      .build(queries, changing)
      .execute(isWanted)
      .catch(() => undefined);
  };
  const ask = useAskIn();
  const askIn = () => ask(t(`signIn.${kind}`));
  const { wanted, want } = useEarlyPress(kind, id, (isWanted) => {
    if (status === "signedOut") askIn();
    else if (isError || (data !== undefined && data !== isWanted)) change(isWanted);
    else return data === isWanted;
    return true;
  });
  const known = status === "signedOut" ? false : data;
  return {
    isMarked: known,
    isPressed: wanted ?? known ?? false,
    toggle: () => {
      if (status === "signedOut") askIn();
      else if (known === undefined) want(!(wanted ?? false));
      else change(!known);
    },
  };
};
