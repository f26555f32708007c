import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { OutlinedInput } from "../../ui/material/outlined-input";
import type { SecondFactorView } from "@naqsh/shared/account";
import { useMutation } from "@tanstack/react-query";
import { useId, useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../api-error";
import { knowsPasskeys } from "../passkeys";
import { Field } from "../../ui/form/field";
import { useLtrInput } from "../../ui/form/ltr-input";
import { confirmByPasskey, confirmByText } from "./confirm.api";
import type { Confirmation } from "./use-confirmed";

type Proof = { password: string } | { code: string } | "passkey";

const confirmBy = (proof: Proof) => (proof === "passkey" ? confirmByPasskey() : confirmByText(proof));

type ConfirmIdentityProps = Confirmation & { factors: SecondFactorView | undefined };

/** Asks once more who is at the screen: by password, code or passkey. */
export const ConfirmIdentity = ({ isOpen, onConfirmed, onCancel, factors }: ConfirmIdentityProps) => {
  const { t } = useTranslation("confirm");
  const language = useLanguage();
  const ltr = useLtrInput();
  const titleId = useId();
  const [password, setPassword] = useState("");
  const confirm = useMutation({
    mutationFn: confirmBy,
    onSuccess: () => {
      setPassword("");
      onConfirmed();
    },
  });
  const { error } = confirm;
  const text = isApiError(error) ? error.text(language) : t("cancelled");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // What consists of six digits alone is a code: no password is that short on digits.
    const isCode = factors?.totp != null && /^\s*(?:[\d\u0660-\u0669\u06f0-\u06f9]\s*){6}$/u.test(password);
    if (password !== "") confirm.mutate(isCode ? { code: password } : { password });
  };
  return (
    <Dialog open={isOpen} onClose={onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{t("title")}</DialogTitle>
        <DialogContent>
          <Fields>
            <p>{t("lead")}</p>
            <Field label={t(factors?.totp ? "passwordOrCode" : "password")} error={error === null ? undefined : text}>
              {({ id, describedBy, isInvalid }) => (
                <OutlinedInput
                  id={id}
                  fullWidth
                  type="password"
                  autoComplete="current-password"
                  value={password}
                  error={isInvalid}
                  onChange={(event) => setPassword(event.target.value)}
                  slotProps={{
                    input: { ...ltr, maxLength: 128, "aria-describedby": describedBy, "aria-invalid": isInvalid },
                  }}
                />
              )}
            </Field>
            {factors && factors.passkeys.length > 0 && knowsPasskeys() && (
              <Button type="button" variant="outlined" onClick={() => confirm.mutate("passkey")}>
                {t("usePasskey")}
              </Button>
            )}
          </Fields>
        </DialogContent>
        <DialogActions>
          <Button type="button" variant="text" onClick={onCancel}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={confirm.isPending}>
            {t("submit")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const Fields = styled.div`
  display: grid;
  gap: var(--space-l);
`;
