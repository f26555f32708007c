import styled from "@emotion/styled";
import { Bidi } from "./bidi";

type WovenPlaceholderProps = { title: string; colour: string | null; ratio: number };

/** Stands where a picture failed: cloth in the work's own colour, with its title. */
export const WovenPlaceholder = ({ title, colour, ratio }: WovenPlaceholderProps) => (
  <Cloth style={{ aspectRatio: ratio, ["--cloth" as string]: colour ?? "var(--line-strong)" }}>
    <span>
      <Bidi>{title}</Bidi>
    </span>
  </Cloth>
);

const Cloth = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  padding: 16px;
  color: #fff;
  text-align: center;
  background:
    repeating-linear-gradient(0deg, rgb(255 255 255 / 0.08) 0 1px, transparent 1px 4px),
    repeating-linear-gradient(90deg, rgb(0 0 0 / 0.1) 0 1px, transparent 1px 4px), var(--cloth);
  box-shadow: var(--shadow-art);

  span {
    padding: 4px 12px;
    border-radius: 4px;
    background: rgb(17 13 11 / 0.72);
    font-size: var(--text-label);
    font-weight: 600;
    line-height: 1.5;
  }
`;
