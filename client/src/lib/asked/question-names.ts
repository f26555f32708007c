import type { ArtworkFilter } from "@naqsh/shared/artwork";
import type { SavedQuestion } from "@naqsh/shared/search";
import { useFormat } from "../../i18n/use-format";
import { useTranslation } from "../../i18n/use-translation";

type NamedPart = { filter: ArtworkFilter; label: string };

/** The text for prices with one bound or two; null without any. */
const priceText = ({ minPrice, maxPrice }: SavedQuestion) => {
  if (maxPrice === undefined) return minPrice ? "price.least" : null;
  return minPrice ? "price.range" : "price.most";
};

/** What is asked of works as a reader would name it, the words first and then filter by filter; nothing of what is not asked. */
export const useQuestionNames = (question: SavedQuestion): NamedPart[] => {
  // As the marketplace names them.
  const { t } = useTranslation("artwork");
  const { t: tAsked } = useTranslation("asked");
  const format = useFormat();
  const { q, category, colour, medium, region, size, orientation, verified, isAuction, forSale } = question;
  const price = priceText(question);
  const bounds = { from: format.number(question.minPrice ?? 0), to: format.number(question.maxPrice ?? 0) };
  const names: [ArtworkFilter, string | null | undefined][] = [
    ["q", q],
    ["category", category && t(`categories.${category}`)],
    ["offer", isAuction && t("offers.auction")],
    ["offer", forSale && t("offers.sale")],
    ["price", price && tAsked(price, bounds)],
    ["medium", medium],
    ["region", region && t(`market.regions.${region}`)],
    ["size", size && t(`market.sizes.${size}`)],
    ["colour", colour && t(`colours.${colour}`)],
    ["orientation", orientation && t(`market.orientations.${orientation}`)],
    ["verified", verified && t("market.verifiedOnly")],
  ];
  return names.flatMap(([filter, label]) => (label ? [{ filter, label }] : []));
};
