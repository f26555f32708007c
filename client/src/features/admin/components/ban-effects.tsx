import styled from "@emotion/styled";
import { Checkbox } from "../../../ui/material/checkbox";
import { FormControlLabel } from "../../../ui/material/form-control-label";
import type { AuctionOfArtist, LeadOfUser, PersonPage } from "@naqsh/shared/moderation";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { endsByItself } from "../ban-effects";

type BanEffectsProps = {
  person: PersonPage;
  leads: readonly LeadOfUser[];
  /** Auctions in which something is to happen that does not by itself. */
  chosen: ReadonlySet<string>;
  onToggle: (auctionId: string) => void;
};

type ChoiceProps = Pick<BanEffectsProps, "onToggle"> & { auctionId: string; isChosen: boolean; words: string };

const Choice = ({ auctionId, isChosen, words, onToggle }: ChoiceProps) => (
  <li>
    <FormControlLabel control={<Checkbox checked={isChosen} onChange={() => onToggle(auctionId)} />} label={words} />
  </li>
);

/** What follows from a ban, before it happens; if there is a choice, it is made here. */
export const BanEffects = ({ person, leads, chosen, onToggle }: BanEffectsProps) => {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const format = useFormat();
  const { auctions, openUnpaidWins, works } = person;
  const titled = ({ lot, price }: AuctionOfArtist | LeadOfUser) => ({
    title: titleOf(lot, language),
    price: format.moneyText(price ?? 0),
  });
  return (
    <fieldset>
      <legend>{t("effects.title")}</legend>
      <Effects>
        <li>{t("effects.writes")}</li>
        {works.approved > 0 && <li>{t("effects.works", { count: works.approved })}</li>}
        {openUnpaidWins.length > 0 && <li>{t("effects.owes", { count: openUnpaidWins.length })}</li>}
        {auctions.map((auction) =>
          endsByItself(auction) ? (
            <li key={auction.auctionId}>{t("effects.cancelled", titled(auction))}</li>
          ) : (
            <Choice
              key={auction.auctionId}
              auctionId={auction.auctionId}
              isChosen={chosen.has(auction.auctionId)}
              words={t(auction.bidCount > 0 ? "effects.cancel" : "effects.cancelWithoutBids", titled(auction))}
              onToggle={onToggle}
            />
          ),
        )}
        {leads.map((lead) => (
          <Choice
            key={lead.auctionId}
            auctionId={lead.auctionId}
            isChosen={chosen.has(lead.auctionId)}
            words={t("effects.void", titled(lead))}
            onToggle={onToggle}
          />
        ))}
      </Effects>
    </fieldset>
  );
};

const Effects = styled.ul`
  display: grid;
  gap: var(--space-xs);
  padding-inline-start: 1.2em;
  line-height: 1.6;

  li:has(label) {
    list-style: none;
    margin-inline-start: -1.2em;
  }
`;
