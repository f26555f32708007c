import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { checkCertificate, type AuctionCertificate, type BidReceipt } from "@naqsh/shared/auction";
import { useMemo, useRef } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { Bidi } from "../../../ui/bidi";
import { HistoryIcon } from "../../../ui/icons";
import { DownloadIcon, ScrollIcon } from "../../../ui/tool-icons";
import { Container, PageHeading, Panel } from "../../../ui/page";
import { certificateAddress } from "../auction.api";
import { CertificateFacts } from "./certificate-facts";
import { ChainRows } from "./chain-rows";
import { ownRows } from "./own-rows";
import { useCheckedFile } from "./use-checked-file";
import { VerdictCard } from "./verdict-card";

const Actions = ({ auctionId, file }: { auctionId: string; file: ReturnType<typeof useCheckedFile> }) => {
  const { t } = useTranslation("certificate");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className="actions">
        <Button
          variant="contained"
          component="a"
          href={certificateAddress(auctionId)}
          download
          startIcon={<DownloadIcon />}
        >
          {t("download")}
        </Button>
        <Button variant="outlined" startIcon={<ScrollIcon />} onClick={() => input.current?.click()}>
          {t("checkFile")}
        </Button>
        <Button variant="outlined" component={Link} to={`/auctions/${auctionId}/replay`} startIcon={<HistoryIcon />}>
          {t("replay")}
        </Button>
        {file.checked && (
          <Button variant="text" onClick={file.forget}>
            {t("backToOwn")}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t("checkFile")}
          onChange={(event) => {
            void file.take(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </div>
      <p className="hint">{t("dropHint")}</p>
      {file.isOver && <div className="target">{t("dropHere")}</div>}
    </>
  );
};

const Explained = ({ certificate }: { certificate: AuctionCertificate }) => {
  const { t } = useTranslation("certificate");
  const language = useLanguage();
  return (
    <Panel className="panel explained">
      <h2>{t("explained")}</h2>
      {Object.entries(certificate.explained).map(([what, text]) => (
        <p key={what}>{text[language]}</p>
      ))}
    </Panel>
  );
};

const Voids = ({ certificate }: { certificate: AuctionCertificate }) => {
  const { t } = useTranslation("certificate");
  return (
    <Panel className="panel">
      <h2>{t("voids")}</h2>
      {certificate.voids.map(({ alias, reason }) => (
        <p key={alias}>{t("voidLine", { alias, reason: reason ?? t("reasonGone") })}</p>
      ))}
    </Panel>
  );
};

type CertificateViewProps = {
  issued: AuctionCertificate;
  /** Fetches it once more. */
  askAgain: () => Promise<unknown>;
  receipts: readonly BidReceipt[];
  userId: string | null;
};

/** The certificate of this auction, or of a file that was dropped on it: verdict, result, every row, what it shows. */
export const CertificateView = ({ issued, askAgain, receipts, userId }: CertificateViewProps) => {
  const { t } = useTranslation("certificate");
  const language = useLanguage();
  const file = useCheckedFile(issued.asOf, askAgain);
  const ofIssued = useMemo(() => checkCertificate(issued), [issued]);
  const verdict = file.checked?.verdict ?? ofIssued;
  const shown = verdict.kind === "unreadable" ? null : verdict.certificate;
  const own = useMemo(() => shown && ownRows(shown, receipts, userId), [shown, receipts, userId]);
  const title = titleOf(issued.auction, language);
  return (
    <Page>
      <div>
        <PageHeading documentTitle={t("documentTitle", { title })}>{t("title")}</PageHeading>
        <p className="work">
          <Link to={`/auctions/${issued.auction.auctionId}`}>
            <Bidi>{title}</Bidi>
          </Link>
        </p>
      </div>
      <p className="lead">{t("lead")}</p>
      <VerdictCard verdict={verdict} issued={issued} fileName={file.checked?.name ?? null} />
      <Actions auctionId={issued.auction.auctionId} file={file} />
      {shown && own && (
        <>
          <Panel className="panel">
            <CertificateFacts certificate={shown} />
          </Panel>
          <Panel className="panel">
            <h2>{t("chain")}</h2>
            {receipts.length > 0 && <p>{own.isAnyMissing ? t("notYours") : t("own", { count: own.hashes.size })}</p>}
            {shown.rows.length === 0 ? (
              <p>{t("chainEmpty")}</p>
            ) : (
              <ChainRows
                key={file.checked?.name}
                certificate={shown}
                findings={verdict.kind === "broken" ? verdict.findings : []}
                own={own.hashes}
              />
            )}
          </Panel>
          {shown.voids.length > 0 && <Voids certificate={shown} />}
          <Explained certificate={shown} />
        </>
      )}
    </Page>
  );
};

const Page = styled(Container)`
  display: grid;
  gap: var(--space-xl);
  padding-block: 26px 72px;

  .work {
    font-size: var(--text-heading);
    line-height: 1.6;
    color: var(--ink-2);
  }
  .work a {
    color: var(--link);
  }

  .lead {
    max-inline-size: 66ch;
    color: var(--ink-2);
    font-size: var(--text-lead);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-m);
  }

  .hint {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  .panel {
    display: grid;
    gap: var(--space-l);
    padding: 20px 24px;
  }

  .explained p {
    max-inline-size: 80ch;
    line-height: 1.8;
    color: var(--ink-2);
  }

  .target {
    position: fixed;
    z-index: 20;
    inset: 16px;
    display: grid;
    place-items: center;
    border: 3px dashed var(--primary);
    border-radius: var(--r-panel);
    background: color-mix(in srgb, var(--primary-soft) 92%, transparent);
    color: var(--primary);
    font: 600 var(--text-title)/1.5 var(--font-display);
    word-spacing: var(--display-gap);
    pointer-events: none;
  }

  @media print {
    .actions,
    .hint {
      display: none;
    }
  }

  @media (max-width: 767.95px) {
    gap: var(--space-l);

    .panel {
      padding: 16px;
    }
  }
`;
