import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { PayoutStatus, PayoutView } from "@naqsh/shared/payout";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { Bidi, Ltr } from "../../../ui/bidi";
import { Money } from "../../../ui/money";
import { StatusPill, type Tone } from "../../../ui/status-pill";

const TONES: Readonly<Record<PayoutStatus, Tone>> = {
  coming: "neutral",
  due: "waiting",
  underWay: "notice",
  paid: "good",
  nothing: "neutral",
};

const PayoutRow = ({ payout }: { payout: PayoutView }) => {
  const { t } = useTranslation("payout");
  const format = useFormat();
  const language = useLanguage();
  const { status, split, dueAt, latestAt, transferredAt } = payout;
  const title = (language === "en" ? payout.titleEn : null) ?? payout.title ?? "";
  const day = (at: string) => format.date(msFromInstant(at));
  return (
    <li>
      <div className="sale">
        <Link to={`/orders/${payout.orderId}`}>
          <Bidi>{title}</Bidi>
        </Link>
        <small>
          <Ltr>{payout.orderNumber}</Ltr>
          {status === "due" && dueAt && latestAt && ` · ${t("between", { from: day(dueAt), to: day(latestAt) })}`}
          {status === "paid" && transferredAt && ` · ${t("on", { day: day(transferredAt) })}`}
        </small>
      </div>
      <StatusPill tone={TONES[status]}>{t(`statuses.${status}`)}</StatusPill>
      <strong>
        <Money amount={split.payout} />
      </strong>
    </li>
  );
};

/** The payouts of an artist's sales, newest first. */
export const PayoutList = ({ payouts }: { payouts: readonly PayoutView[] }) => (
  <List>
    {payouts.map((payout) => (
      <PayoutRow key={payout.orderId} payout={payout} />
    ))}
  </List>
);

const List = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 9em;
    gap: var(--space-s) var(--space-l);
    align-items: center;
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
  }

  .sale {
    display: grid;
  }

  small {
    color: var(--ink-2);
  }

  strong {
    text-align: end;
  }

  @media (max-width: 599.95px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .sale {
      grid-column: 1 / -1;
    }
    .sale + * {
      justify-self: start;
    }
  }
`;
