import { useTranslation } from "../../i18n/use-translation";
import { Form, FormError, SubmitButton } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import { useForm } from "../../ui/form/use-form";
import { BioHelper } from "./bio-suggestion";
import { changesIn, draftOf, isWebsite, type ProfileDraft } from "./profile-draft";
import { useReviseProfile } from "./settings.api";
import { SettingsSection } from "./settings-section";
import type { SettingsTabProps } from "./settings-tab-props";
import { useTold } from "./use-told";

/** What a person tells about themselves. */
export const ProfileForm = ({ settings }: SettingsTabProps) => {
  const { t } = useTranslation("settings");
  const revise = useReviseProfile();
  const told = useTold(t("profile.saved"), t("profile.failed"));
  const form = useForm<ProfileDraft>({
    initial: draftOf(settings),
    faultsOf: ({ firstName, lastName, username, website }) => ({
      ...(firstName.trim() === "" && { firstName: t("profile.required") }),
      ...(lastName.trim() === "" && { lastName: t("profile.required") }),
      ...(username.trim() === "" && { username: t("profile.required") }),
      ...(!isWebsite(website) && { website: t("profile.badWebsite") }),
    }),
    send: (draft) => revise.mutate(changesIn(draft, settings), { onSuccess: told.onSuccess }),
    command: revise,
    unexpected: t("profile.notUpdated"),
  });
  const { fieldOf, values, change } = form;
  return (
    <SettingsSection>
      <h2>{t("profile.heading")}</h2>
      <Form onSubmit={form.submit} noValidate>
        {form.problem && <FormError title={t("profile.failed")} text={form.problem} />}
        <div className="pair">
          <TextField
            label={t("profile.firstName")}
            maxLength={80}
            autoComplete="given-name"
            {...fieldOf("firstName")}
          />
          <TextField label={t("profile.lastName")} maxLength={80} autoComplete="family-name" {...fieldOf("lastName")} />
        </div>
        <div className="pair">
          <TextField
            label={t("profile.username")}
            hint={t("profile.usernameHint")}
            kind="code"
            maxLength={30}
            autoComplete="username"
            {...fieldOf("username")}
          />
          <TextField
            label={t("profile.latinName")}
            hint={t("profile.latinHint")}
            lang="en"
            isOptional
            maxLength={160}
            {...fieldOf("latinName")}
          />
        </div>
        <TextField label={t("profile.bio")} rows={4} isOptional maxLength={1500} lang="ar" {...fieldOf("bio")} />
        <BioHelper currentBio={values.bio} onSuggest={(bio) => change({ bio })} />
        <TextField label={t("profile.bioEn")} rows={3} isOptional maxLength={1500} lang="en" {...fieldOf("bioEn")} />
        <div className="pair">
          <TextField
            label={t("profile.location")}
            isOptional
            maxLength={120}
            autoComplete="address-level2"
            {...fieldOf("location")}
          />
          <TextField
            label={t("profile.website")}
            hint={t("profile.websiteHint")}
            kind="code"
            isOptional
            maxLength={200}
            autoComplete="url"
            {...fieldOf("website")}
          />
          <TextField
            label={t("profile.phone")}
            hint={t("profile.phoneHint")}
            kind="code"
            isOptional
            maxLength={21}
            autoComplete="tel"
            {...fieldOf("phone")}
          />
        </div>
        <div className="action">
          <SubmitButton isPending={form.isPending}>{t("profile.save")}</SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  );
};
