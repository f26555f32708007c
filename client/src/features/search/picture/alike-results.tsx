import styled from "@emotion/styled";
import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { WorkAlike } from "@naqsh/shared/search";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { Button } from "../../../ui/button";
import { Stack } from "../../../ui/stack";
import { EmptyState, ErrorState } from "../../../ui/states";
import { useHeldWait } from "../../../ui/skeleton";
import type { SearchFilters } from "../search-filters";
import type { SearchSlots } from "../search-slots";
import { useAlikeWorks } from "../search.api";

type AlikeResultsProps = {
  filters: SearchFilters;
  look: string;
  /** An address of the picture, while this page has it. */
  pictureUrl: string | null;
  slots: Pick<SearchSlots, "Works" | "WorksSkeleton">;
  onForget: () => void;
};

const Near = ({ alike: { shape, colours, isSamePicture } }: Pick<WorkAlike, "alike">) => {
  const { t } = useTranslation("search");
  const format = useFormat();
  const parts = [
    ...(shape === null ? [] : [t("picture.shape", { part: format.percent(shape / 100) })]),
    t("picture.colours", { part: format.percent(colours / 100) }),
  ];
  return (
    <NearLine>
      {isSamePicture && <b>{t("picture.same")}</b>}
      <span>{parts.join(" · ")}</span>
    </NearLine>
  );
};

const Found = ({ filters, look, slots }: Pick<AlikeResultsProps, "filters" | "look" | "slots">) => {
  const { t } = useTranslation("search");
  const format = useFormat();
  const language = useLanguage();
  const found = useAlikeWorks(look, filters);
  const isWaiting = useHeldWait(found.isPending);
  if (isWaiting || found.isPending) return <slots.WorksSkeleton />;
  if (found.isError) {
    const text = isApiError(found.error) ? found.error.text(language) : undefined;
    return <ErrorState title={t("failed")} text={text} onRetry={() => void found.refetch()} />;
  }
  const { artworks, total, compared } = found.data;
  if (artworks.length === 0) return <EmptyState motif="qatt" title={t("picture.none")} text={t("picture.noneText")} />;
  return (
    <Stack gap="l">
      <p role="status">
        {t("picture.shown", {
          count: artworks.length,
          shown: format.number(artworks.length),
          total: format.number(total),
          compared: format.number(compared),
        })}
      </p>
      <slots.Works works={artworks} renderFoot={(work: ArtworkCard) => <Near {...(work as WorkAlike)} />} />
    </Stack>
  );
};

/** Works that look like a picture, with what was compared. */
export const AlikeResults = ({ filters, look, pictureUrl, slots, onForget }: AlikeResultsProps) => {
  const { t } = useTranslation("search");
  return (
    <Stack gap="xl">
      <Head>
        {pictureUrl !== null && <img src={pictureUrl} alt={t("picture.yours")} />}
        <div>
          <h2>{t("picture.title")}</h2>
          <p>{t("picture.compares")}</p>
          <Button variant="text" size="small" onClick={onForget}>
            {t("picture.forget")}
          </Button>
        </div>
      </Head>
      <Found filters={filters} look={look} slots={slots} />
    </Stack>
  );
};

const Head = styled.section`
  display: flex;
  gap: var(--space-l);
  align-items: start;

  img {
    flex: none;
    inline-size: 96px;
    block-size: 96px;
    object-fit: contain;
    border-radius: 10px;
    background: var(--wall);
  }

  div {
    display: grid;
    justify-items: start;
    gap: var(--space-s);
    min-inline-size: 0;
  }

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  p {
    max-inline-size: 62ch;
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  button {
    margin-inline-start: -10px;
  }
`;

const NearLine = styled.p`
  display: grid;
  margin-block-start: 4px;
  color: var(--ink-2);
  font-size: var(--text-caption);

  b {
    color: var(--ink);
    font-weight: 600;
  }
`;
