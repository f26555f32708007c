import type { SavedQuestion, SearchPlace } from "@naqsh/shared/search";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useLocation } from "react-router-dom";
import { useSession } from "../../../lib/session";
import { useHydrated } from "../../../lib/use-hydrated";
import { Button } from "../../../ui/button";
import { latePart } from "../../../ui/late-part";
import { LatePlace } from "../../../ui/late-place";
import { RemindIcon } from "../../../ui/mark-icons";

const OwnSaveSearch = latePart(async () => (await import("./own-save-search")).OwnSaveSearch);

type SaveSearchProps = { place: SearchPlace; question: SavedQuestion };

/** Saves what is sought here, so that its reader is told of new works; a visitor is led to sign in first. */
export const SaveSearch = ({ place, question }: SaveSearchProps) => {
  const { t } = useTranslation("search");
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  if (Object.keys(question).length === 0) return null;
  const look = { variant: "outlined", size: "small", startIcon: <RemindIcon size={18} /> } as const;
  const text = t("saved.save");
  if (isHydrated && status === "signedIn") {
    return (
      <LatePlace
        fallback={
          <Button {...look} disabled>
            {text}
          </Button>
        }
      >
        <OwnSaveSearch look={look} place={place} question={question} />
      </LatePlace>
    );
  }
  return (
    <Button {...look} component={Link} to={`/signin?return=${encodeURIComponent(pathname + search)}`}>
      {text}
    </Button>
  );
};
