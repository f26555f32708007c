import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useSession } from "../../lib/session";
import { Inline } from "../../ui/inline";
import { Container, Panel } from "../../ui/page";

/** What an account is for; nothing once somebody is signed in. */
export const JoinCall = () => {
  const { t } = useTranslation("home");
  const { user } = useSession();
  if (user !== null) return null;
  return (
    <Container>
      <Call>
        <div>
          <h2>{t("join.title")}</h2>
          <p>{t("join.text")}</p>
        </div>
        <Inline gap="m">
          <Button component={Link} to="/signup" variant="contained">
            {t("join.signUp")}
          </Button>
          <Button component={Link} to="/signin" variant="outlined">
            {t("join.signIn")}
          </Button>
        </Inline>
      </Call>
    </Container>
  );
};

const Call = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-l) var(--space-2xl);
  margin-block-end: 56px;
  padding: 24px 28px;

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  p {
    max-inline-size: 56ch;
    color: var(--ink-2);
  }
`;
