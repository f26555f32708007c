import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { BrandMark } from "../../ui/brand-mark";
import { IconButton } from "../../ui/icon-button";
import { SearchIcon } from "../../ui/icons";
import { Container } from "../../ui/page";
import { SaduBand } from "../../ui/sadu-band";

/** A room in which nothing goes on: the ways out, and in its middle what is to be said. */
export const EmptyRoom = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <Frame>
      <header>
        <Container className="bar">
          <Link to="/" aria-label={t("nav.home")}>
            <BrandMark />
          </Link>
          <IconButton component={Link} to="/search?focus=field" aria-label={t("search")}>
            <SearchIcon size={22} />
          </IconButton>
        </Container>
        <SaduBand kind="thread" />
      </header>
      <main>{children}</main>
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 100dvh;
  background: var(--bg);
  color: var(--ink);

  .bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    block-size: 62px;
  }

  main {
    display: grid;
    align-content: center;
  }
`;
