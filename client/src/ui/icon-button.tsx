import type { ComponentPropsWithRef, ElementType } from "react";
import { pressable } from "./pressable";
import { Spinner } from "./spinner";

type Own<As extends ElementType> = {
  /** What it is if not a button. */
  component?: As;
  /** At the end of a field, whose own room it takes. */
  edge?: "end";
  disabled?: boolean | undefined;
  loading?: boolean;
};

export type IconButtonProps<As extends ElementType = "button"> = Own<As> &
  Omit<ComponentPropsWithRef<As>, keyof Own<As>>;

/** A button that is one icon; `aria-label` says what it does. `ui/theme/controls.css` draws it. */
export const IconButton = <As extends ElementType = "button">({
  component,
  edge,
  disabled = false,
  loading = false,
  className,
  children,
  ...others
}: IconButtonProps<As>) => {
  const { Part, props } = pressable({ component, others, isDisabled: disabled || loading });
  return (
    <Part
      {...props}
      className={className ? `icon-button ${className}` : "icon-button"}
      data-edge={edge}
      data-loading={loading ? "center" : undefined}
    >
      {children}
      {loading && <Spinner size={20} />}
    </Part>
  );
};
