import styled from "@emotion/styled";
import type { OrderView } from "@naqsh/shared/order";
import { useTranslation } from "../../../i18n/use-translation";
import { useNow } from "../../../lib/clock.store";
import { CheckIcon } from "../../../ui/tool-icons";
import { ORDER_STEPS, stageOfOrder, stepOfStage } from "../order-stage";

const stateOf = (place: number, now: number): "done" | "now" | "later" => {
  if (place < now) return "done";
  return place === now ? "now" : "later";
};

/** How far a purchase has come, in four steps, and what happens next. Nothing of one that was cancelled. */
export const OrderSteps = ({ order, reader }: { order: OrderView; reader: "buyer" | "artist" | "administrator" }) => {
  const { t } = useTranslation("order");
  const step = stepOfStage(stageOfOrder(order, useNow()));
  if (step === null) return null;
  const now = ORDER_STEPS.indexOf(step);
  return (
    <Way aria-label={t("steps.label")}>
      <ol>
        {ORDER_STEPS.map((key, place) => (
          <li key={key} data-state={stateOf(place, now)} aria-current={key === step ? "step" : undefined}>
            <span className="mark" aria-hidden="true">
              {place < now ? <CheckIcon size={16} strokeWidth={2.6} /> : t("steps.place", { place: place + 1 })}
            </span>
            <span>
              {t(`steps.names.${key === "won" && order.source === "fixedPrice" ? "chosen" : key}`)}
              {place < now && <span className="visually-hidden"> {t("steps.done")}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className="next">
        <b>{t("steps.next")}</b> {t(`steps.nextFor.${reader}.${step}`)}
      </p>
    </Way>
  );
};

const Way = styled.section`
  display: grid;
  gap: var(--space-l);
  margin-block-start: 18px;

  ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding: 0;
    list-style: none;
  }

  li {
    position: relative;
    display: grid;
    gap: var(--space-s);
    justify-items: center;
    text-align: center;
    font-size: var(--text-small);
    line-height: 1.45;
    color: var(--ink-2);
  }

  /* The thread that leads here from the step before. */
  li + li::before {
    content: "";
    position: absolute;
    inset-block-start: 11px;
    inset-inline: calc(-50% + 22px) calc(50% + 22px);
    block-size: 7px;
    background: linear-gradient(var(--line), var(--line)) 50% 50% / 100% 2px no-repeat;
  }

  li[data-state="done"] + li::before {
    background: var(--sadu-thread) 0 50% / 6px 7px repeat-x;
  }

  .mark {
    display: grid;
    place-items: center;
    inline-size: 30px;
    block-size: 30px;
    border: 2px solid var(--line-strong);
    border-radius: 50%;
    background: var(--surface);
    font: 600 var(--text-small)/1 var(--font-ui);
  }

  [data-state="done"] {
    color: var(--ink);
  }

  [data-state="done"] .mark {
    border-color: var(--palm);
    background: var(--palm);
    color: var(--bg);
  }

  [data-state="now"] {
    color: var(--ink);
    font-weight: 600;
  }

  [data-state="now"] .mark {
    border-color: var(--primary);
    color: var(--primary);
  }

  .next {
    color: var(--ink-2);
    font-size: var(--text-label);
  }

  .next b {
    color: var(--ink);
    font-weight: 600;
  }

  @media (max-width: 767.95px) {
    li {
      font-size: var(--text-caption);
    }
  }
`;
