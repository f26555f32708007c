import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { usePreferences } from "../../lib/preferences.store";

/** Changes to the other language, named in that language; without scripts it sends the form of the page (`without-scripts.ts`). */
export const LanguageToggle = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const setLanguage = usePreferences((state) => state.setLanguage);
  const other = language === "ar" ? "en" : "ar";
  return (
    <Toggle form="lang" name="lang" value={other} lang={other} onClick={() => setLanguage(other)}>
      {t("languageToggle")}
    </Toggle>
  );
};

const Toggle = styled.button`
  flex: none;
  border: 1px solid var(--line);
  background: none;
  border-radius: var(--r-pill);
  min-block-size: 36px;
  padding-inline: 13px;
  font-weight: 500;
  font-size: var(--text-small);
  cursor: pointer;

  &:hover {
    background: var(--wall);
  }

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
