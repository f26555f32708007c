import styled from "@emotion/styled";
import { IconButton } from "../../../ui/icon-button";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { BellIcon } from "../../../ui/icons";
import { showToast } from "../../../ui/toast.store";
import { isShownAt, meaningOf } from "../notice-actions";
import { useNoticeNews, useUnread } from "../use-notices";
import { useNoticeWords } from "../use-notice-words";

const MOST = 99;
const toastTones = {
  good: "good",
  urgent: "urgent",
  waiting: "waiting",
  notice: "notice",
  neutral: "notice",
  brand: "notice",
} as const;

/** The bell with how many are unread; a notice that comes now also shows as a toast with its next step. */
export const NotificationsBell = () => {
  const { t } = useTranslation("notification");
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const wordsOf = useNoticeWords();
  const unread = useUnread();
  useNoticeNews((news) => {
    // It has just happened: the view of standings may not know of it yet.
    const notice = { ...news, now: null };
    const { tone, action } = meaningOf(notice);
    if (isShownAt(pathname, notice)) return;
    const next = action(notice.subject);
    showToast({
      ...wordsOf(notice),
      tone: toastTones[tone],
      ...(next ? { action: { label: t(`steps.${next.step}`), onSelect: () => void navigate(next.to) } } : {}),
    });
  });
  return (
    <IconButton component={Link} to="/notifications" aria-label={t("bell", { count: unread })}>
      <BellIcon size={22} />
      {unread > 0 && (
        <Count aria-hidden="true">{unread > MOST ? `${format.number(MOST)}+` : format.number(unread)}</Count>
      )}
    </IconButton>
  );
};

const Count = styled.span`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 3px;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: 4px;
  border-radius: 9px;
  background: #a7262b;
  color: #fff;
  font: 600 var(--text-caption)/18px var(--font-ui);
  text-align: center;
`;
