import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useAnnouncer } from "../../ui/announcer";

/** A reader whose hand rests this long hears what came; one who types is not interrupted at every letter. */
const REST_MS = 700;

/** Says aloud how many suggestions stand below the field; `count`: null while they are on their way. */
export const useToldSuggestions = (count: number | null): void => {
  const { t } = useTranslation("search");
  const announce = useAnnouncer((state) => state.announce);
  useEffect(() => {
    if (count === null) return;
    const timer = setTimeout(() => announce(t("suggested", { count })), REST_MS);
    return () => clearTimeout(timer);
  }, [count, announce, t]);
};
