import type { ReactNode } from "react";
import { SessionContext, useAskedSession } from "./session";

/** Asks who is signed in, once for all that reads it (`useSession`). */
export const SessionProvider = ({ children }: { children: ReactNode }) => (
  <SessionContext value={useAskedSession()}>{children}</SessionContext>
);
