import type { SavedQuestion, SearchPlace } from "@naqsh/shared/search";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useLocation } from "react-router-dom";
import { useSession } from "../../../lib/session";
import { useHydrated } from "../../../lib/use-hydrated";
import { Button } from "../../../ui/button";
import { latePart } from "../../../ui/late-part";
import { RemindIcon } from "../../../ui/mark-icons";
import { MountedOnceOpen } from "../../../ui/mounted-once-open";
import { showToast } from "../../../ui/toast.store";
import { useSaveSearch } from "./saved-searches.api";

const SaveSearchDialog = latePart(async () => (await import("./save-search-dialog")).SaveSearchDialog);

type SaveSearchProps = { place: SearchPlace; question: SavedQuestion };

/** Saves what is sought here, so that its reader is told of new works; a visitor is led to sign in first. */
export const SaveSearch = ({ place, question }: SaveSearchProps) => {
  const { t } = useTranslation("search");
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const saving = useSaveSearch();
  const isHydrated = useHydrated();
  if (Object.keys(question).length === 0) return null;
  const look = { variant: "outlined", size: "small", startIcon: <RemindIcon size={18} /> } as const;
  if (!isHydrated || status !== "signedIn") {
    return (
      <Button {...look} component={Link} to={`/signin?return=${encodeURIComponent(pathname + search)}`}>
        {t("saved.save")}
      </Button>
    );
  }
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {t("saved.save")}
      </Button>
      {isOpen && (
        <MountedOnceOpen isOpen>
          <SaveSearchDialog
            suggested={question.q ?? ""}
            command={saving}
            onClose={() => setOpen(false)}
            onSend={(name) =>
              saving.mutate(
                { name, place, question },
                {
                  onSuccess: () => {
                    setOpen(false);
                    showToast({ title: t("saved.done"), text: t("saved.doneText"), tone: "good" });
                  },
                },
              )
            }
          />
        </MountedOnceOpen>
      )}
    </>
  );
};
