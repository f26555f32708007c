import { ARTWORK_CATEGORIES, type ArtworkCategory } from "@naqsh/shared/artwork";
import type { MouseEvent } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Chip, ChipRow } from "../../../ui/chip";

type Chosen = ArtworkCategory | null;
type CategoryChipsProps = { value: Chosen; onChange: (category: Chosen) => void };

/** Where the works of a category are, or all of them. */
export const marketOf = (category: Chosen): string => (category ? `/marketplace?category=${category}` : "/marketplace");

/** All categories in a row; the choice filters in place. Without scripts, or in another window, it leads to the marketplace. */
export const CategoryChips = ({ value, onChange }: CategoryChipsProps) => {
  const { t } = useTranslation("artwork");
  const linkOf = (category: Chosen) => ({
    as: "a" as const,
    href: marketOf(category),
    "aria-current": value === category,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onChange(category);
    },
  });
  return (
    <ChipRow role="group" aria-label={t("category")}>
      {[null, ...ARTWORK_CATEGORIES].map((category) => (
        <Chip key={category} {...linkOf(category)}>
          {t(category ? `categories.${category}` : "allCategories")}
        </Chip>
      ))}
    </ChipRow>
  );
};
