import type { ReactNode } from "react";

/** Someone's own words (a name, a title, a tag): isolated, in the direction of their first strong letter. */
export const Bidi = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi className={className}>{children}</bdi>
);

/** What always reads left to right: an e-mail, a phone, an id, a hash. */
export const Ltr = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi dir="ltr" className={className}>
    {children}
  </bdi>
);
