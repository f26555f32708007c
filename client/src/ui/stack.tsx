import styled from "@emotion/styled";
import type { Space } from "./theme/scale";

type StackProps = {
  /** The space between the things; `m` if it is left out. */
  gap?: Space;
  /** Where things narrower than the stack stand along a line. */
  align?: "start" | "center" | "end" | "stretch";
};

/** Things below each other, with one space between all of them. */
export const Stack = styled("div", { shouldForwardProp: (prop) => prop !== "gap" && prop !== "align" })<StackProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-${({ gap = "m" }) => gap});
  justify-items: ${({ align = "stretch" }) => align};
`;
