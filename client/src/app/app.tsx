import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createQueryClient } from "../lib/query-client";
import { LiveRegions } from "../ui/announcer";
import { Toaster } from "../ui/toaster";
import { AppTheme } from "./app-theme";
import { RootBoundary } from "./error-boundary";
import { routes } from "./routes";

export const App = () => {
  const [queries] = useState(createQueryClient);
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <AppTheme>
      <RootBoundary>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
          <Toaster />
          <LiveRegions />
        </QueryClientProvider>
      </RootBoundary>
    </AppTheme>
  );
};
