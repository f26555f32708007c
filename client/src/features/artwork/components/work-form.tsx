import styled from "@emotion/styled";
import MenuItem from "@mui/material/MenuItem";
import { Select } from "../../../ui/material/select";
import { Switch } from "../../../ui/material/switch";
import { ARTWORK_CATEGORIES, LINK_HOST_NAMES, outsideLinkFrom } from "@naqsh/shared/artwork";
import type { LinkKind } from "@naqsh/shared/artwork";
import { withVat } from "@naqsh/shared/kernel/money";
import type { ReactNode, SyntheticEvent } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { AmountField } from "../../../ui/form/amount-field";
import { Field } from "../../../ui/form/field";
import { Money } from "../../../ui/money";
import { TextField } from "../../../ui/form/text-field";
import type { ArtworkDraft, RequiredField } from "../artwork-draft";
import { typedText } from "../description-origin";
import { DescriptionSuggestion } from "./description-suggestion";
import type { ChosenImage } from "../chosen-image";
import { ImageDrop } from "./image-drop";
import { SubmitButton } from "../../../ui/form/form";

type WorkFormProps = {
  draft: ArtworkDraft;
  onChange: (change: Partial<ArtworkDraft>) => void;
  image: ChosenImage | null;
  presentUrl: string | null;
  onImage: (image: ChosenImage) => void;
  missing: RequiredField[];
  isPending: boolean;
  submitLabel: string;
  onSubmit: () => void;
  /** The further pictures, below the front. */
  children?: ReactNode;
};

type Part = Pick<WorkFormProps, "draft" | "onChange" | "missing">;

const useMissing = (missing: RequiredField[]) => {
  const { t } = useTranslation("artwork");
  return (field: RequiredField) => (missing.includes(field) ? t(`required.${field}`) : undefined);
};

const CategorySelect = ({ draft, onChange, missing }: Part) => {
  const { t } = useTranslation("artwork");
  const errorOf = useMissing(missing);
  return (
    <Field label={t("category")} error={errorOf("category")}>
      {({ id, describedBy, isInvalid }) => (
        <Select
          fullWidth
          displayEmpty
          value={draft.category}
          error={isInvalid}
          onChange={(event) => onChange({ category: event.target.value })}
          slotProps={{
            input: { id, "aria-describedby": describedBy, "aria-invalid": isInvalid, "aria-label": t("category") },
          }}
        >
          <MenuItem value="" disabled>
            {t("form.chooseCategory")}
          </MenuItem>
          {ARTWORK_CATEGORIES.map((category) => (
            <MenuItem key={category} value={category}>
              {t(`categories.${category}`)}
            </MenuItem>
          ))}
        </Select>
      )}
    </Field>
  );
};

const Words = ({ draft, onChange, missing }: Part) => {
  const { t } = useTranslation("artwork");
  const errorOf = useMissing(missing);
  return (
    <>
      <TextField
        label={t("form.title")}
        maxLength={200}
        value={draft.title}
        onChange={(title) => onChange({ title })}
        error={errorOf("title")}
      />
      <TextField
        label={t("form.titleEn")}
        lang="en"
        isOptional
        maxLength={200}
        value={draft.titleEn}
        onChange={(titleEn) => onChange({ titleEn })}
      />
      <TextField
        label={t("description")}
        rows={5}
        maxLength={5000}
        value={draft.description}
        onChange={(description) => onChange(typedText(draft, description))}
        error={errorOf("description")}
      />
      <DescriptionSuggestion draft={draft} onChange={onChange} />
      <TextField
        label={t("form.descriptionEn")}
        lang="en"
        rows={3}
        isOptional
        maxLength={5000}
        value={draft.descriptionEn}
        onChange={(descriptionEn) => onChange({ descriptionEn })}
      />
    </>
  );
};

