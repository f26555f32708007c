import { OutlinedInput } from "../material/outlined-input";
import type { ReactNode } from "react";
import { directionOf, type Language } from "@naqsh/shared/kernel/language";
import { useLanguage } from "../../i18n/use-format";
import { Field } from "./field";
import { useLtrInput } from "./ltr-input";

type TextFieldProps = {
  label: ReactNode;
  value: string;
  onChange: (text: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  /** Own words (a name, a text), which run as they are written; or what always runs left to right. */
  kind?: "words" | "email" | "code" | "number";
  rows?: number;
  maxLength?: number;
  autoComplete?: string;
  placeholder?: string;
  /** The language of the words, if it is not the page's. */
  lang?: Language;
};

const inputModes = { words: undefined, email: "email", code: undefined, number: "decimal" } as const;

/** A text to write, with its label above, its hint and its error below. */
export const TextField = (props: TextFieldProps) => {
  const { kind = "words", value, rows, lang } = props;
  const ltr = useLtrInput();
  const language = useLanguage();
  // An empty `dir=auto` would show an Arabic placeholder at the wrong side.
  const direction = kind === "words" ? { dir: value ? "auto" : directionOf(lang ?? language) } : ltr;
  return (
    <Field
      label={props.label}
      hint={props.hint}
      error={props.error}
      {...(props.isOptional ? { isOptional: true } : {})}
    >
      {({ id, describedBy, isInvalid }) => (
        <OutlinedInput
          id={id}
          fullWidth
          value={value}
          error={isInvalid}
          type={kind === "email" ? "email" : "text"}
          {...(rows ? { multiline: true, minRows: rows, maxRows: rows * 3 } : {})}
          {...(props.placeholder ? { placeholder: props.placeholder } : {})}
          autoComplete={props.autoComplete ?? "off"}
          onChange={(event) => props.onChange(event.target.value)}
          slotProps={{
            input: {
              ...direction,
              ...(lang ? { lang } : {}),
              inputMode: inputModes[kind],
              maxLength: props.maxLength,
              "aria-describedby": describedBy,
              "aria-invalid": isInvalid,
            },
          }}
        />
      )}
    </Field>
  );
};
