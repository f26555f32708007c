import Button from "@mui/material/Button";
import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router-dom";
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
          <Button variant="outlined" href="/">
            {t("error.home")}
          </Button>
        </>
      }
    />
  );
};

/** Stands inside the shell: a page that broke keeps its navigation. */
export const ContentBoundary = () => {
  useRouteError();
  return <Failure />;
};

type BoundaryState = { hasFailed: boolean };

/** The last one: what breaks outside any page. */
export class RootBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}
