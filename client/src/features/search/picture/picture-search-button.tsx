import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { api } from "../../../lib/api";
import { isApiError } from "../../../lib/api-error";
import { Button } from "../../../ui/button";
import { CameraIcon } from "../../../ui/tool-icons";
import { showToast } from "../../../ui/toast.store";
import { smallPicture } from "./small-picture";

/** A picture that is searched with: its look, and an address of it on this device. */
export type SoughtPicture = { look: string; url: string };

/** Takes a picture from the device or its camera, and tells what it looks like. */
export const PictureSearchButton = ({ onLook }: { onLook: (picture: SoughtPicture) => void }) => {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const looking = useMutation({
    mutationFn: async (file: File): Promise<SoughtPicture> => {
      const image = await smallPicture(file);
      const body = new FormData();
      body.set("image", image);
      const { look } = await api.post("/api/search/picture", { body });
      return { look, url: URL.createObjectURL(image) };
    },
    onSuccess: onLook,
    onError: (error) =>
      showToast({
        title: t("picture.failed"),
        tone: "urgent",
        ...(isApiError(error) && { text: error.text(language) }),
      }),
  });
  const take = ({ files }: HTMLInputElement) => {
    const [file] = files ?? [];
    if (file) looking.mutate(file);
  };
  useEffect(() => {
    // What was chosen before the drawn page came alive.
    if (input.current) take(input.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hidden
        aria-label={t("picture.choose")}
        onChange={({ target }) => {
          take(target);
          target.value = "";
        }}
      />
      <Button
        variant="outlined"
        size="small"
        startIcon={<CameraIcon />}
        loading={looking.isPending}
        onClick={() => input.current?.click()}
      >
        {t(looking.isPending ? "picture.looking" : "picture.choose")}
      </Button>
    </>
  );
};
