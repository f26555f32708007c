import styled from "@emotion/styled";
import { Button } from "./button";
import { Link, useLocation } from "react-router-dom";
import { LockIcon } from "./icons";
import { SaduBand } from "./sadu-band";
import { Panel } from "./page";

/** `title`: left out where the page is headed by it. */
type SignInPanelProps = { title?: string; text: string; signIn: string; signUp: string };

/** The way in, for a visitor; it leads back to this page. */
export const SignInPanel = ({ title, text, signIn, signUp }: SignInPanelProps) => {
  const { pathname, search } = useLocation();
  const back = `return=${encodeURIComponent(pathname + search)}`;
  return (
    <Card>
      <SaduBand kind="thread" />
      <div className="body">
        {title !== undefined && (
          <h2>
            <LockIcon size={22} />
            {title}
          </h2>
        )}
        <p>{text}</p>
        <div className="actions">
          <Button component={Link} to={`/signin?${back}`} variant="contained">
            {signIn}
          </Button>
          <Button component={Link} to={`/signup?${back}`} variant="outlined">
            {signUp}
          </Button>
        </div>
      </div>
    </Card>
  );
};

const Card = styled(Panel)`
  overflow: hidden;

  .body {
    display: grid;
    gap: var(--space-m);
    padding: 20px 24px 24px;
  }

  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-m);
    font-size: var(--text-heading);
    line-height: 1.5;
  }

  p {
    color: var(--ink-2);
    font-size: var(--text-label);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-m);
  }
`;
