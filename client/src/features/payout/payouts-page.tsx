import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import type { PayoutPage } from "@naqsh/shared/payout";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { Awaited } from "../../ui/awaited";
import { Money } from "../../ui/money";
import { Container, PageHeading } from "../../ui/page";
import { CardBones } from "../../ui/bones";
import { EmptyState } from "../../ui/states";
import { Text } from "../../ui/text";
import { PayoutList } from "./components/payout-list";
import { MonthStatement } from "./components/month-statement";
import { useMyPayouts } from "./payout.api";

const FIGURES = ["due", "coming", "underWay", "paid"] as const;

const Obstacle = ({ page }: { page: PayoutPage }) => {
  const { t } = useTranslation("payout");
  if (page.obstacle === null || page.due + page.coming === 0) return null;
  return (
    <div className="obstacle" role="status">
      <p>{t(`obstacles.${page.obstacle}`)}</p>
      {page.obstacle === "noIban" && (
        <Button variant="contained" size="small" component={Link} to="/settings?tab=profile">
          {t("giveIban")}
        </Button>
      )}
    </div>
  );
};

const Ready = ({ page }: { page: PayoutPage }) => {
  const { t } = useTranslation("payout");
  const [chosen, choose] = useState<string | null>(null);
  const month = chosen ?? page.months[0];
  if (page.payouts.length === 0) return <EmptyState title={t("empty.title")} text={t("empty.text")} />;
  return (
    <>
      <Obstacle page={page} />
      <dl className="figures">
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(`figures.${figure}`)}</dt>
            <dd>
              <Money amount={page[figure]} />
            </dd>
          </div>
        ))}
        {page.reclaim > 0 && (
          <div>
            <dt>{t("figures.reclaim")}</dt>
            <dd>
              <Money amount={page.reclaim} />
            </dd>
          </div>
        )}
      </dl>
      <section>
        <h2>{t("sales")}</h2>
        <PayoutList payouts={page.payouts} />
      </section>
      {month !== undefined && <MonthStatement months={page.months} month={month} onChoose={choose} />}
    </>
  );
};

/** `/payouts`: what an artist was paid, is owed and waits for. */
export const PayoutsPage = () => {
  const { t } = useTranslation("payout");
  return (
    <Page>
      <div>
        <PageHeading documentTitle={t("title")}>{t("title")}</PageHeading>
        <Text tone="quiet" measure={80}>
          {t("lead")}
        </Text>
      </div>
      <Awaited query={useMyPayouts()} loading={t("loading")} bones={<CardBones />} failed={t("failed")}>
        {(page) => <Ready page={page} />}
      </Awaited>
    </Page>
  );
};

const Page = styled(Container)`
  display: grid;
  gap: var(--space-xl);
  max-inline-size: 1040px;
  padding-block: 26px 72px;

  h2 {
    margin-block-end: 12px;
    font-size: var(--text-heading);
  }

  .obstacle {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-m);
    align-items: center;
    justify-content: space-between;
    padding: 14px 18px;
    border-radius: var(--r-control);
    background: var(--saffron-soft);
  }

  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: var(--space-m);
  }

  .figures > div {
    padding: 12px 16px;
    border-radius: var(--r-control);
    background: var(--sunken);
  }

  .figures dt {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  .figures dd {
    font-size: var(--text-heading);
    font-weight: 600;
  }
`;
