import styled from "@emotion/styled";
import { openBusinessWords, type DeletionStatus } from "@naqsh/shared/account";
import { useTranslation } from "../../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../../i18n/use-format";

type Business = DeletionStatus["business"][number];

const pathOf = ({ orderId, auctionId }: Business): string =>
  orderId === undefined ? `/auctions/${auctionId}` : `/orders/${orderId}`;

/** What stands in the way, each with where it is settled. */
export const OpenBusinessList = ({ business }: { business: Business[] }) => {
  const { t } = useTranslation("my-data");
  const language = useLanguage();
  return (
    <>
      <p id="in-the-way">{t("delete.inTheWay")}</p>
      <List aria-labelledby="in-the-way">
        {business.map((one) => {
          const title = language === "en" ? (one.titleEn ?? one.title) : one.title;
          return (
            <li key={`${one.kind}/${one.orderId ?? one.auctionId}`}>
              <span>{openBusinessWords[one.kind][language]}</span>
              <Link to={pathOf(one)}>
                <bdi>{title ?? openBusinessWords[one.kind][language]}</bdi>
              </Link>
            </li>
          );
        })}
      </List>
    </>
  );
};

const List = styled.ul`
  display: grid;
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-xs) var(--space-l);
    justify-content: space-between;
    padding-block: 12px;
    border-block-start: 1px solid var(--line);
  }
`;
