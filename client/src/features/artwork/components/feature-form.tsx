import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { ArtworkFeaturing } from "@naqsh/shared/artwork";
import { latinDigits } from "@naqsh/shared/kernel/digits";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useNow } from "../../../lib/clock.store";
import { riyadhDayOf } from "../../../lib/riyadh-time";
import { FeaturingSaid } from "../../../lib/verification/featuring-said";
import { TextField } from "../../../ui/form/text-field";
import { Inline } from "../../../ui/inline";
import { Stack } from "../../../ui/stack";
import type { useDistinctions } from "../use-distinctions";

const WEEK_MS = 7 * 86_400_000;

type FeatureFormProps = {
  /** Null for a work that is not featured yet. */
  featuring: ArtworkFeaturing | null;
  send: ReturnType<typeof useDistinctions>;
  /** Where a work that is not featured yet would stand. */
  nextPlace?: number;
};

/** From which day to which a work is featured, and at which place; changes it, or ends it. */
export const FeatureForm = ({ featuring, send, nextPlace = 1 }: FeatureFormProps) => {
  const { t } = useTranslation("papers");
  const today = useNow();
  const [from, setFrom] = useState(featuring?.from ?? riyadhDayOf(today));
  const [to, setTo] = useState(featuring?.to ?? riyadhDayOf(today + WEEK_MS));
  const [place, setPlace] = useState(String(featuring?.place ?? nextPlace));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate({ kind: "feature", from, to, place: Number(place) });
      }}
    >
      <Stack gap="m">
        {featuring && <FeaturingSaid featuring={featuring} />}
        <Days>
          <TextField
            label={t("distinctions.from")}
            kind="code"
            value={from}
            onChange={(text) => setFrom(latinDigits(text))}
          />
          <TextField
            label={t("distinctions.to")}
            kind="code"
            value={to}
            onChange={(text) => setTo(latinDigits(text))}
          />
          <TextField
            label={t("distinctions.place")}
            kind="number"
            value={place}
            onChange={(text) => setPlace(latinDigits(text).replace(/\D/g, ""))}
          />
        </Days>
        <Inline gap="m">
          <Button type="submit" variant="outlined" size="small" loading={send.isPending}>
            {t(featuring ? "distinctions.changeFeature" : "distinctions.feature")}
          </Button>
          {featuring && (
            <Button variant="text" size="small" onClick={() => send.mutate({ kind: "endFeature" })}>
              {t("distinctions.endFeature")}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
};

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 0.5fr);
  gap: var(--space-m);
  align-items: end;
`;
