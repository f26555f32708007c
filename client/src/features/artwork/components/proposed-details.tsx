import { Button } from "../../../ui/button";
import { useTranslation } from "../../../i18n/use-translation";
import { Inline } from "../../../ui/inline";
import { Stack } from "../../../ui/stack";
import { Text } from "../../../ui/text";
import type { ArtworkDraft } from "../artwork-draft";
import { withProposedTag, writtenTags } from "../proposed-tags";

type ProposedProps<Proposed> = {
  proposed: Proposed;
  draft: ArtworkDraft;
  onChange: (change: Partial<ArtworkDraft>) => void;
};

/** Tags that a model proposes, but for those that the work has; each is added by a press. */
export const ProposedTags = ({ proposed, draft, onChange }: ProposedProps<string[]>) => {
  const { t } = useTranslation("papers");
  const own = new Set(writtenTags(draft.tags));
  const open = proposed.filter((tag) => !own.has(tag));
  if (open.length === 0) return null;
  return (
    <Stack gap="s">
      <Text size="small">{t("writing.tags")}</Text>
      <Inline gap="s">
        {open.map((tag) => (
          <Button
            key={tag}
            type="button"
            size="small"
            variant="outlined"
            aria-label={t("writing.addTag", { tag })}
            onClick={() => onChange(withProposedTag(draft, tag))}
          >
            + <bdi>{tag}</bdi>
          </Button>
        ))}
      </Inline>
    </Stack>
  );
};

/** What a model wrote about the style: to be accepted, or accepted and to be taken out again. */
export const ProposedStyle = ({ proposed, draft, onChange }: ProposedProps<string | null>) => {
  const { t } = useTranslation("papers");
  const accepted = draft.styleAnalysis;
  const shown = accepted === "" ? proposed : accepted;
  if (shown === null) return null;
  return (
    <Stack gap="s" align="start">
      <Text size="small">{t("writing.style")}</Text>
      <p dir="auto">{shown}</p>
      <Button
        type="button"
        size="small"
        variant="outlined"
        onClick={() => onChange({ styleAnalysis: accepted === "" ? shown : "" })}
      >
        {t(accepted === "" ? "writing.acceptStyle" : "writing.removeStyle")}
      </Button>
    </Stack>
  );
};
