import styled from "@emotion/styled";
import type { DemoAccount } from "@naqsh/shared/account";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { Avatar } from "../../ui/avatar";
import { Bidi, Ltr } from "../../ui/bidi";
import { StatusPill, type Tone } from "../../ui/status-pill";
import { useDemoAccounts } from "./account.api";

const tones: Record<DemoAccount["role"], Tone> = { admin: "notice", artist: "brand", collector: "neutral" };

type DemoAccountsProps = { isPending: boolean; onChoose: (account: DemoAccount) => void };

/** The accounts of a demo, each one press away; nothing if this is no demo. */
export const DemoAccounts = ({ isPending, onChoose }: DemoAccountsProps) => {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const accounts = useDemoAccounts();
  if (accounts.length === 0) return null;
  return (
    <Section aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t("demo.title")}</h2>
      <p>{t("demo.lead")}</p>
      <ul>
        {accounts.map((account) => {
          const name = language === "en" ? account.nameEn : account.name;
          return (
            <li key={account.email}>
              <button type="button" disabled={isPending} onClick={() => onChoose(account)}>
                <Avatar id={account.email} name={name} />
                <span>
                  <span className="name">
                    <strong>
                      <Bidi>{name}</Bidi>
                    </strong>
                    <StatusPill tone={tones[account.role]}>{t(`roles.${account.role}`)}</StatusPill>
                  </span>
                  <small>
                    <Ltr>{account.email}</Ltr>
                  </small>
                  <small>
                    <Ltr>{account.password}</Ltr>
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
};

const Section = styled.section`
  margin-block-start: 36px;
  padding-block-start: 24px;
  border-block-start: 1px solid var(--line);

  h2 {
    font-size: var(--text-heading);
    line-height: 1.5;
  }

  > p {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  ul {
    list-style: none;
    padding: 0;
    margin-block-start: 14px;
    display: grid;
    gap: var(--space-s);
  }

  button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-m);
    align-items: center;
    inline-size: 100%;
    padding: 10px 14px;
    border: 1px solid var(--line);
    border-radius: var(--r-control);
    background: var(--surface);
    text-align: start;
    line-height: 1.5;
    cursor: pointer;
    transition: border-color var(--t-state);
  }

  button:hover {
    border-color: var(--primary);
  }

  button:disabled {
    opacity: 0.6;
  }

  .name {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-xs) var(--space-m);
    align-items: center;
    justify-content: space-between;
  }

  strong {
    font-weight: 600;
  }

  small {
    display: block;
    font-size: var(--text-caption);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;
