import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import type { KeptCard } from "@naqsh/shared/card";
import { STRIPE_METHOD, TRANSFER_METHOD } from "@naqsh/shared/order";
import type { BeginPaymentBody, OrderView, WaysToPay } from "@naqsh/shared/order";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Awaited } from "../../ui/awaited";
import { useOnline } from "../../ui/offline-bar";
import { Skeleton } from "../../ui/skeleton";
import { KeepCard } from "./keep-card";
import { CardExpiry, CardName } from "./kept-card";
import { useKeptCards } from "./kept-cards.api";
import { useBeginPayment, useWaysToPay } from "./payment.api";
import { SandboxForm } from "./sandbox-form";

/** In the order in which they are offered; the sandbox is there in a demo and in development alone. */
const WAYS = ["stripe", "sandbox", "transfer"] as const;
type Way = (typeof WAYS)[number];

const METHOD_OF = { stripe: STRIPE_METHOD, transfer: TRANSFER_METHOD } as const;

const openWays = (ways: WaysToPay): Way[] => WAYS.filter((way) => Boolean(ways[way]));

type ChoiceProps = { order: OrderView; ways: readonly Way[]; cards: readonly KeptCard[] };

/** A kept card stands for itself; every other way by its name. */
const Choice = ({ order, ways, cards }: ChoiceProps) => {
  const { t } = useTranslation("payment");
  const [chosen, setChosen] = useState<Way | KeptCard | undefined>(cards[0] ?? ways[0]);
  if (chosen === undefined) return <p role="status">{t("none")}</p>;
  const nameOf = (way: Way) => (way === "stripe" && cards.length > 0 ? t("kept.other") : t(`ways.${way}.name`));
  const choice = (one: Way | KeptCard) => ({
    type: "radio" as const,
    name: "way",
    checked: chosen === one,
    onChange: () => setChosen(one),
  });
  return (
    <Ways>
      {ways.length + cards.length > 1 && (
        <fieldset>
          <legend>{t("choose")}</legend>
          {cards.map((card) => (
            <label key={card.id}>
              <input {...choice(card)} value={card.id} />
              <CardName card={card} />
              <CardExpiry card={card} />
            </label>
          ))}
          {ways.map((way) => (
            <label key={way}>
              <input {...choice(way)} value={way} />
              <strong>{nameOf(way)}</strong>
              <span>{t(`ways.${way}.text`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {chosen === "sandbox" && <SandboxForm order={order} />}
      {chosen !== "sandbox" && <Begin key={keyOf(chosen)} order={order} by={chosen} isAlone={ways.length === 1} />}
    </Ways>
  );
};

const keyOf = (by: Way | KeptCard): string => (typeof by === "string" ? by : by.id);

type BeginProps = { order: OrderView; by: Exclude<Way, "sandbox"> | KeptCard; isAlone: boolean };

/** Goes on to the card's form, to a transfer's details, or with a card that is kept. */
const Begin = ({ order, by, isAlone }: BeginProps) => {
  const { t } = useTranslation("payment");
  const isOnline = useOnline();
  const beginning = useBeginPayment(order);
  const [keepCard, setKeepCard] = useState(false);
  const isKept = typeof by !== "string";
  const body = (): BeginPaymentBody => {
    if (isKept) return { method: STRIPE_METHOD, cardId: by.id };
    return { method: METHOD_OF[by], ...(by === "stripe" && keepCard && { keepCard }) };
  };
  return (
    <>
      {!isKept && isAlone && <p>{t(`ways.${by}.text`)}</p>}
      {by === "stripe" && <KeepCard isKept={keepCard} onChange={setKeepCard} />}
      <div>
        <Button
          variant="contained"
          size="large"
          loading={beginning.isPending}
          disabled={!isOnline}
          onClick={() => beginning.mutate(body())}
        >
          {isKept ? t("kept.begin") : t(`ways.${by}.begin`)}
        </Button>
      </div>
    </>
  );
};

/** Begins the payment of an order by one of the ways that are open now. What follows, the order itself says. */
export const PaymentMethods = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("payment");
  const ways = useWaysToPay();
  const cards = useKeptCards(Boolean(ways.data?.stripe));
  return (
    <Awaited
      query={ways}
      loading={t("loading")}
      bones={<Skeleton block="180px" radius="12px" />}
      failed={t("failedToLoad")}
    >
      {(open) =>
        // Where Stripe does not tell them, another card pays all the same.
        cards.isLoading ? (
          <Skeleton block="180px" radius="12px" />
        ) : (
          <Choice order={order} ways={openWays(open)} cards={cards.data ?? []} />
        )
      }
    </Awaited>
  );
};

const Ways = styled.div`
  display: grid;
  gap: var(--space-xl);

  fieldset {
    display: grid;
    gap: var(--space-m);
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
    margin-block-end: 10px;
    font: 600 var(--text-heading)/1.4 var(--font-display);
    word-spacing: var(--display-gap);
  }

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2xs) var(--space-m);
    align-items: center;
    padding: 14px 18px;
    border: 1.5px solid var(--line-strong);
    border-radius: 12px;
    background: var(--surface);
    cursor: pointer;
  }

  label:has(input:checked) {
    border-color: var(--primary);
    background: var(--primary-soft);
  }

  label:has(input:focus-visible) {
    outline: 3px solid var(--link);
    outline-offset: 3px;
  }

  label > input {
    accent-color: var(--primary);
  }

  label > span {
    grid-column: 2;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
