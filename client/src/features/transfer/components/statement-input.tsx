import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { useId, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { TextField } from "../../../ui/form/text-field";

/** A statement is pasted, or chosen as a file; either way it stays in this browser. */
export const StatementInput = ({ onRead }: { onRead: (statement: string) => void }) => {
  const { t } = useTranslation("transfer");
  const [text, setText] = useState("");
  const file = useId();
  const readFile = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const content = await chosen.text();
    setText(content);
    onRead(content);
  };
  return (
    <Box>
      <TextField
        label={t("statement.label")}
        hint={t("statement.hint")}
        value={text}
        onChange={setText}
        rows={4}
        kind="words"
      />
      <div className="actions">
        <Button variant="contained" disabled={text.trim() === ""} onClick={() => onRead(text)}>
          {t("statement.read")}
        </Button>
        <Button variant="outlined" component="label" htmlFor={file}>
          {t("statement.file")}
        </Button>
        <input
          id={file}
          type="file"
          className="visually-hidden"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => void readFile(event.target.files?.[0])}
        />
      </div>
    </Box>
  );
};

const Box = styled.section`
  display: grid;
  gap: var(--space-m);

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-m);
  }
`;
