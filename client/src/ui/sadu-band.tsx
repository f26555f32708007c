import styled from "@emotion/styled";

type Kind = "thin" | "wide" | "thread";

/** A woven Sadu band across its box; decoration, so hidden from assistive technology. At most two stand on a screen. */
export const SaduBand = ({ kind = "thin", className }: { kind?: Kind; className?: string }) => (
  <Woven kind={kind} className={className} aria-hidden="true" />
);

const sizes: Record<Kind, { block: string; repeat: string }> = {
  thin: { block: "13.5px", repeat: "24px 13.5px" },
  wide: { block: "54px", repeat: "64px 54px" },
  thread: { block: "7px", repeat: "6px 7px" },
};

const Woven = styled("div", { shouldForwardProp: (name) => name !== "kind" })<{ kind: Kind }>`
  block-size: ${({ kind }) => sizes[kind].block};
  background: var(--sadu-${({ kind }) => kind}) 50% 0 / ${({ kind }) => sizes[kind].repeat} repeat-x;

  @media (max-width: 767.95px) {
    ${({ kind }) => kind === "thin" && "block-size: 9px; background-size: 16px 9px;"}
    ${({ kind }) => kind === "wide" && "block-size: 40.5px; background-size: 48px 40.5px;"}
  }
`;
