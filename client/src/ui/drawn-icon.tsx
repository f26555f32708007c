import type { LucideIcon } from "lucide-react/types";
import type { ComponentType } from "react";

type IconProps = { size?: number; strokeWidth?: number; className?: string };
export type IconType = ComponentType<IconProps>;

/** An icon that is the same in both directions. */
export const drawn = (Icon: LucideIcon): IconType => {
  const Drawn = ({ size = 20, strokeWidth = 1.75, ...rest }: IconProps) => (
    <Icon size={size} strokeWidth={strokeWidth} aria-hidden="true" {...rest} />
  );
  return Drawn;
};

/** Icons that point along the line of reading turn with it; everything else stays (docs/screens.md#icons). */
export const pointing = (Icon: LucideIcon): IconType => {
  const Pointing = ({ size = 20, strokeWidth = 1.75, ...rest }: IconProps) => (
    <Icon
      size={size}
      strokeWidth={strokeWidth}
      aria-hidden="true"
      {...rest}
      style={{ transform: "scaleX(var(--dir))" }}
    />
  );
  return Pointing;
};
