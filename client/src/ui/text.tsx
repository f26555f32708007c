import styled from "@emotion/styled";
import type { TextSize } from "./theme/scale";

type TextProps = {
  /** `body` if it is left out. */
  size?: TextSize;
  /** `quiet`: said beside what matters more. */
  tone?: "plain" | "quiet" | "good" | "urgent";
  weight?: 400 | 500 | 600 | 700;
  /** The longest line, in letters; a longer text is hard to follow from line to line. */
  measure?: number;
};

const colours = { plain: "inherit", quiet: "var(--ink-2)", good: "var(--palm)", urgent: "var(--madder)" } as const;
const OWN_PROPS = new Set(["size", "tone", "weight", "measure"]);

/** A paragraph in a size of the scale; `as` makes another element of it. */
export const Text = styled("p", { shouldForwardProp: (prop) => !OWN_PROPS.has(prop) })<TextProps>`
  font-size: var(--text-${({ size = "body" }) => size});
  font-weight: ${({ weight = 400 }) => weight};
  color: ${({ tone = "plain" }) => colours[tone]};
  ${({ measure }) => (measure ? `max-inline-size: ${measure}ch;` : "")}
`;
