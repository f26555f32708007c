import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { CheckIcon } from "../../ui/tool-icons";
import { MoreButton } from "../../ui/more-button";
import { Container, PageHeading } from "../../ui/page";
import { Loading, Skeleton, useHeldWait } from "../../ui/skeleton";
import { EmptyState, ErrorState } from "../../ui/states";
import { NoticeLine } from "./components/notice-line";
import { QuickSettings } from "./components/quick-settings";
import { groupNotices } from "./notice-groups";
import { useNoticeChanges, useNoticeList, useUnread } from "./use-notices";

/** `/notifications`: by day and by lot, each with its next step. */
export const NotificationPage = () => {
  const { t } = useTranslation("notification");
  const format = useFormat();
  const language = useLanguage();
  const list = useNoticeList();
  const { data, error, refetch, isPending } = list;
  const isWaiting = useHeldWait(isPending);
  const changes = useNoticeChanges();
  const unread = useUnread();
  const hasUnread = unread > 0 || data?.some(({ read }) => !read) === true;
  return (
    <Page>
      <div className="head">
        <PageHeading documentTitle={t("title")}>{t("title")}</PageHeading>
        {hasUnread && (
          <Button variant="outlined" size="small" startIcon={<CheckIcon size={18} />} onClick={changes.readAll}>
            {t("markAllRead")}
          </Button>
        )}
      </div>
      {groupNotices(isWaiting ? [] : (data ?? [])).map((day) => (
        <section key={day.key}>
          <h2>
            {format.weekdayDate(day.ms)} <small>{format.otherCalendar(day.ms)}</small>
          </h2>
          {day.lots.map((lot) => (
            <ul key={lot.key}>
              {lot.notices.map((line) => (
                <NoticeLine key={line.notice.id} line={line} changes={changes} />
              ))}
            </ul>
          ))}
        </section>
      ))}
      {!isWaiting && <MoreButton list={list} />}
      {!isWaiting && data?.length === 0 && (
        <EmptyState
          motif="qatt"
          title={t("empty")}
          text={t("emptyText")}
          actions={
            <Button variant="contained" component={Link} to="/auctions">
              {t("auctions")}
            </Button>
          }
        />
      )}
      {!isWaiting && !data && error && (
        <ErrorState
          title={t("failed")}
          text={isApiError(error) ? error.text(language) : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {isWaiting && (
        <Loading label={t("loading")}>
          {[0, 1, 2, 3].map((row) => (
            <div key={row} style={{ paddingBlock: 10 }}>
              <Skeleton block="76px" radius="12px" />
            </div>
          ))}
        </Loading>
      )}
      <QuickSettings />
    </Page>
  );
};

const Page = styled(Container)`
  padding-block: 26px 72px;
  max-inline-size: 860px;

  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: var(--space-m);
    margin-block-end: 12px;
  }

  h2 {
    position: sticky;
    z-index: 1;
    inset-block-start: var(--header-block);
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-xs) var(--space-m);
    padding-block: 12px 8px;
    background: var(--bg);
    border-block-end: 1px solid var(--line);
    font: 600 var(--text-label)/1.5 var(--font-ui);
  }

  h2 small {
    font-weight: 400;
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  ul {
    list-style: none;
    margin: 0;
    padding: 8px 0 0;
  }

  section {
    padding-block-end: 14px;
  }

  .more {
    display: flex;
    margin: 12px auto 0;
  }
`;
