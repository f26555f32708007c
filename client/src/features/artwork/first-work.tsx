import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { UploadIcon } from "../../ui/icons";
import { Container, Panel } from "../../ui/page";
import { useMyWorks } from "./own-work.api";

/** For an artist who has shown nothing yet: where to begin. Nothing for all others. */
export const FirstWork = () => {
  const { t } = useTranslation("artwork");
  const works = useMyWorks();
  if (works.data?.length !== 0) return null;
  return (
    <Container style={{ paddingBlockStart: 18 }}>
      <Card aria-labelledby="first-work">
        <div>
          <h2 id="first-work">{t("noWorks")}</h2>
          <p>{t("noWorksText")}</p>
        </div>
        <Button variant="contained" component={Link} to="/upload" startIcon={<UploadIcon />}>
          {t("firstWork")}
        </Button>
      </Card>
    </Container>
  );
};

const Card = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-l) var(--space-xl);
  padding: 18px 24px;

  h2 {
    font: 700 var(--text-heading)/1.5 var(--font-ui);
  }

  p {
    color: var(--ink-2);
    font-size: var(--text-label);
  }
`;
