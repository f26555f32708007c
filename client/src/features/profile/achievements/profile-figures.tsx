import styled from "@emotion/styled";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { useSession } from "../../../lib/session";
import { useProfileStats } from "../../../lib/use-profile-stats";

/** The reader's figures; none stands here before it is known. */
export const ProfileFigures = () => {
  const { t } = useTranslation("achievement");
  const format = useFormat();
  const { hasRole } = useSession();
  const { data } = useProfileStats();
  const shown = hasRole("artist")
    ? (["artworks", "views", "likes", "followers", "following", "collections", "sales", "purchases"] as const)
    : (["purchases", "following", "collections"] as const);
  return (
    <Figures>
      {shown.map((name) => (
        <div key={name}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd>{data === undefined ? "–" : format.number(data[name])}</dd>
        </div>
      ))}
    </Figures>
  );
};

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-m) var(--space-xl);

  dt {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  dd {
    font: 700 var(--text-heading)/1.4 var(--font-ui);
    font-variant-numeric: tabular-nums;
  }
`;
