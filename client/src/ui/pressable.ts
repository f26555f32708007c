import type { ElementType } from "react";

type Pressed = {
  component: ElementType | undefined;
  /** Whatever else was given to it. */
  others: Record<string, unknown>;
  isDisabled: boolean;
};

/** What something to press is made of: a button, or a link, which cannot be disabled but by saying so. */
export const pressable = ({ component, others, isDisabled }: Pressed): { Part: ElementType; props: object } => {
  const Part = component ?? "button";
  if (Part === "button") return { Part, props: { type: "button", ...others, disabled: isDisabled } };
  if (!isDisabled) return { Part, props: others };
  return { Part, props: { ...others, "aria-disabled": true, tabIndex: -1 } };
};
