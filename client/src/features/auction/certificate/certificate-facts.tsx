import styled from "@emotion/styled";
import type { AuctionCertificate } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Money } from "../../../ui/money";
import { useLadderWords } from "../use-ladder-words";

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** How the auction ended, and by which terms it ran. */
export const CertificateFacts = ({ certificate }: { certificate: AuctionCertificate }) => {
  const { t } = useTranslation("certificate");
  const { t: auction } = useTranslation("auction");
  const format = useFormat();
  const ladderWords = useLadderWords();
  const { result, terms, auction: ran } = certificate;
  const when = (at: string) => format.dateTime(msFromInstant(at));
  return (
    <Facts>
      <Fact label={t("result")}>{t(`outcome.${result.outcome ?? "cancelled"}`)}</Fact>
      {result.price !== null && (
        <Fact label={t("facts.price")}>
          <Money amount={result.price} />
        </Fact>
      )}
      <Fact label={t("facts.leader")}>
        {result.leaderAlias === null ? t("facts.none") : t("bidder", { number: format.number(result.leaderAlias) })}
      </Fact>
      <Fact label={t("chain")}>
        {result.bidCount === 0
          ? auction("counts.none")
          : auction("counts.both", {
              bids: auction("counts.bids", { count: result.bidCount }),
              bidders: auction("counts.bidders", { count: result.bidderCount }),
            })}
      </Fact>
      <Fact label={t("facts.opening")}>
        <Money amount={terms.openingPrice} />
      </Fact>
      <Fact label={t("facts.increment")}>{ladderWords(terms.incrementPolicy)}</Fact>
      <Fact label={t("facts.start")}>{when(ran.startsAt)}</Fact>
      <Fact label={t("facts.end")}>{when(ran.endsAt)}</Fact>
      {ran.endsAt !== ran.originalEndsAt && <Fact label={t("facts.extended")}>{when(ran.originalEndsAt)}</Fact>}
    </Facts>
  );
};

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-l) var(--space-xl);

  dt {
    color: var(--ink-2);
    font-size: var(--text-small);
    line-height: 1.5;
  }

  dd {
    font-size: var(--text-body);
    font-weight: 500;
    line-height: 1.6;
  }

  @media (max-width: 1023.95px) {
    grid-template-columns: 1fr 1fr;
  }
`;
