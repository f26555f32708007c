import { Button } from "../../ui/button";
import type { KeptCard } from "@naqsh/shared/card";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { CardExpiry, CardName } from "../../lib/payment/kept-card";
import { useKeptCards, useRemoveCard } from "../../lib/payment/kept-cards.api";
import { useWaysToPay } from "../../lib/payment/payment.api";
import { Awaited } from "../../ui/awaited";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { Skeleton } from "../../ui/skeleton";
import { KeptList, KeptRow } from "./kept-list";
import { SettingsSection } from "./settings-section";
import { useTold } from "./use-told";

const CardRow = ({ card }: { card: KeptCard }) => {
  const { t } = useTranslation("payment");
  const [isAsked, setAsked] = useState(false);
  const removing = useRemoveCard();
  const told = useTold(t("kept.removed"), t("kept.failed"));
  return (
    <KeptRow>
      <div>
        <CardName card={card} />
        <small>
          <CardExpiry card={card} />
        </small>
      </div>
      <Button size="small" onClick={() => setAsked(true)}>
        {t("kept.remove")}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("kept.removeTitle", { last4: card.last4 })}
        confirmLabel={t("kept.remove")}
        tone="danger"
        isPending={removing.isPending}
        onConfirm={() => removing.mutate(card.id, { ...told, onSettled: () => setAsked(false) })}
        onCancel={() => setAsked(false)}
      >
        {t("kept.removeText")}
      </ConfirmDialog>
    </KeptRow>
  );
};

const Cards = () => {
  const { t } = useTranslation("payment");
  return (
    <SettingsSection>
      <h2>{t("kept.title")}</h2>
      <p>{t("kept.text")}</p>
      <Awaited
        query={useKeptCards(true)}
        loading={t("kept.loading")}
        bones={<Skeleton block="90px" radius="12px" />}
        failed={t("kept.failedToLoad")}
      >
        {(cards) =>
          cards.length === 0 ? (
            <p>{t("kept.none")}</p>
          ) : (
            <KeptList>
              {cards.map((card) => (
                <li key={card.id}>
                  <CardRow card={card} />
                </li>
              ))}
            </KeptList>
          )
        }
      </Awaited>
    </SettingsSection>
  );
};

/** The cards that Stripe keeps for the reader; nothing in a shop that takes none. */
export const KeptCardsSection = () => (useWaysToPay().data?.stripe ? <Cards /> : null);
