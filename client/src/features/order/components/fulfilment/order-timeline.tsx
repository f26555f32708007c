import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { OrderMoment } from "@naqsh/shared/order";
import i18next from "i18next";
import { useTranslation } from "../../../../i18n/use-translation";
import { useFormat } from "../../../../i18n/use-format";

/** What has words of its own when it was not the usual person's doing. */
const textOf = ({ type, by }: OrderMoment): string => {
  if (type === "OrderReceived" && by === "deadline") return "OrderReceivedByDeadline";
  if (type === "ReturnAccepted" && by === "administrator") return "ReturnAcceptedByAdministrator";
  if (type === "ReturnDeclined" && by === "administrator") return "ReturnDeclinedByAdministrator";
  return type;
};

/** What an order has come through, oldest first. */
export const OrderTimeline = ({ moments }: { moments: readonly OrderMoment[] }) => {
  const { t } = useTranslation("fulfilment");
  const format = useFormat();
  const told = moments.filter((moment) => i18next.exists(`fulfilment:moments.${textOf(moment)}`));
  return (
    <Line aria-label={t("timeline.title")}>
      <h2>{t("timeline.title")}</h2>
      <ol>
        {told.map((moment) => (
          <li key={`${moment.type}/${moment.at}`}>
            <span>{t(`moments.${textOf(moment) as "OrderCreated"}`)}</span>
            <time dateTime={moment.at}>{format.dateTime(msFromInstant(moment.at))}</time>
          </li>
        ))}
      </ol>
    </Line>
  );
};

const Line = styled.section`
  display: grid;
  gap: var(--space-m);

  h2 {
    font-size: var(--text-heading);
  }

  ol {
    display: grid;
    padding: 0;
    list-style: none;
  }

  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-l);
    padding: 7px 0;
    padding-inline-start: 22px;
    font-size: var(--text-label);
  }

  li::before {
    content: "";
    position: absolute;
    inset-block-start: 15px;
    inset-inline-start: 2px;
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--palm);
  }

  li + li::after {
    content: "";
    position: absolute;
    inset-block: 0 calc(100% - 13px);
    inset-inline-start: 6px;
    inline-size: 1px;
    background: var(--line-strong);
  }

  time {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  @media (max-width: 767.95px) {
    li {
      display: grid;
    }
  }
`;
