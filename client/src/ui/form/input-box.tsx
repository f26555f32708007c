import type { ComponentPropsWithRef, ReactNode } from "react";

type InputBoxProps = ComponentPropsWithRef<"input"> & {
  isInvalid: boolean;
  /** Stands after what is typed: the unit, or a button. */
  end?: ReactNode;
};

/** A line to type in, within its frame. `ui/theme/controls.css` draws it. */
export const InputBox = ({ isInvalid, end, ...input }: InputBoxProps) => (
  <span className="input-box">
    <input type="text" {...input} aria-invalid={isInvalid} />
    {end}
  </span>
);
