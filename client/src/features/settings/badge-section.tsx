import { Button } from "../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useRef, type ChangeEvent } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat } from "../../i18n/use-format";
import { Bidi } from "../../ui/bidi";
import { DoneIcon } from "../../ui/icons";
import { Inline } from "../../ui/inline";
import { StatusPill } from "../../ui/status-pill";
import { showToast } from "../../ui/toast.store";
import { useAskBadge, useWithdrawBadgeRequest } from "./settings.api";
import { SettingsSection } from "./settings-section";
import type { SettingsTabProps } from "./settings-tab-props";
import { useTold } from "./use-told";

const MOST_BYTES = 5 * 1024 * 1024;
const TAKEN = ["image/jpeg", "image/png", "image/webp", "image/avif", "application/pdf"];

const Standing = ({ settings: { badge } }: SettingsTabProps) => {
  const { t } = useTranslation("settings");
  const format = useFormat();
  const date = badge.at === null ? "" : format.date(msFromInstant(badge.at));
  if (badge.status === "granted") {
    return (
      <div>
        <StatusPill tone="good" icon={DoneIcon}>
          {t("badge.granted", { date })}
        </StatusPill>
      </div>
    );
  }
  if (badge.status === "asked") return <p>{t("badge.asked", { date })}</p>;
  if (badge.status === "none") return null;
  return (
    <p>
      {t(badge.status === "declined" ? "badge.declined" : "badge.takenBack", { date })}{" "}
      <Bidi>{badge.reason ?? ""}</Bidi>
    </p>
  );
};

/** The verified badge: asked for with an identity document, which is destroyed once it is decided. */
export const BadgeSection = ({ settings }: SettingsTabProps) => {
  const { t } = useTranslation("settings");
  const input = useRef<HTMLInputElement>(null);
  const ask = useAskBadge();
  const withdraw = useWithdrawBadgeRequest();
  const asked = useTold(t("badge.sent"), t("badge.failed"));
  const withdrawn = useTold(t("badge.withdrawn"), t("badge.failedToWithdraw"));
  const { status } = settings.badge;

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const document = currentTarget.files?.[0];
    currentTarget.value = "";
    if (!document) return;
    const unfit = document.size > MOST_BYTES ? t("badge.tooLarge") : null;
    const wrong = TAKEN.includes(document.type) ? unfit : t("badge.wrongType");
    if (wrong === null) ask.mutate(document, asked);
    else showToast({ title: t("badge.failed"), text: wrong, tone: "urgent" });
  };

  return (
    <SettingsSection>
      <h2>{t("badge.heading")}</h2>
      <p>{t("badge.text")}</p>
      <Standing settings={settings} />
      {status !== "granted" && (
        <Inline gap="m">
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            accept={TAKEN.join(",")}
            aria-label={t("badge.choose")}
            tabIndex={-1}
            onChange={take}
          />
          {status === "asked" ? (
            <Button
              variant="outlined"
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate(undefined, withdrawn)}
            >
              {t("badge.withdraw")}
            </Button>
          ) : (
            <Button
              variant="outlined"
              loading={ask.isPending}
              loadingPosition="start"
              onClick={() => input.current?.click()}
            >
              {t("badge.choose")}
            </Button>
          )}
        </Inline>
      )}
    </SettingsSection>
  );
};
