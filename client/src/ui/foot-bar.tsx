import styled from "@emotion/styled";
import { useTranslation } from "../i18n/use-translation";
import { Button } from "./button";

/**
 * What stays in reach at the foot of a phone's page, above its tabs; on a desktop it stands where it is written. Whoever draws
 * it marks it `data-fixed-bar`, so that the page's end can be scrolled out from under it.
 */
export const FootBar = styled.div`
  margin-block-start: 12px;

  .amount {
    display: none;
  }

  @media (min-width: 768px) {
    &[data-phone-only] {
      display: none;
    }
  }

  @media (max-width: 767.95px) {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: auto 1fr;
    align-items: center;
    gap: var(--space-l);
    position: fixed;
    inset-inline: 0;
    inset-block-end: var(--tabs-block);
    z-index: 25;
    margin: 0;
    padding: 10px var(--gutter);
    border-block-start: 1px solid var(--line);
    background: var(--surface);

    .amount {
      display: block;
      font-weight: 700;
      font-size: var(--text-heading);
      line-height: 1.35;
    }

    > :only-child {
      grid-column: 1 / -1;
    }
  }

  @media print {
    display: none;
  }
`;

/** On a phone the place of the button stays, and says that nothing can be bought or bid on; on a desktop the panel says it. */
export const NotForSale = () => {
  const { t } = useTranslation("ui");
  return (
    <FootBar data-fixed-bar data-phone-only>
      <Button fullWidth size="large" variant="contained" disabled>
        {t("notForSale")}
      </Button>
    </FootBar>
  );
};
