import styled from "@emotion/styled";
import { Button } from "../../../../ui/button";
import { useState, type FormEvent } from "react";
import { useTranslation } from "../../../../i18n/use-translation";
import { useSession } from "../../../../lib/session";
import { Ltr } from "../../../../ui/bidi";
import { TextField } from "../../../../ui/form/text-field";
import { Panel } from "../../../../ui/page";
import { Stack } from "../../../../ui/stack";
import { Text } from "../../../../ui/text";
import { requestEmail, useWantedEmail } from "../my-data.api";
import { useLeave } from "../use-leave";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The e-mail of the reader's account, and how it becomes another one. */
export const EmailSection = () => {
  const { t } = useTranslation("my-data");
  const { user } = useSession();
  const wanted = useWantedEmail();
  const { act, isPending, Confirmation } = useLeave();
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string | undefined>();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (!EMAIL.test(email.trim())) return setFault(t("email.invalid"));
    setFault(undefined);
    if (await act(() => requestEmail(email.trim()), { done: t("email.asked"), failed: t("email.failed") }))
      setEmail("");
  };
  return (
    <Box aria-labelledby="change-email">
      <Stack gap="m">
        <h2 id="change-email">{t("email.title")}</h2>
        <Text>
          {t("email.current")}: <Ltr>{user?.email ?? ""}</Ltr>
        </Text>
        <Text tone="quiet" measure={72}>
          {t("email.lead")}
        </Text>
        {wanted && (
          <Text role="status" measure={72}>
            {t("email.wanted")} <Ltr>{wanted}</Ltr>
          </Text>
        )}
        <form onSubmit={(event) => void ask(event)} noValidate>
          <TextField
            label={t("email.new")}
            kind="email"
            maxLength={254}
            autoComplete="email"
            value={email}
            onChange={setEmail}
            error={fault}
          />
          <Button variant="outlined" type="submit" loading={isPending}>
            {t("email.ask")}
          </Button>
        </form>
      </Stack>
      {Confirmation}
    </Box>
  );
};

const Box = styled(Panel)`
  padding: 24px;

  h2 {
    font-size: var(--text-heading);
    line-height: 1.4;
  }

  form {
    display: grid;
    inline-size: min(100%, 420px);
    gap: var(--space-m);
  }

  button {
    justify-self: start;
  }
`;
