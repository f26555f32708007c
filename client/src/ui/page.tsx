import styled from "@emotion/styled";
import { createContext, useContext, useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation";

type PageHeadingProps = {
  children: ReactNode;
  /** The page's title in the browser; the product's name is added. */
  documentTitle: string;
  size?: "page" | "hero";
  className?: string;
};

/** Told of the document's title if there is no document to name. */
export const TitleListener = createContext<((title: string) => void) | null>(null);

let isFirstPage = true;

/** A page's heading: names the document, and takes the focus when the page was reached from another. */
export const PageHeading = ({ children, documentTitle, size = "page", className }: PageHeadingProps) => {
  const { t } = useTranslation("ui");
  const heading = useRef<HTMLHeadingElement>(null);
  const title = `${documentTitle} · ${t("brand")}`;
  useContext(TitleListener)?.(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <Heading ref={heading} tabIndex={-1} data-size={size} className={className}>
      {children}
    </Heading>
  );
};

/** The width that every page keeps. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: 1392px;
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

const Heading = styled.h1`
  font-size: var(--text-page);
  line-height: 1.35;
  outline: none;

  &[data-size="hero"] {
    font-size: var(--text-hero);
    line-height: 1.32;
  }
`;

export const Panel = styled.section`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  box-shadow: var(--e1);
`;
