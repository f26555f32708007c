import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { useRef, type ChangeEvent } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { personNameOf } from "../../lib/person-name";
import { Avatar } from "../../ui/avatar";
import { Inline } from "../../ui/inline";
import { showToast } from "../../ui/toast.store";
import { useChooseAvatar, useRemoveAvatar } from "./settings.api";
import { SettingsSection } from "./settings-section";
import type { SettingsTabProps } from "./settings-tab-props";
import { useTold } from "./use-told";

const MOST_BYTES = 5 * 1024 * 1024;

/** The person's picture: chosen, changed and removed. */
export const AvatarSection = ({ settings }: SettingsTabProps) => {
  const { t } = useTranslation("settings");
  const input = useRef<HTMLInputElement>(null);
  const choose = useChooseAvatar();
  const remove = useRemoveAvatar();
  const chosen = useTold(t("avatar.chosen"), t("avatar.failed"));
  const removed = useTold(t("avatar.removed"), t("avatar.failedToRemove"));
  const { id, profileImageUrl } = settings;
  const name = personNameOf(settings, useLanguage()) ?? "";

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picture = currentTarget.files?.[0];
    currentTarget.value = "";
    if (!picture) return;
    const unfit = picture.size > MOST_BYTES ? t("avatar.tooLarge") : null;
    const wrong = picture.type.startsWith("image/") ? unfit : t("avatar.notAnImage");
    if (wrong === null) choose.mutate(picture, chosen);
    else showToast({ title: t("avatar.failed"), text: wrong, tone: "urgent" });
  };

  return (
    <SettingsSection>
      <h2>{t("avatar.heading")}</h2>
      <p>{t("avatar.text")}</p>
      <Inline gap="l">
        <Avatar id={id} name={name} imageUrl={profileImageUrl} size={72} />
        <HiddenInput
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={t("avatar.choose")}
          tabIndex={-1}
          onChange={take}
        />
        <Button
          variant="outlined"
          loading={choose.isPending}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {t(profileImageUrl ? "avatar.change" : "avatar.choose")}
        </Button>
        {profileImageUrl && (
          <Button
            variant="text"
            color="error"
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined, removed)}
          >
            {t("avatar.remove")}
          </Button>
        )}
      </Inline>
    </SettingsSection>
  );
};

const HiddenInput = styled.input`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
