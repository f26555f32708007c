import type { Language } from "@naqsh/shared/kernel/language";
import styled from "@emotion/styled";
import type { PlatformSettings } from "@naqsh/shared/settings";
import { useTranslation } from "../../../i18n/use-translation";
import { FreshConfirmation } from "../../../lib/confirm/fresh-confirmation";
import { NotConfirmed, useConfirmed } from "../../../lib/confirm/use-confirmed";
import { Form, FormError, SubmitButton } from "../../../ui/form/form";
import { TextField } from "../../../ui/form/text-field";
import { useForm } from "../../../ui/form/use-form";
import { showToast } from "../../../ui/toast.store";
import { useChangeSettings } from "../admin.api";
import { changesFrom, faultsOf, valuesFrom, type SettingsValues } from "../settings-form";

type Fields = { names: readonly (keyof SettingsValues)[]; title: "names" | "rules" | "fees" | "seller" | "bank" };

const PARTS: readonly Fields[] = [
  { title: "names", names: ["platformNameAr", "platformNameEn"] },
  {
    title: "rules",
    names: [
      "commissionPercent",
      "softCloseMinutes",
      "largestImageMegabytes",
      "deliveryRiyadh",
      "deliveryCities",
      "deliveryRemote",
      "holidays",
    ],
  },
  {
    title: "fees",
    names: ["cardPercent", "cardFixed", "madaPercent", "madaFixed", "transferPercent", "transferFixed"],
  },
  {
    title: "seller",
    names: [
      "sellerNameAr",
      "sellerNameEn",
      "sellerAddressAr",
      "sellerAddressEn",
      "vatNumber",
      "commercialRegistration",
      "legalEmail",
      "privacyEmail",
      "phone",
    ],
  },
  { title: "bank", names: ["bankHolder", "bankNameAr", "bankNameEn", "bankIban"] },
];

const KINDS: Partial<Record<keyof SettingsValues, "number" | "code" | "email">> = {
  commissionPercent: "number",
  softCloseMinutes: "number",
  largestImageMegabytes: "number",
  deliveryRiyadh: "number",
  deliveryCities: "number",
  deliveryRemote: "number",
  cardPercent: "number",
  cardFixed: "number",
  madaPercent: "number",
  madaFixed: "number",
  transferPercent: "number",
  transferFixed: "number",
  vatNumber: "code",
  commercialRegistration: "code",
  phone: "code",
  bankIban: "code",
  holidays: "code",
  legalEmail: "email",
  privacyEmail: "email",
};

/** What would be cut off in one column. */
const LONG: ReadonlySet<keyof SettingsValues> = new Set(["holidays", "bankIban"]);

const languageOf = (name: keyof SettingsValues): Language | null => {
  if (name.endsWith("Ar")) return "ar";
  return name.endsWith("En") ? "en" : null;
};

/** The form: what is changed is in force from the moment on at which it is kept. */
export const SettingsFields = ({ settings }: { settings: PlatformSettings }) => {
  const { t } = useTranslation("admin");
  const { run, confirmation } = useConfirmed();
  const command = useChangeSettings(run);
  const form = useForm<SettingsValues>({
    initial: valuesFrom(settings),
    faultsOf: (values) =>
      Object.fromEntries(
        Object.entries(faultsOf(values)).map(([name, fault]) => [name, t(`settings.faults.${fault}`)]),
      ),
    send: (values) => {
      const changes = changesFrom(values, settings);
      if (Object.keys(changes).length === 0) {
        showToast({ title: t("settings.nothing"), tone: "notice" });
        return;
      }
      command.mutate(changes, { onSuccess: () => showToast({ title: t("settings.kept"), tone: "good" }) });
    },
    command,
  });
  return (
    <>
      <Form onSubmit={form.submit} noValidate style={{ marginBlockStart: 0 }}>
        {form.problem && !(command.error instanceof NotConfirmed) && (
          <FormError title={t("settings.failed")} text={form.problem} />
        )}
        {PARTS.map(({ title, names }) => (
          <Part key={title}>
            <legend>{t(`settings.parts.${title}`)}</legend>
            {names.map((name) => {
              const language = languageOf(name);
              return (
                <div key={name} className={LONG.has(name) ? "long" : undefined}>
                  <TextField
                    label={t(`settings.fields.${name}`)}
                    kind={KINDS[name] ?? "words"}
                    isOptional={title === "seller" || title === "bank"}
                    {...(language ? { lang: language } : {})}
                    {...form.fieldOf(name)}
                  />
                </div>
              );
            })}
          </Part>
        ))}
        <div>
          <SubmitButton isPending={form.isPending}>{t("settings.keep")}</SubmitButton>
        </div>
      </Form>
      <FreshConfirmation {...confirmation} />
    </>
  );
};

const Part = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: var(--space-l);
  /* Fields of a row stand on one line even if a label takes two. */
  align-items: end;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  .long {
    grid-column: 1 / -1;
  }

  legend {
    margin-block-end: 12px;
    padding: 0;
    font-size: var(--text-heading);
    font-weight: 600;
  }
`;
