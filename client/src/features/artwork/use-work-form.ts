import { useRef, useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useNavigate } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { showToast } from "../../ui/toast.store";
import { useSaveArtwork } from "./own-work.api";
import { forgetDraft, formOf, keepDraft, missingFields, type ArtworkDraft, type RequiredField } from "./artwork-draft";
import type { ChosenImage } from "./chosen-image";
import { sendPictures, type ChosenPicture } from "./pictures/further-pictures.api";

type WorkFormStart = {
  draft: ArtworkDraft;
  /** The work that is revised; null for a new one, whose draft the device keeps. */
  artworkId: string | null;
};

/** The picture stands at the head of the form and moves with the page, so that focus alone would not bring it into view. */
const showFirstFault = (isPicture: boolean): void => {
  const fault = document.querySelector<HTMLElement>("form[data-work] [aria-invalid=true]");
  fault?.focus({ preventScroll: true });
  const shown = isPicture ? fault?.closest("form") : fault;
  shown?.scrollIntoView({ block: isPicture ? "start" : "center" });
};

/** What the form of a work holds and does: its draft, its picture, what is missing, and sending it once. */
export const useWorkForm = ({ draft: start, artworkId }: WorkFormStart) => {
  const { t } = useTranslation(["artwork", "papers"]);
  const language = useLanguage();
  const navigate = useNavigate();
  const save = useSaveArtwork();
  const [draft, setDraft] = useState(start);
  const [image, setImage] = useState<ChosenImage | null>(null);
  const [pictures, changePictures] = useState<ChosenPicture[]>([]);
  const [isFollowed, setFollowed] = useState(false);
  const [missing, setMissing] = useState<RequiredField[]>([]);
  const commandKey = useRef<string | null>(null);

  const change = (changes: Partial<ArtworkDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    commandKey.current = null;
    if (artworkId === null) keepDraft(next);
    if (missing.length > 0) setMissing(missingFields(next, image !== null || artworkId !== null));
  };
  const changeImage = (next: ChosenImage) => {
    setImage(next);
    commandKey.current = null;
    setMissing(missing.filter((field) => field !== "image"));
  };

  /** The further pictures follow the work; true once all are there. */
  const sendFurther = async (id: string): Promise<boolean> => {
    if (pictures.length === 0) return true;
    setFollowed(true);
    const { unsent } = await sendPictures(id, pictures);
    setFollowed(false);
    if (unsent.length === 0) return true;
    showToast({ title: t("papers:pictures.notSent"), text: t("papers:pictures.notSentText"), tone: "urgent" });
    void navigate(`/artwork/${id}/edit`);
    return false;
  };

  const arrived = async (id: string): Promise<void> => {
    if (artworkId === null) forgetDraft();
    if (!(await sendFurther(id))) return;
    showToast({ title: t(artworkId ? "form.revised" : "form.submitted"), text: t("pendingPromise"), tone: "good" });
    void navigate("/dashboard/artist?tab=artworks");
  };

  const send = () => {
    commandKey.current ??= crypto.randomUUID();
    const submission = { form: formOf(draft, image?.blob ?? null), key: commandKey.current, artworkId };
    save.mutate(submission, {
      onSuccess: (id) => void arrived(id),
      onError: (failure) => {
        const text = isApiError(failure) ? failure.text(language) : t("form.failedText");
        showToast({ title: t(artworkId ? "form.reviseFailed" : "form.submitFailed"), text, tone: "urgent" });
      },
    });
  };

  const submit = () => {
    const empty = missingFields(draft, image !== null || artworkId !== null);
    setMissing(empty);
    if (empty.length === 0) return send();
    const names = empty.map((field) => t(`requiredNames.${field}`)).join(language === "ar" ? "، " : ", ");
    showToast({ title: t("form.incomplete"), text: t("form.pleaseFill", { names }), tone: "urgent" });
    requestAnimationFrame(() => showFirstFault(empty.includes("image")));
  };

  return {
    draft,
    change,
    image,
    changeImage,
    missing,
    submit,
    pictures,
    changePictures,
    isPending: save.isPending || isFollowed,
  };
};
