import { useTranslation } from "../i18n/use-translation";
import { Chip } from "./chip";
import { CloseIcon } from "./icons";

/** A filter that is in force, and can be taken off. */
export const FilterChip = ({ label, onRemove }: { label: string; onRemove: () => void }) => {
  const { t } = useTranslation("ui");
  return (
    <Chip type="button" onClick={onRemove} aria-label={t("removeFilter", { label })}>
      <span>{label}</span>
      <CloseIcon size={16} />
    </Chip>
  );
};
