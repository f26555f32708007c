import styled from "@emotion/styled";
import { ORDERS_KEY } from "../../../lib/query-keys";
import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { MoneyTrail, TrailStation } from "@naqsh/shared/payout";
import type { WhyState } from "@naqsh/shared/why";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { api } from "../../../lib/api";
import { useSession } from "../../../lib/session";
import { WhyButton } from "../../../lib/why/why-button";
import { Money } from "../../../ui/money";
import { Panel } from "../../../ui/page";
import { ExpandIcon } from "../../../ui/tool-icons";
import type { PriceName } from "./order-summary";

type NamedStep = MoneyTrail["steps"][number];

/** Taken from what came in, or given back. */
const LESS: ReadonlySet<TrailStation> = new Set([
  "commission",
  "fee",
  "refundOwed",
  "refunded",
  "excessOwed",
  "excessReturned",
  "payoutReclaimed",
]);

/** Money came: an order that was never paid has a way of its money too, if some came and goes back. */
const MONEY: ReadonlySet<TrailStation> = new Set(["transferred", "paid", "refundOwed", "excessOwed"]);

/** Papers and days, which move no money. */
const SAID: ReadonlySet<TrailStation> = new Set([
  "invoice",
  "creditNote",
  "debitNote",
  "payoutScheduled",
  "payoutDayMoved",
]);

/** The story that each step rests on. */
const STORY_OF: Readonly<Record<TrailStation, WhyState>> = {
  price: "orderPriced",
  vat: "orderPriced",
  delivery: "orderPaid",
  transferred: "orderPaid",
  paid: "orderPaid",
  invoice: "orderPaid",
  commission: "orderPaid",
  fee: "orderPaid",
  payoutOpened: "orderPaid",
  payoutScheduled: "payoutDue",
  payoutDayMoved: "payoutDue",
  payoutMade: "payoutPaid",
  payoutFailed: "payoutPaid",
  payoutReduced: "orderRefunded",
  payoutReclaimed: "orderRefunded",
  refundOwed: "orderRefunded",
  refunded: "orderRefunded",
  refundFailed: "orderRefunded",
  excessOwed: "orderRefunded",
  excessReturned: "orderRefunded",
  excessFailed: "orderRefunded",
  creditNote: "orderRefunded",
  debitNote: "orderRefunded",
};

type StepProps = { step: NamedStep; orderId: string; priceName: PriceName };

const Step = ({ step, orderId, priceName }: StepProps) => {
  const { t } = useTranslation("order");
  const format = useFormat();
  const language = useLanguage();
  const { user } = useSession();
  const { station, amount, at, event } = step;
  const story = STORY_OF[station];
  return (
    <li data-station={station} data-said={SAID.has(station) || undefined}>
      <details>
        <summary>
          <ExpandIcon size={18} />
          <span className="name">{station === "price" ? t(`summary.${priceName}`) : t(`trail.${station}`)}</span>
          {amount !== null && (
            <span className="amount">
              {LESS.has(station) && <span aria-hidden="true">−</span>} <Money amount={amount} />
            </span>
          )}
        </summary>
        <p>
          {step.name[language]} · {format.dateTime(msFromInstant(at))} <WhyButton state={story} subject={orderId} />{" "}
          {user?.role === "admin" && (
            <Link to={`/admin/history?subject=${orderId}&type=${event}`}>{t("trail.history")}</Link>
          )}
        </p>
      </details>
    </li>
  );
};

/** The way of an order's money as far as its reader may know it; each step opens the event that it rests on. */
export const MoneyTrailPanel = ({ orderId, priceName }: { orderId: string; priceName: PriceName }) => {
  const { t } = useTranslation("order");
  const { data } = useQuery({
    queryKey: [ORDERS_KEY, orderId, "money"],
    queryFn: ({ signal }) => api.get("/api/orders/:id/money", { params: { id: orderId }, signal }),
    staleTime: 0,
  });
  const steps = data?.steps ?? [];
  if (!steps.some(({ station }) => MONEY.has(station))) return null;
  const isPaid = steps.some(({ station }) => station === "paid");
  return (
    <Trail aria-label={t("trail.title")}>
      <h2>{t("trail.title")}</h2>
      <ol>
        {steps.map((step) => (
          <Step key={`${step.eventId} ${step.station}`} step={step} orderId={orderId} priceName={priceName} />
        ))}
      </ol>
      {isPaid && (
        <Button variant="outlined" component={Link} to={`/orders/${orderId}/invoice`}>
          {t("trail.invoiceLink")}
        </Button>
      )}
    </Trail>
  );
};

const Trail = styled(Panel)`
  display: grid;
  gap: var(--space-m);
  padding: 18px 22px;

  h2 {
    font-size: var(--text-heading);
  }

  ol {
    padding: 0;
    list-style: none;
  }

  li {
    border-block-end: 1px solid var(--line);
  }

  summary {
    display: flex;
    gap: var(--space-m);
    justify-content: space-between;
    min-block-size: 44px;
    align-items: center;
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary svg {
    flex: none;
    color: var(--ink-2);
  }

  details[open] svg {
    rotate: 180deg;
  }

  .name {
    flex: 1;
    min-inline-size: 0;
  }

  [data-station="paid"] {
    font-weight: 600;
  }

  [data-said] summary,
  [data-said] .amount {
    font-weight: 400;
    color: var(--ink-2);
  }

  .amount {
    font-weight: 600;
  }

  p {
    padding-block-end: 10px;
    padding-inline-start: calc(18px + var(--space-m));
    font-weight: 400;
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
