import styled from "@emotion/styled";
import type { Space } from "./theme/scale";

type InlineProps = {
  /** The space between the things, also between lines when they wrap; `s` if it is left out. */
  gap?: Space;
  align?: "start" | "center" | "end" | "baseline";
  justify?: "start" | "center" | "end" | "space-between";
};

const OWN_PROPS = new Set(["gap", "align", "justify"]);

/** Things beside each other, which wrap when the line is full. */
export const Inline = styled("div", { shouldForwardProp: (prop) => !OWN_PROPS.has(prop) })<InlineProps>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-${({ gap = "s" }) => gap});
  align-items: ${({ align = "center" }) => align};
  justify-content: ${({ justify = "start" }) => justify};
`;
