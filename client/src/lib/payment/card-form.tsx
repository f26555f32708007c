import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import type { Stripe, StripeElements } from "@stripe/stripe-js";
import type { OrderView } from "@naqsh/shared/order";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { FormError } from "../../ui/form/form";
import { LockIcon } from "../../ui/icons";
import { Money } from "../../ui/money";
import { useOnline } from "../../ui/offline-bar";
import { Skeleton } from "../../ui/skeleton";
import { isApiError } from "../api-error";
import { revealPaymentSecret, useAbandonPayment, useConfirmPayment, useWaysToPay } from "./payment.api";
import { openStripe } from "./stripe-page";

/** Where a bank sends people back to: the payment stands there among what they bought. */
const RETURN_PATH = "/profile?tab=purchases";

/** `elements`: null if a kept card pays, which asks for nothing more here. */
type Opened = { stripe: Stripe; clientSecret: string; elements: StripeElements | null };
type CardFormProps = { order: OrderView; paymentId: string };

/** Puts Stripe's form into a place of the page; what is typed there goes to Stripe and never to us. */
const useCardElement = ({ order, paymentId }: CardFormProps) => {
  const language = useLanguage();
  const key = useWaysToPay().data?.stripe?.publishableKey;
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const stripe = await openStripe(key, language);
      if (stripe === null) return;
      const { clientSecret, hasCard } = await revealPaymentSecret(order.id, paymentId);
      if (isGone) return;
      if (hasCard) return setOpened({ stripe, clientSecret, elements: null });
      const elements = stripe.elements({ clientSecret, locale: language });
      if (place.current === null) return;
      elements.create("payment").mount(place.current);
      setOpened({ stripe, clientSecret, elements });
    };
    open().catch(setFault);
    return () => {
      isGone = true;
      setOpened(null);
    };
  }, [key, language, order.id, paymentId]);
  return { place, opened, fault };
};

/** Cards and wallets in Stripe's Payment Element. A decline leaves the form open for another card. */
export const CardForm = ({ order, paymentId }: CardFormProps) => {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const isOnline = useOnline();
  const { place, opened, fault } = useCardElement({ order, paymentId });
  const confirming = useConfirmPayment(order, paymentId);
  const abandoning = useAbandonPayment(order, paymentId);
  const [isSending, setSending] = useState(false);
  /** What the provider said; "" where it said nothing, which nobody expects. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const pay = async ({ stripe, clientSecret, elements }: Opened): Promise<void> => {
    setSending(true);
    setRefusal(null);
    const confirmParams = { return_url: new URL(RETURN_PATH, window.location.origin).href };
    const how = { confirmParams, redirect: "if_required" } as const;
    try {
      const { error } = await (elements
        ? stripe.confirmPayment({ elements, ...how })
        : stripe.confirmPayment({ clientSecret, ...how }));
      if (error) setRefusal(error.message ?? "");
      else confirming.mutate(undefined);
    } catch {
      // Stripe's script threw, such as for a form that it had taken away: pressed again it is asked anew.
      setRefusal("");
    } finally {
      setSending(false);
    }
  };
  const cannotOpen = fault !== null && (isApiError(fault) ? fault.text(language) : t("card.noScript"));
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (opened && !isSending && isOnline) void pay(opened);
      }}
    >
      <h2>{t("card.title")}</h2>
      {cannotOpen && <FormError title={t("card.cannotOpen")} text={cannotOpen} />}
      {refusal && <FormError title={t("errors.failed")} text={refusal} />}
      {refusal === "" && <FormError title={t("errors.title")} text={t("errors.text")} />}
      {!opened && !cannotOpen && <Skeleton block="220px" radius="12px" />}
      <div ref={place} />
      {opened?.elements === null && <p>{t("kept.ready")}</p>}
      <div className="actions">
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isSending || confirming.isPending}
          disabled={!opened || !isOnline}
        >
          {t("pay")} <Money amount={order.amounts.total} />
        </Button>
        <Button variant="text" size="large" loading={abandoning.isPending} onClick={() => abandoning.mutate(undefined)}>
          {t("another")}
        </Button>
      </div>
      <p className="safe">
        <LockIcon size={17} />
        {t("card.safe")}
      </p>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: var(--space-l);

  h2 {
    font-size: var(--text-heading);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-m);
  }

  .safe {
    display: flex;
    gap: var(--space-s);
    align-items: center;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
