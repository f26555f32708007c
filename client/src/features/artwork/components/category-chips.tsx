import { ARTWORK_CATEGORIES, type ArtworkCategory } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { ChipRow, ChoiceChip } from "../../../ui/chip";

type CategoryChipsProps = { value: ArtworkCategory | null; onChange: (category: ArtworkCategory | null) => void };

/** All categories in a row; the choice filters in place. */
export const CategoryChips = ({ value, onChange }: CategoryChipsProps) => {
  const { t } = useTranslation("artwork");
  return (
    <ChipRow role="group" aria-label={t("category")}>
      <ChoiceChip isChosen={value === null} onSelect={() => onChange(null)}>
        {t("allCategories")}
      </ChoiceChip>
      {ARTWORK_CATEGORIES.map((category) => (
        <ChoiceChip key={category} isChosen={value === category} onSelect={() => onChange(category)}>
          {t(`categories.${category}`)}
        </ChoiceChip>
      ))}
    </ChipRow>
  );
};
