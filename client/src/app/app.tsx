import type { EmotionCache } from "@emotion/cache";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { SessionProvider } from "../lib/session-provider";
import { LiveRegions } from "../ui/announcer";
import { MountedOnceOpen } from "../ui/mounted-once-open";
import { useToasts } from "../ui/toast.store";
import { useIdle } from "../ui/use-idle";
import { AccountPreferences } from "./account-preferences";
import { PlatformName } from "./platform-name";
import { AppTheme } from "./app-theme";
import { RootBoundary } from "./error-boundary";
import { latePart } from "../ui/late-part";

const Toaster = latePart(async () => (await import("../ui/toaster")).Toaster);
const TermsGate = latePart(async () => (await import("../lib/terms/terms-gate-dialog")).TermsGateDialog);

/** The place of the toasts stands before there is one, or assistive technology would miss the first; so does that of the terms. */
const Toasts = () => {
  const isIdle = useIdle();
  const hasToast = useToasts(({ shown }) => shown.length > 0);
  return (
    <>
      <MountedOnceOpen isOpen={isIdle || hasToast}>
        <Toaster />
      </MountedOnceOpen>
      <MountedOnceOpen isOpen={isIdle}>
        <TermsGate />
      </MountedOnceOpen>
    </>
  );
};

type AppProps = {
  queries: QueryClient;
  /** The pages: of the browser's address, or of the one that the server draws. */
  children: ReactNode;
  /** See `AppTheme`. */
  styles?: EmotionCache;
};

/** Says on the root that the page is the client's: from now on the session tells who is asked to sign in. */
const useTaken = (): void =>
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset["wasSignedIn"];
    dataset["taken"] = "";
  }, []);

/** Everything but the pages, the same in the browser and on the server. */
export const App = ({ queries, children, styles }: AppProps) => {
  useTaken();
  return (
    <AppTheme styles={styles}>
      <RootBoundary>
        <QueryClientProvider client={queries}>
          <SessionProvider>
            <AccountPreferences />
            <PlatformName />
            {children}
            <Toasts />
            <LiveRegions />
          </SessionProvider>
        </QueryClientProvider>
      </RootBoundary>
    </AppTheme>
  );
};
