import styled from "@emotion/styled";
import {
  compareCertificates,
  type AuctionCertificate,
  type CertificateComparison,
  type CertificateFinding,
  type CertificateVerdict,
} from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useMemo } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { Ltr } from "../../../ui/bidi";
import { DoneIcon, InfoIcon, RefusedIcon } from "../../../ui/icons";

const useFindingWords = () => {
  const { t } = useTranslation("certificate");
  return (finding: CertificateFinding): string => {
    switch (finding.what) {
      case "row":
        return t(finding.because === "hash" ? "finding.rowHash" : "finding.rowNumber", { row: finding.row });
      case "void":
        return t("finding.void", { alias: finding.alias });
      case "result":
        return t(`finding.result.${finding.field}`);
      default:
        return t(`finding.${finding.what}`);
    }
  };
};

type Comparable = Exclude<CertificateComparison, { kind: "otherAuction" }>;

/** How a file stands to what this shop itself holds, in words. */
const useComparisonWords = (issued: AuctionCertificate) => {
  const { t } = useTranslation("certificate");
  const format = useFormat();
  return (comparison: Comparable, file: AuctionCertificate): string => {
    if (comparison.kind === "same") return t("comparison.same");
    const named = comparison.parts.map((part) => t(`comparison.parts.${part}`));
    if (comparison.kind === "different") {
      const { rows: other } = comparison;
      const rows =
        other === null ? [] : [t(`comparison.parts.${other.count === 1 ? "row" : "rows"}`, { row: other.first })];
      return t("comparison.different", { parts: format.list([...rows, ...named]) });
    }
    const time = format.dateTime(msFromInstant(file.asOf));
    const grown = issued.rows.length > file.rows.length;
    const since = grown ? [t("comparison.parts.rows", { row: file.rows.length + 1 }), ...named] : named;
    if (since.length === 0) return t("comparison.earlierSame", { time });
    return t("comparison.earlier", { time, parts: format.list(since) });
  };
};

const Hashes = ({ certificate }: { certificate: AuctionCertificate }) => {
  const { t } = useTranslation("certificate");
  return (
    <dl>
      <dt>{t("head")}</dt>
      <dd>
        <Ltr>{certificate.chain.head}</Ltr>
      </dd>
      <dt>{t("digest")}</dt>
      <dd>
        <Ltr>{certificate.digest}</Ltr>
      </dd>
    </dl>
  );
};

type VerdictCardProps = { verdict: CertificateVerdict; issued: AuctionCertificate; fileName: string | null };

const MOST_SHOWN = 12;

type Finding = CertificateVerdict["kind"] | "notOurs" | "otherAuction";

/** A file that is consistent is the platform's own only if the platform holds the same one. */
const findingOf = ({ kind }: CertificateVerdict, comparison: CertificateComparison | null): Finding => {
  if (kind !== "intact" || comparison === null) return kind;
  if (comparison.kind === "otherAuction") return "otherAuction";
  return comparison.kind === "different" ? "notOurs" : "intact";
};

const looks = {
  intact: { tone: "intact", icon: DoneIcon, text: "verdict.intactText" },
  broken: { tone: "broken", icon: RefusedIcon, text: "verdict.brokenText" },
  unreadable: { tone: "broken", icon: RefusedIcon, text: "verdict.unreadableText" },
  notOurs: { tone: "broken", icon: RefusedIcon, text: "verdict.notOursText" },
  otherAuction: { tone: "other", icon: InfoIcon, text: "verdict.otherAuctionText" },
} as const satisfies Record<Finding, object>;

/** What the check found, in a word and in full. */
export const VerdictCard = ({ verdict, issued, fileName }: VerdictCardProps) => {
  const { t } = useTranslation("certificate");
  const wordsOf = useFindingWords();
  const comparisonWords = useComparisonWords(issued);
  const file = fileName === null || verdict.kind === "unreadable" ? null : verdict.certificate;
  const comparison = useMemo(() => file && compareCertificates(file, issued), [file, issued]);
  const finding = findingOf(verdict, comparison);
  const { tone, icon: Icon, text } = looks[finding];
  return (
    <Card data-tone={tone} data-testid="verdict" aria-live="polite">
      <Icon size={40} strokeWidth={1.6} />
      <h2>{t(`verdict.${finding}`)}</h2>
      {fileName !== null && <p>{t("fileShown", { name: fileName })}</p>}
      {verdict.kind === "intact" && (
        <p>
          {t("rowsChecked", { count: verdict.certificate.rows.length })}. {t(text)}
        </p>
      )}
      {verdict.kind === "broken" && (
        <>
          <p>{t(text)}</p>
          <ul>
            {verdict.findings.slice(0, MOST_SHOWN).map((finding) => (
              <li key={JSON.stringify(finding)}>{wordsOf(finding)}</li>
            ))}
          </ul>
        </>
      )}
      {verdict.kind === "unreadable" && (
        <p>{verdict.where ? t("verdict.unreadableAt", { where: verdict.where }) : t(text)}</p>
      )}
      {comparison?.kind === "otherAuction" && file && (
        <p>
          <Link to={`/auctions/${file.auction.auctionId}/certificate`}>{t("verdict.otherAuctionLink")}</Link>
        </p>
      )}
      {comparison && comparison.kind !== "otherAuction" && file && <p>{comparisonWords(comparison, file)}</p>}
      {verdict.kind !== "unreadable" && <Hashes certificate={verdict.certificate} />}
    </Card>
  );
};

const Card = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-s) var(--space-l);
  padding: 22px 24px;
  border-radius: var(--r-panel);
  background: var(--palm-soft);

  > svg {
    color: var(--palm);
    grid-row: span 3;
  }

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
    color: var(--palm);
  }

  p,
  ul,
  dl {
    grid-column: 2;
  }

  p,
  li {
    line-height: 1.65;
  }

  ul {
    padding-inline-start: 20px;
  }

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-xs) var(--space-l);
    margin-block-start: 8px;
    font-size: var(--text-small);
    line-height: 1.6;
  }

  dd {
    overflow-wrap: anywhere;
    text-align: start;
  }

  &[data-tone="broken"] {
    background: var(--madder-soft);
  }
  &[data-tone="broken"] > svg,
  &[data-tone="broken"] h2 {
    color: var(--madder);
  }

  &[data-tone="other"] {
    background: var(--saffron-soft);
  }
  &[data-tone="other"] > svg,
  &[data-tone="other"] h2 {
    color: var(--saffron-ink);
  }

  p a {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  @media (max-width: 767.95px) {
    padding: 16px;
    gap: var(--space-s) var(--space-m);

    h2 {
      font-size: var(--text-heading);
    }
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
    p,
    ul,
    dl {
      grid-column: 1 / -1;
    }
    > svg {
      grid-row: auto;
    }
  }
`;
