import { questionKey, type SavedQuestion, type SearchPlace } from "@naqsh/shared/search";
import { useRef, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { Button, type ButtonProps } from "../../../ui/button";
import { DoneIcon } from "../../../ui/icons";
import { latePart } from "../../../ui/late-part";
import { MountedOnceOpen } from "../../../ui/mounted-once-open";
import { showToast } from "../../../ui/toast.store";
import { useSavedSearches, useSaveSearch } from "./saved-searches.api";

const SaveSearchDialog = latePart(async () => (await import("./save-search-dialog")).SaveSearchDialog);

type OwnSaveSearchProps = {
  look: Pick<ButtonProps, "variant" | "size" | "startIcon">;
  place: SearchPlace;
  question: SavedQuestion;
};

/** Of whoever is signed in: saves what is sought here, or says that it is saved and leads to the list. */
export const OwnSaveSearch = ({ look, place, question }: OwnSaveSearchProps) => {
  const { t } = useTranslation("search");
  const [isOpen, setOpen] = useState(false);
  /** The button from which it is saved goes: whoever pressed it by the keyboard goes on at what stands in its place. */
  const isAwaited = useRef(false);
  const saved = useSavedSearches();
  const saving = useSaveSearch();
  const focusAwaited = (link: HTMLAnchorElement | null) => {
    if (!isAwaited.current || link === null) return;
    isAwaited.current = false;
    link.focus();
  };
  const asked = questionKey(question);
  if (saved.data?.some((search) => questionKey(search.question) === asked)) {
    return (
      <Button {...look} component={Link} to="/search/saved" startIcon={<DoneIcon size={18} />} ref={focusAwaited}>
        {t("saved.isSaved")}
      </Button>
    );
  }
  const open = () => {
    saving.reset();
    setOpen(true);
  };
  const save = (name: string) => {
    isAwaited.current = true;
    saving.mutate(
      { name, place, question },
      {
        onSuccess: () => {
          setOpen(false);
          showToast({ title: t("saved.done"), text: t("saved.doneText"), tone: "good" });
        },
        onError: () => (isAwaited.current = false),
      },
    );
  };
  return (
    <>
      <Button {...look} disabled={saved.isPending} onClick={open}>
        {t("saved.save")}
      </Button>
      {isOpen && (
        <MountedOnceOpen isOpen>
          <SaveSearchDialog
            suggested={question.q ?? ""}
            command={saving}
            onClose={() => setOpen(false)}
            onSend={save}
          />
        </MountedOnceOpen>
      )}
    </>
  );
};
