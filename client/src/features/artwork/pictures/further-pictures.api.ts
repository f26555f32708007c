import type { WorkPictureRole } from "@naqsh/shared/artwork";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { api } from "../../../lib/api";
import { isApiError } from "../../../lib/api-error";
import { ARTWORKS_KEY } from "../../../lib/query-keys";
import { showToast } from "../../../ui/toast.store";
import type { ChosenImage } from "../chosen-image";

/** A picture that was chosen on this device; its id is the key under which it is sent once. */
export type ChosenPicture = { id: string; role: WorkPictureRole; image: ChosenImage };

const send = (artworkId: string, { id, role, image }: ChosenPicture): Promise<unknown> => {
  const body = new FormData();
  body.set("role", role);
  body.set("image", image.blob);
  return api.post("/api/artworks/:id/pictures", { params: { id: artworkId }, body, key: id });
};

/** Sends pictures one after the other, in their order. Gives those that did not arrive, and why the first of them did not. */
export const sendPictures = async (
  artworkId: string,
  chosen: readonly ChosenPicture[],
  onSent: (count: number) => void = () => undefined,
): Promise<{ unsent: ChosenPicture[]; failure: unknown }> => {
  for (const [place, picture] of chosen.entries()) {
    try {
      await send(artworkId, picture);
    } catch (failure) {
      return { unsent: chosen.slice(place), failure };
    }
    onSent(place + 1);
  }
  return { unsent: [], failure: null };
};

/** Changes the pictures that a work has; a refusal is told in passing. */
const usePictureChange = <Change>(change: (given: Change) => Promise<unknown>) => {
  const { t } = useTranslation("papers");
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: [ARTWORKS_KEY] }),
    onError: (failure) =>
      showToast({ tone: "urgent", title: isApiError(failure) ? failure.text(language) : t("pictures.failed") }),
  });
};

export const useAddPictures = (artworkId: string) =>
  usePictureChange(async (chosen: ChosenPicture[]) => {
    const { failure } = await sendPictures(artworkId, chosen);
    if (failure !== null) throw failure;
  });

export const useRemovePicture = (artworkId: string) =>
  usePictureChange((pictureId: string) =>
    api.delete("/api/artworks/:id/pictures/:pictureId", { params: { id: artworkId, pictureId } }),
  );

export const useOrderPictures = (artworkId: string) =>
  usePictureChange((order: string[]) =>
    api.put("/api/artworks/:id/pictures", { params: { id: artworkId }, body: { order } }),
  );
