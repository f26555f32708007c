import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { RefundClaim as Claim } from "@naqsh/shared/order";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { Button } from "../../ui/button";
import { useNow } from "../clock.store";
import { personNameOf } from "../person-name";
import { useSession } from "../session";
import { claimTransfer, releaseTransfer, useClaimStep, type RefundToTransfer } from "./refund-claim.api";

const Claiming = ({ refund, label }: { refund: RefundToTransfer; label: string }) => {
  const { t } = useTranslation("refund");
  const step = useClaimStep({ run: claimTransfer(refund), done: t("claim.claimed") });
  return (
    <div>
      <Button variant="outlined" loading={step.isPending} onClick={() => step.mutate()}>
        {label}
      </Button>
    </div>
  );
};

const Own = ({ refund, claim, children }: { refund: RefundToTransfer; claim: Claim; children: ReactNode }) => {
  const { t } = useTranslation("refund");
  const format = useFormat();
  const step = useClaimStep({ run: releaseTransfer(refund), done: t("claim.released") });
  return (
    <>
      <p>{t("claim.own", { time: format.dateTime(msFromInstant(claim.claimedAt)) })}</p>
      {children}
      <div>
        <Button variant="text" loading={step.isPending} onClick={() => step.mutate()}>
          {t("claim.release")}
        </Button>
      </div>
    </>
  );
};

const Others = ({ refund, claim }: { refund: RefundToTransfer; claim: Claim }) => {
  const { t } = useTranslation("refund");
  const format = useFormat();
  const language = useLanguage();
  const freeMs = msFromInstant(claim.freeFrom);
  const isFree = useNow() >= freeMs;
  const name = personNameOf(claim.by, language) ?? t("claim.erased");
  return (
    <>
      <p>{t("claim.others", { name, time: format.dateTime(msFromInstant(claim.claimedAt)) })}</p>
      <p>{isFree ? t("claim.takeOverLead") : t("claim.free", { time: format.dateTime(freeMs) })}</p>
      {isFree && <Claiming refund={refund} label={t("claim.takeOver")} />}
    </>
  );
};

/** Who transfers a refund at the bank: until the reader says that they do, `children`, by which it is recorded, are not shown. */
export const RefundClaim = ({ refund, children }: { refund: RefundToTransfer; children: ReactNode }) => {
  const { t } = useTranslation("refund");
  const { status, user } = useSession();
  const { claim } = refund;
  if (claim === null)
    return (
      <>
        <p>{t("claim.lead")}</p>
        <Claiming refund={refund} label={t("claim.claim")} />
      </>
    );
  if (status === "unknown") return null;
  if (claim.by.id !== user?.id) return <Others refund={refund} claim={claim} />;
  return (
    <Own refund={refund} claim={claim}>
      {children}
    </Own>
  );
};
