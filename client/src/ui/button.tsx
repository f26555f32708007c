import type { ComponentPropsWithRef, ElementType, ReactNode } from "react";
import { pressable } from "./pressable";
import { Spinner } from "./spinner";

type Own<As extends ElementType> = {
  /** What it is if not a button: a `Link`, an `a`, or the label of a field. */
  component?: As;
  variant?: "text" | "outlined" | "contained";
  size?: "small" | "medium" | "large";
  /** Of a filled one. */
  color?: "primary" | "success" | "error";
  fullWidth?: boolean;
  disabled?: boolean | undefined;
  /** On its way: it cannot be pressed meanwhile. */
  loading?: boolean;
  /** "start": the words stay, and what turns stands in the icon's place. */
  loadingPosition?: "center" | "start";
  startIcon?: ReactNode;
  endIcon?: ReactNode;
};

export type ButtonProps<As extends ElementType = "button"> = Own<As> & Omit<ComponentPropsWithRef<As>, keyof Own<As>>;

/** A button in words, or a link that looks like one. `ui/theme/controls.css` draws it. */
export const Button = <As extends ElementType = "button">({
  component,
  variant = "text",
  size = "medium",
  color = "primary",
  fullWidth = false,
  disabled = false,
  loading = false,
  loadingPosition = "center",
  startIcon,
  endIcon,
  className,
  children,
  ...others
}: ButtonProps<As>) => {
  const isTurning = loading && loadingPosition === "start";
  const { Part, props } = pressable({ component, others, isDisabled: disabled || loading });
  return (
    <Part
      {...props}
      className={className ? `button ${className}` : "button"}
      data-variant={variant}
      data-size={size}
      data-tone={color}
      data-full-width={fullWidth || undefined}
      data-loading={loading ? loadingPosition : undefined}
    >
      {isTurning ? <Spinner size={18} /> : startIcon}
      {children}
      {endIcon}
      {loading && !isTurning && <Spinner size={18} />}
    </Part>
  );
};
