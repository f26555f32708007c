import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { DESCRIPTION_WAYS, missingForWay } from "@naqsh/shared/artwork";
import type { DescriptionWay } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { problemText } from "../../../ui/form/field-faults";
import { Inline } from "../../../ui/inline";
import { Text } from "../../../ui/text";
import { showToast } from "../../../ui/toast.store";
import type { ArtworkDraft } from "../artwork-draft";
import { useDescriptionSuggestion } from "../use-description-suggestion";
import { ProposedStyle, ProposedTags } from "./proposed-details";

type DescriptionSuggestionProps = { draft: ArtworkDraft; onChange: (change: Partial<ArtworkDraft>) => void };

/** Suggests a work's description in one of five ways; the artist reads, changes and sends it, or not. */
export const DescriptionSuggestion = ({ draft, onChange }: DescriptionSuggestionProps) => {
  const { t } = useTranslation("papers");
  const language = useLanguage();
  const helper = useDescriptionSuggestion(draft, onChange, (failure) => {
    const text = problemText(failure, language, t("writing.failedText"));
    showToast({ title: t("writing.failed"), ...(text === null ? {} : { text }), tone: "urgent" });
  });
  const lacks = (enhancement: DescriptionWay) =>
    missingForWay({ title: draft.title, currentDescription: draft.description, enhancement }) !== null;
  return (
    <Helper aria-label={t("writing.title")}>
      <h2>{t("writing.title")}</h2>
      <Text size="small" tone="quiet">
        {t("writing.text")}
      </Text>
      <Inline gap="s">
        {DESCRIPTION_WAYS.map((way) => (
          <Button
            key={way}
            type="button"
            size="small"
            variant="outlined"
            loading={helper.pendingWay === way}
            disabled={helper.pendingWay !== null || lacks(way)}
            onClick={() => helper.suggest(way)}
          >
            {t(`writing.ways.${way}`)}
          </Button>
        ))}
      </Inline>
      {lacks("generate") && (
        <Text size="small" tone="quiet">
          {t("writing.needsTitle")} {lacks("improve") && t("writing.needsDescription")}
        </Text>
      )}
      <div role="status">
        {helper.origin !== "" && helper.origin !== "artist" && (
          <Inline gap="s">
            <Text size="small" tone="quiet">
              {t(`writing.${helper.origin}`)}
            </Text>
            {helper.mayUndo && (
              <Button
                type="button"
                size="small"
                variant="text"
                onClick={helper.undo}
                style={{ marginInlineStart: -14 }}
              >
                {t("writing.undo")}
              </Button>
            )}
          </Inline>
        )}
      </div>
      <ProposedTags proposed={helper.tags} draft={draft} onChange={onChange} />
      <ProposedStyle proposed={helper.style} draft={draft} onChange={onChange} />
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

  h2 {
    font: 600 var(--text-label)/1.5 var(--font-ui);
  }
`;
