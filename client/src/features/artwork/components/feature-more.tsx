import { LAST_PLACE, type FeaturedArtwork } from "@naqsh/shared/artwork";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { TextField } from "../../../ui/form/text-field";
import { Stack } from "../../../ui/stack";
import { Text } from "../../../ui/text";
import { useListedWorks } from "../artwork.api";
import { useEveryFeaturedWork } from "../distinctions.api";
import { FeatureList } from "./feature-list";

const SHOWN = "5";

const placeAfter = (featured: readonly FeaturedArtwork[]): number =>
  Math.min(LAST_PLACE, Math.max(0, ...featured.map(({ featuring }) => featuring.place)) + 1);

/** What was found, each with the days that it is featured on already. */
const Found = ({ q }: { q: string }) => {
  const { t } = useTranslation("artwork");
  const works = useListedWorks({ q, limit: SHOWN }).data;
  const featured = useEveryFeaturedWork().data;
  if (!works || !featured) return null;
  if (works.length === 0) return <Text tone="quiet">{t("noResults")}</Text>;
  const featuringOf = new Map(featured.map(({ id, featuring }) => [id, featuring]));
  const found = works.map((work) => ({ ...work, featuring: featuringOf.get(work.id) ?? null }));
  const nextPlace = placeAfter(featured);
  return <FeatureList key={nextPlace} works={found} nextPlace={nextPlace} />;
};

/** Seeks a work by its title or its artist, to feature it. */
export const FeatureMore = () => {
  const { t } = useTranslation("papers");
  const [text, setText] = useState("");
  const q = useDeferredValue(text.trim());
  return (
    <Stack gap="l">
      <TextField
        label={t("featuring.seek")}
        hint={t("featuring.seekHint")}
        value={text}
        onChange={setText}
        maxLength={200}
      />
      {q.length > 1 && <Found q={q} />}
    </Stack>
  );
};
