import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createQueryClient } from "../lib/query-client";
import { LiveRegions } from "../ui/announcer";
import { MountedOnceOpen } from "../ui/mounted-once-open";
import { useToasts } from "../ui/toast.store";
import { useIdle } from "../ui/use-idle";
import { AccountPreferences } from "./account-preferences";
import { PlatformName } from "./platform-name";
import { AppTheme } from "./app-theme";
import { RootBoundary } from "./error-boundary";
import { routes } from "./routes";
import { latePart } from "../ui/late-part";

const Toaster = latePart(async () => (await import("../ui/toaster")).Toaster);

/** The place of the toasts stands before there is one, or assistive technology would miss the first. */
const Toasts = () => {
  const isIdle = useIdle();
  const hasToast = useToasts(({ current }) => current !== null);
  return (
    <MountedOnceOpen isOpen={isIdle || hasToast}>
      <Toaster />
    </MountedOnceOpen>
  );
};

export const App = () => {
  const [queries] = useState(createQueryClient);
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <AppTheme>
      <RootBoundary>
        <QueryClientProvider client={queries}>
          <AccountPreferences />
          <PlatformName />
          <RouterProvider router={router} />
          <Toasts />
          <LiveRegions />
        </QueryClientProvider>
      </RootBoundary>
    </AppTheme>
  );
};
