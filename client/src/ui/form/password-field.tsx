import { IconButton } from "../icon-button";
import InputAdornment from "@mui/material/InputAdornment";
import { OutlinedInput } from "../material/outlined-input";
import { useState, type ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Field } from "./field";
import { EyeIcon } from "../icons";
import { EyeOffIcon } from "../tool-icons";
import { useLtrInput } from "./ltr-input";

type PasswordFieldProps = {
  label: string;
  value: string;
  onChange: (password: string) => void;
  autoComplete: "current-password" | "new-password";
  error?: string | undefined;
  hint?: ReactNode;
};

/** A password, which may be shown and may be pasted. */
export const PasswordField = ({ label, value, onChange, autoComplete, error, hint }: PasswordFieldProps) => {
  const { t } = useTranslation("ui");
  const ltr = useLtrInput();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {({ id, describedBy, isInvalid }) => (
        <OutlinedInput
          id={id}
          fullWidth
          type={isShown ? "text" : "password"}
          value={value}
          error={isInvalid}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ input: { ...ltr, maxLength: 128, "aria-describedby": describedBy, "aria-invalid": isInvalid } }}
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? t("hidePassword") : t("showPassword")}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <EyeOffIcon /> : <EyeIcon />}
              </IconButton>
            </InputAdornment>
          }
        />
      )}
    </Field>
  );
};
