import styled from "@emotion/styled";
import { WORK_PICTURE_ROLES } from "@naqsh/shared/artwork";
import type { WorkPictureRole } from "@naqsh/shared/artwork";
import { useRef, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { Choice } from "../../../ui/choice";
import { AlertIcon } from "../../../ui/icons";
import { chosenImage, type ImageFault } from "../chosen-image";
import type { ChosenPicture } from "./further-pictures.api";

type AddPicturesProps = {
  /** How many more the work may have. */
  room: number;
  isSending: boolean;
  onAdd: (pictures: ChosenPicture[]) => void;
};

/** What the next pictures show, and their files: several at once, each checked on the device. */
export const AddPictures = ({ room, isSending, onAdd }: AddPicturesProps) => {
  const { t } = useTranslation(["papers", "artwork"]);
  const [role, setRole] = useState<WorkPictureRole>("detail");
  const [fault, setFault] = useState<ImageFault | "tooMany" | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const take = async (files: readonly File[]) => {
    setFault(files.length > room ? "tooMany" : null);
    const pictures: ChosenPicture[] = [];
    for (const file of files.slice(0, room)) {
      const outcome = await chosenImage(file);
      if (outcome.ok) pictures.push({ id: crypto.randomUUID(), role, image: outcome.image });
      else setFault(outcome.fault);
    }
    if (pictures.length > 0) onAdd(pictures);
  };
  return (
    <Row role="group" aria-label={t("pictures.add")}>
      <Choice
        label={t("pictures.role")}
        value={role}
        options={WORK_PICTURE_ROLES}
        textOf={(option) => t(`pictures.roles.${option}`)}
        onChange={setRole}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label={t("pictures.choose")}
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <Button variant="outlined" disabled={room === 0} loading={isSending} onClick={() => input.current?.click()}>
        {t("pictures.choose")}
      </Button>
      <small>{t("pictures.room", { count: room })}</small>
      {fault !== null && (
        <p role="alert">
          <AlertIcon size={18} />
          {fault === "tooMany" ? t("pictures.tooMany") : t(`artwork:imageFaults.${fault}`)}
        </p>
      )}
    </Row>
  );
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-m);

  small {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  p {
    display: flex;
    flex-basis: 100%;
    align-items: center;
    gap: var(--space-s);
    color: var(--madder);
    font-size: var(--text-small);
    font-weight: 500;
  }
`;
