import styled from "@emotion/styled";
import { useRef, useState, type DragEvent } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { AlertIcon } from "../../../ui/icons";
import { ImageAddIcon } from "../../../ui/tool-icons";
import { chosenImage, type ImageFault, type ChosenImage } from "../chosen-image";

type ImageDropProps = {
  image: ChosenImage | null;
  /** The picture that the work has already, while none was chosen in its place. */
  presentUrl: string | null;
  onImage: (image: ChosenImage) => void;
  isMissing: boolean;
};

/** The picture of a work: dropped here or chosen, and checked on the device. */
export const ImageDrop = ({ image, presentUrl, onImage, isMissing }: ImageDropProps) => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  const [fault, setFault] = useState<ImageFault | null>(null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const take = async (file: File | undefined) => {
    if (!file) return;
    const outcome = await chosenImage(file);
    setFault(outcome.ok ? null : outcome.fault);
    if (outcome.ok) onImage(outcome.image);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  const shown = image?.url ?? presentUrl;
  return (
    <div>
      <Drop
        data-over={isOver}
        data-invalid={fault !== null || isMissing}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {shown && <img src={shown} alt={t("form.preview")} />}
        {!shown && <ImageAddIcon size={44} strokeWidth={1.25} />}
        <div>
          <strong>{t(shown ? "form.replaceImage" : "form.chooseImage")}</strong>
          <small>
            {image
              ? t("form.kept", {
                  width: format.number(image.width),
                  height: format.number(image.height),
                  kilobytes: format.number(Math.ceil(image.blob.size / 1024)),
                })
              : t("form.imageRule")}
          </small>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t("form.chooseImage")}
          aria-invalid={fault !== null || isMissing}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </Drop>
      {(fault !== null || isMissing) && (
        <Fault role="alert">
          <AlertIcon size={18} />
          {fault === null ? t("required.image") : t(`imageFaults.${fault}`)}
        </Fault>
      )}
    </div>
  );
};

const Drop = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--space-m);
  min-block-size: 300px;
  padding: 24px;
  border: 1.5px dashed var(--line-strong);
  border-radius: var(--r-panel);
  background: var(--wall);
  text-align: center;
  transition:
    border-color var(--t-state),
    background-color var(--t-state);

  &[data-over="true"],
  &:hover {
    border-color: var(--primary);
  }

  &[data-invalid="true"] {
    border-color: var(--madder);
  }

  &:has(input:focus-visible) {
    outline: 3px solid var(--link);
    outline-offset: 3px;
  }

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  img {
    max-inline-size: 100%;
    max-block-size: 420px;
    box-shadow: var(--shadow-art);
  }

  strong {
    font-weight: 600;
  }

  small {
    display: block;
    font-size: var(--text-small);
    line-height: 1.6;
    color: var(--ink-2);
  }
`;

const Fault = styled.div`
  display: flex;
  gap: var(--space-s);
  align-items: center;
  margin-block-start: 8px;
  color: var(--madder);
  font-size: var(--text-small);
  font-weight: 500;
`;
