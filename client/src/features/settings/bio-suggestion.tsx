import type { BioWay } from "@naqsh/shared/account";
import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { TextField } from "../../ui/form/text-field";
import { Inline } from "../../ui/inline";
import { Text } from "../../ui/text";
import { showToast } from "../../ui/toast.store";
import { useEnhanceBio } from "./settings.api";
import { useTold } from "./use-told";

const WAYS = ["generate", "professional", "creative", "minimal", "improve"] as const satisfies readonly BioWay[];

type BioHelperProps = { currentBio: string; onSuggest: (bio: string) => void };

/** Suggests a bio in one of five ways; the person reads, changes and saves it, or not. */
export const BioHelper = ({ currentBio, onSuggest }: BioHelperProps) => {
  const { t } = useTranslation("settings");
  const [artStyle, setArtStyle] = useState("");
  const [interests, setInterests] = useState("");
  const enhance = useEnhanceBio();
  const { onError } = useTold("", t("bioHelper.failed"));

  const suggest = (enhancement: (typeof WAYS)[number]) => {
    if (enhancement === "improve" && currentBio.trim() === "") {
      showToast({ title: t("bioHelper.failed"), text: t("bioHelper.needsBio"), tone: "urgent" });
      return;
    }
    const body = { currentBio, enhancement, artStyle, interests };
    enhance.mutate(body, { onSuccess: ({ enhancedBio }) => onSuggest(enhancedBio), onError });
  };

  return (
    <Helper aria-label={t("bioHelper.heading")}>
      <h3>{t("bioHelper.heading")}</h3>
      <Text size="small" tone="quiet">
        {t("bioHelper.text")}
      </Text>
      <div className="pair">
        <TextField
          label={t("bioHelper.artStyle")}
          placeholder={t("bioHelper.artStylePlaceholder")}
          isOptional
          maxLength={200}
          value={artStyle}
          onChange={setArtStyle}
        />
        <TextField
          label={t("bioHelper.interests")}
          placeholder={t("bioHelper.interestsPlaceholder")}
          isOptional
          maxLength={300}
          value={interests}
          onChange={setInterests}
        />
      </div>
      <Inline gap="s">
        {WAYS.map((way) => (
          <Button
            key={way}
            type="button"
            size="small"
            variant="outlined"
            loading={enhance.isPending && enhance.variables.enhancement === way}
            disabled={enhance.isPending}
            onClick={() => suggest(way)}
          >
            {t(`bioHelper.ways.${way}`)}
          </Button>
        ))}
      </Inline>
      {enhance.data && (
        <Text size="small" tone="quiet" role="status">
          {t(`bioHelper.${enhance.data.source}`)}
        </Text>
      )}
    </Helper>
  );
};

const Helper = styled.section`
  display: grid;
  gap: var(--space-m);
  padding: 16px 18px 18px;
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  background: var(--surface);

  h3 {
    font: 600 var(--text-label)/1.5 var(--font-ui);
  }
`;
