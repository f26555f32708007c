import styled from "@emotion/styled";
import { Drawer } from "../../../ui/material/drawer";
import { IconButton } from "../../../ui/icon-button";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { CloseIcon } from "../../../ui/icons";

type FeedSheetProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** The feed on a phone, where it opens over the room. */
export const FeedSheet = ({ isOpen, onClose, children }: FeedSheetProps) => {
  const { t } = useTranslation("auction");
  return (
    <Drawer anchor="bottom" open={isOpen} onClose={onClose} slotProps={{ paper: { "aria-labelledby": "feed-title" } }}>
      <SheetFeed tabIndex={0}>
        <header>
          <h2 id="feed-title">{t("feed.title")}</h2>
          <IconButton aria-label={t("feed.close")} onClick={onClose}>
            <CloseIcon size={22} />
          </IconButton>
        </header>
        {children}
      </SheetFeed>
    </Drawer>
  );
};

const SheetFeed = styled.div`
  padding: 8px 18px calc(20px + env(safe-area-inset-bottom));
  max-block-size: 72dvh;
  overflow: auto;

  header {
    position: sticky;
    z-index: 1;
    inset-block-start: -8px;
    display: flex;
    justify-content: space-between;
    align-items: center;
    margin-inline-end: -10px;
    background: var(--bg);
  }

  h2 {
    font-size: var(--text-heading);
    line-height: 1.4;
    padding-block: 8px;
  }
`;
