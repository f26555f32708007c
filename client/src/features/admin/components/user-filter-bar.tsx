import { PERSON_STANDINGS } from "@naqsh/shared/moderation";
import { OutlinedInput } from "../../../ui/material/outlined-input";
import { useEffect, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { ChipRow, ChoiceChip } from "../../../ui/chip";
import { Field } from "../../../ui/form/field";
import { Stack } from "../../../ui/stack";
import type { UserFilters } from "../admin.api";
import { ROLES } from "../user-filters";

const PAUSE_MS = 300;

type UserFilterBarProps = { filters: UserFilters; onChange: (changes: Partial<UserFilters>) => void };

/** A search that is asked once its writer pauses. */
const SearchField = ({ filters, onChange }: UserFilterBarProps) => {
  const { t } = useTranslation("admin");
  const [text, setText] = useState(filters.q);
  useEffect(() => {
    if (text.trim() === filters.q) return undefined;
    const timer = setTimeout(() => onChange({ q: text.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, filters.q, onChange]);
  return (
    <Field label={t("users.search")} hint={t("users.searchHint")}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          type="search"
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{
            input: { "aria-describedby": describedBy, autoComplete: "off", dir: text === "" ? undefined : "auto" },
          }}
        />
      )}
    </Field>
  );
};

/** Who is sought, of which role and standing. */
export const UserFilterBar = (props: UserFilterBarProps) => {
  const { t } = useTranslation("admin");
  const { filters, onChange } = props;
  return (
    <Stack gap="m">
      <div style={{ maxInlineSize: 560 }}>
        <SearchField {...props} />
      </div>
      <ChipRow role="group" aria-label={t("users.role")}>
        <ChoiceChip isChosen={filters.role === null} onSelect={() => onChange({ role: null })}>
          {t("users.anyRole")}
        </ChoiceChip>
        {ROLES.map((role) => (
          <ChoiceChip key={role} isChosen={filters.role === role} onSelect={() => onChange({ role })}>
            {t(`roles.${role}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
      <ChipRow role="group" aria-label={t("users.standing")}>
        <ChoiceChip isChosen={filters.standing === null} onSelect={() => onChange({ standing: null })}>
          {t("users.anyStanding")}
        </ChoiceChip>
        {PERSON_STANDINGS.map((standing) => (
          <ChoiceChip key={standing} isChosen={filters.standing === standing} onSelect={() => onChange({ standing })}>
            {t(`standings.${standing}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
    </Stack>
  );
};
