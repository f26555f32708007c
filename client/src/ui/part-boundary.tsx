import i18next from "i18next";
import { Component, type ReactNode } from "react";
import { showToast } from "./toast.store";

type PartBoundaryProps = {
  children: ReactNode;
  /** Whatever changes here gives the part another chance. */
  heals?: unknown;
  /** Nobody waits for it now: that it broke is not said. */
  isQuiet?: boolean;
  /** Stands where the part broke; without it nothing does. */
  failed?: (retry: () => void) => ReactNode;
};
type PartBoundaryState = { hasFailed: boolean; heals: unknown };

/** Around each dialog and late part: what breaks in it takes nothing else along, and is tried again by itself. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false, heals: this.props.heals };

  static getDerivedStateFromError(): Partial<PartBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { heals }: PartBoundaryProps,
    state: PartBoundaryState,
  ): Partial<PartBoundaryState> | null {
    return heals === state.heals ? null : { hasFailed: false, heals };
  }

  override componentDidMount(): void {
    window.addEventListener("online", this.heal);
  }

  override componentDidCatch(): void {
    if (this.props.isQuiet) return;
    showToast({
      title: i18next.t("ui:partFailed"),
      tone: "urgent",
      action: { label: i18next.t("ui:reload"), onSelect: () => window.location.reload() },
    });
  }

  override componentWillUnmount(): void {
    window.removeEventListener("online", this.heal);
  }

  override render(): ReactNode {
    const { children, failed } = this.props;
    return this.state.hasFailed ? failed?.(this.heal) : children;
  }

  private readonly heal = (): void => {
    if (this.state.hasFailed) this.setState({ hasFailed: false });
  };
}
