import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Inline } from "../inline";
import { Container, PageHeading } from "../page";
import { Text } from "../text";
import { AdminTabs } from "./admin-tabs";

type AdminPageProps = {
  /** The key of the page's own tab. */
  tab: string;
  title: string;
  lead: string;
  /** What can be done with the page as a whole, beside its title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of every page for administrators: its title, what it is for, the panel's tabs, and the page itself. */
export const AdminPage = ({ tab, title, lead, actions, children }: AdminPageProps) => (
  <Page>
    <Inline gap="m" align="end" justify="space-between">
      <div>
        <PageHeading documentTitle={title}>{title}</PageHeading>
        <Text tone="quiet" measure={80}>
          {lead}
        </Text>
      </div>
      {actions && <Inline gap="s">{actions}</Inline>}
    </Inline>
    <AdminTabs current={tab} />
    {children}
  </Page>
);

const Page = styled(Container)`
  display: grid;
  gap: var(--space-xl);
  padding-block: 26px 0;

  .more {
    justify-self: center;
  }
`;
