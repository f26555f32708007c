import styled from "@emotion/styled";
import { useTranslation } from "../../../i18n/use-translation";
import { Avatar } from "../../../ui/avatar";
import { Bidi } from "../../../ui/bidi";
import type { Reviewer } from "../use-reviewers";

/** Who else looks at a work now; stands for nothing while nobody does. */
export const ReviewersHere = ({ reviewers }: { reviewers: readonly Reviewer[] }) => {
  const { t } = useTranslation("moderation");
  return (
    <Here role="status">
      {reviewers.map(({ id, name }) => (
        <span key={id} className="one">
          <Avatar id={id} name={name ?? t("unknown")} size={22} />
          <span>
            <Bidi>{name ?? t("unknown")}</Bidi> {t("looksHere")}
          </span>
        </span>
      ))}
    </Here>
  );
};

const Here = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s) var(--space-l);
  font-size: var(--text-small);
  color: var(--ink-2);

  &:empty {
    display: none;
  }

  .one {
    display: inline-flex;
    gap: var(--space-s);
    align-items: center;
  }
`;
