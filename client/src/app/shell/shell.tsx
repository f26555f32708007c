import styled from "@emotion/styled";

import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { entryOf } from "../../lib/kept-place/entry-of";
import { OfflineBar } from "../../ui/offline-bar";
import { SaduBand } from "../../ui/sadu-band";
import { MountedOnceOpen } from "../../ui/mounted-once-open";
import { useEarly } from "../../ui/use-early";
import { useIdle } from "../../ui/use-idle";
import { useIsMobile } from "../../ui/use-is-mobile";
import { BannedBar } from "./banned-bar";
import { DesktopHeader } from "./desktop-header";
import { Footer } from "./footer";
import { LeavingBar } from "./leaving-bar";
import { MobileHeader } from "./mobile-header";
import { TabBar } from "./tab-bar";
import { SkipLink } from "../../ui/skip-link";
import { TermsBar } from "./terms-bar";
import { VerificationBar } from "./verification-bar";
import { latePart } from "../../ui/late-part";

const PullToRefresh = latePart(async () => (await import("./pull-to-refresh")).PullToRefresh);

/** Alone in asking whether the page rests, or the whole frame would be drawn once more then. */
const Pull = () => (
  <MountedOnceOpen isOpen={useIdle()}>
    <PullToRefresh />
  </MountedOnceOpen>
);

/** The frame of every page but the live room: header and band, the page, footer, and on phones the bar of tabs. */
export const Shell = () => {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  useEarly("shell");
  const navigation = useNavigation();
  return (
    <>
      <SkipLink href="#content">{t("skipToContent")}</SkipLink>
      <Top>
        {isMobile ? <MobileHeader /> : <DesktopHeader />}
        <SaduBand kind="thin" />
        <OfflineBar />
        <BannedBar />
        <LeavingBar />
        <VerificationBar />
        <TermsBar />
      </Top>
      {isMobile && <Pull />}
      <Main id="content" tabIndex={-1} data-waiting={navigation.state === "loading"}>
        <Outlet />
      </Main>
      <Footer />
      {isMobile && <TabBar />}
      <ScrollRestoration getKey={entryOf} />
    </>
  );
};

const Top = styled.header`
  position: sticky;
  z-index: 20;
  inset-block-start: 0;
  background: color-mix(in srgb, var(--bg) 92%, transparent);
  backdrop-filter: saturate(1.4) blur(14px);

  @media print {
    display: none;
  }
`;

const Main = styled.main`
  min-block-size: calc(100dvh - var(--header-block));
  outline: none;
  transition: opacity var(--t-enter);

  &[data-waiting="true"] {
    opacity: 0.6;
    transition-delay: 200ms;
  }
`;
