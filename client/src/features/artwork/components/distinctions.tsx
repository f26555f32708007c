import type { ArtworkCard, ArtworkDetail } from "@naqsh/shared/artwork";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { msFromRiyadhDay } from "../../../lib/riyadh-time";
import { DoneIcon } from "../../../ui/icons";
import { Inline } from "../../../ui/inline";
import { Stack } from "../../../ui/stack";
import { StatusPill } from "../../../ui/status-pill";
import { Text } from "../../../ui/text";

type Distinguished = Pick<ArtworkCard, "featured" | "verified">;

/** The badges that an administrator gave; nothing for a work without any. */
export const Badges = ({ work: { featured, verified } }: { work: Distinguished }) => {
  const { t } = useTranslation("artwork");
  if (!featured && !verified) return null;
  return (
    <Inline gap="s" style={{ marginBlock: 4 }}>
      {featured && <StatusPill tone="brand">{t("distinctions.featured")}</StatusPill>}
      {verified && (
        <StatusPill tone="good" icon={DoneIcon}>
          {t("distinctions.verified")}
        </StatusPill>
      )}
    </Inline>
  );
};

/** The badges of a work's page, since when it has them, and what was seen for the second; nothing for a work without any. */
export const Distinctions = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  if (!artwork.featured && !artwork.verified) return null;
  const seen = artwork.verifiedBySeeing?.seen;
  const { featured, verified } = artwork.badgesSince ?? {};
  return (
    <Stack gap="xs">
      <Badges work={artwork} />
      {featured && (
        <Text tone="quiet">{t("distinctions.featuredSince", { date: format.date(msFromRiyadhDay(featured)) })}</Text>
      )}
      {verified && (
        <Text tone="quiet">{t("distinctions.verifiedSince", { date: format.date(msFromInstant(verified)) })}</Text>
      )}
      {seen && <p style={{ color: "var(--ink-2)" }}>{t("distinctions.seen", { seen })}</p>}
    </Stack>
  );
};
