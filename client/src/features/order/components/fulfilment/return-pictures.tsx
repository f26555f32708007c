import styled from "@emotion/styled";
import { Button } from "../../../../ui/button";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation";
import { useLanguage } from "../../../../i18n/use-format";
import { isApiError } from "../../../../lib/api-error";
import { CloseIcon, UploadIcon } from "../../../../ui/icons";
import { showToast } from "../../../../ui/toast.store";
import { sendReturnPicture } from "../../fulfilment.api";

const MOST = 6;

type Shown = { id: string; url: string };
type ReturnPicturesProps = { orderId: string; onChange: (pictureIds: string[]) => void };

/** Pictures for a return; each is sent when it is chosen. */
export const ReturnPictures = ({ orderId, onChange }: ReturnPicturesProps) => {
  const { t } = useTranslation("fulfilment");
  const language = useLanguage();
  const [shown, setShown] = useState<Shown[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const drawn = useRef<string[]>([]);
  useEffect(() => () => drawn.current.forEach((url) => URL.revokeObjectURL(url)), []);
  const change = (pictures: Shown[]) => {
    setShown(pictures);
    onChange(pictures.map(({ id }) => id));
  };
  const sending = useMutation({
    mutationFn: async (file: File): Promise<Shown> => ({
      id: await sendReturnPicture(orderId, file),
      url: URL.createObjectURL(file),
    }),
    onSuccess: (picture) => {
      drawn.current.push(picture.url);
      change([...shown, picture]);
    },
    onError: (failure) =>
      showToast({ title: isApiError(failure) ? failure.text(language) : t("failed"), tone: "urgent" }),
  });
  return (
    <Pictures>
      <legend>{t("return.pictures")}</legend>
      {shown.map(({ id, url }, place) => (
        <figure key={id}>
          <img src={url} alt={t("return.picture", { place: place + 1 })} />
          <button
            type="button"
            aria-label={t("return.removePicture", { place: place + 1 })}
            onClick={() => change(shown.filter((picture) => picture.id !== id))}
          >
            <CloseIcon size={16} />
          </button>
        </figure>
      ))}
      {shown.length < MOST && (
        <>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            hidden
            aria-label={t("return.addPicture")}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) sending.mutate(file);
              target.value = "";
            }}
          />
          <Button
            variant="outlined"
            startIcon={<UploadIcon />}
            loading={sending.isPending}
            onClick={() => input.current?.click()}
          >
            {t(sending.isPending ? "return.sendingPicture" : "return.addPicture")}
          </Button>
        </>
      )}
    </Pictures>
  );
};

const Pictures = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-m);
  align-items: center;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: 8px;
    padding: 0;
    font-size: var(--text-label);
    font-weight: 600;
  }

  figure {
    position: relative;
    margin: 0;
  }

  img {
    inline-size: 92px;
    block-size: 92px;
    border-radius: var(--r-panel);
    object-fit: cover;
  }

  figure button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border: 0;
    border-radius: 50%;
    background: var(--surface);
    color: var(--ink);
    cursor: pointer;
  }
`;