const Facts = ({ draft, onChange }: Part) => {
  const { t } = useTranslation("artwork");
  const text = (name: "medium" | "tags" | "culturalSignificance" | "condition", rows?: number) => (
    <TextField
      label={t(`form.${name}`)}
      hint={name === "tags" || name === "condition" ? t(`form.${name}Hint`) : undefined}
      isOptional
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
      {...(rows ? { rows } : {})}
    />
  );
  const number = (name: "heightCm" | "widthCm" | "yearCreated") => (
    <TextField
      label={t(`form.${name}`)}
      kind="number"
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      {text("medium")}
      <div className="trio">
        {number("heightCm")}
        {number("widthCm")}
        {number("yearCreated")}
      </div>
      {text("tags")}
      {text("culturalSignificance", 3)}
      {text("condition", 2)}
    </>
  );
};

const Links = ({ draft, onChange }: Part) => {
  const { t } = useTranslation("artwork");
  const link = (kind: LinkKind) => (
    <TextField
      label={t(`form.${kind}`)}
      hint={t("form.linkHosts", { hosts: LINK_HOST_NAMES[kind] })}
      kind="code"
      isOptional
      maxLength={500}
      value={draft[kind]}
      onChange={(value) => onChange({ [kind]: value })}
      error={isForeign(kind, draft[kind]) ? t("form.linkForeign") : undefined}
    />
  );
  return (
    <>
      {link("videoUrl")}
      {link("virtualTourUrl")}
    </>
  );
};

/** While an address is being written it is not yet at fault. */
const isForeign = (kind: LinkKind, written: string): boolean =>
  /^\S+:\/\/[^/]+\/\S/.test(written.trim()) && outsideLinkFrom(kind, written) === null;

const Sale = ({ draft, onChange, missing }: Part) => {
  const { t } = useTranslation("artwork");
  const errorOf = useMissing(missing);
  const gross = draft.price === null ? null : withVat(draft.price);
  return (
    <>
      <label className="switch">
        <span>
          {t("form.forSale")}
          <small>{t("form.forSaleHint")}</small>
        </span>
        <Switch checked={draft.isForSale} onChange={(event) => onChange({ isForSale: event.target.checked })} />
      </label>
      {draft.isForSale && (
        <AmountField
          label={t("price")}
          value={draft.price}
          onChange={(price) => onChange({ price })}
          error={errorOf("price")}
          hint={
            gross !== null && (
              <>
                {t("withVat")} <Money amount={gross} />
              </>
            )
          }
        />
      )}
    </>
  );
};

/** The form of a work, for submitting and for revising; the picture comes first. */
export const WorkForm = (props: WorkFormProps) => {
  const { t } = useTranslation("artwork");
  const { draft, onChange, missing } = props;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  const part = { draft, onChange, missing };
  return (
    <Form data-work onSubmit={submit} noValidate>
      <div className="image">
        <ImageDrop
          image={props.image}
          presentUrl={props.presentUrl}
          onImage={props.onImage}
          isMissing={missing.includes("image")}
        />
        <TextField
          label={t("form.altText")}
          hint={t("form.altHint")}
          isOptional
          maxLength={500}
          value={draft.altText}
          onChange={(altText) => onChange({ altText })}
        />
        {props.children}
      </div>
      <div className="fields">
        <Words {...part} />
        <CategorySelect {...part} />
        <Sale {...part} />
        <Facts {...part} />
        <Links {...part} />
        <SubmitButton isPending={props.isPending}>{props.submitLabel}</SubmitButton>
      </div>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: var(--space-3xl);
  align-items: start;
  margin-block-start: 28px;

  .image {
    display: grid;
    gap: var(--space-xl);
  }

  .fields {
    display: grid;
    gap: var(--space-xl);
  }

  .trio {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-l);
  }

  .switch {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-l);
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: var(--r-control);
  }

  .switch small {
    display: block;
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  @media (max-width: 1023.95px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2xl);
  }
`;
