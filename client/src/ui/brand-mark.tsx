import styled from "@emotion/styled";
import { useTranslation } from "../i18n/use-translation";

/** The product's mark and name. */
export const BrandMark = () => {
  const { t } = useTranslation("ui");
  return (
    <Brand>
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <path fill="var(--primary)" d="M17 1l16 16-16 16L1 17z" />
        <path fill="var(--bg)" d="M17 6.500l10.500 10.500L17 27.500 6.500 17z" />
        <path fill="var(--sadu-madder)" d="M17 10l7 7-7 7-7-7z" />
        <path fill="#f0ac3d" d="M17 13.500l3.500 3.500-3.500 3.500-3.500-3.500z" />
      </svg>
      <span>{t("brand")}</span>
    </Brand>
  );
};

const Brand = styled.span`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  gap: var(--space-m);
  font: 700 30px/1 var(--font-display);

  svg {
    inline-size: 34px;
    block-size: 34px;
  }

  @media (max-width: 767.95px) {
    gap: var(--space-m);
    font-size: 26px;

    svg {
      inline-size: 28px;
      block-size: 28px;
    }
  }
`;
