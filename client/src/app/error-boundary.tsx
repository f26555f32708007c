import { Button } from "../ui/button";
import { Component, useEffect, type ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation";
import { useNavigate, useRouteError } from "react-router-dom";
import { ErrorState } from "../ui/states";

const Failure = () => {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t("error.title")}
      text={t("error.text")}
      actions={
        <>
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t("error.reload")}
          </Button>
          <Button variant="outlined" component="a" href="/">
            {t("error.home")}
          </Button>
        </>
      }
    />
  );
};

/** Stands inside the shell: a page that broke keeps its navigation, and is opened anew once the line is back. */
export const ContentBoundary = () => {
  useRouteError();
  const navigate = useNavigate();
  useEffect(() => {
    const again = () => void navigate(0);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [navigate]);
  return <Failure />;
};

type BoundaryState = { hasFailed: boolean };

/** The last one: what breaks outside any page. */
export class RootBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    window.addEventListener("online", this.heal);
  }

  override componentWillUnmount(): void {
    window.removeEventListener("online", this.heal);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }

  private readonly heal = (): void => {
    if (this.state.hasFailed) this.setState({ hasFailed: false });
  };
}
