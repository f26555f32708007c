import { checkCertificateText } from "@naqsh/shared/auction";
import type { AuctionCertificate, CertificateFinding, CertificateVerdict } from "@naqsh/shared/auction";

export type CertificateReport = { verdict: CertificateVerdict; text: string };

const RESULT_WORDS = {
  price: "price in halalas",
  leaderAlias: "number of the leading bidder",
  bidCount: "count of bids",
  bidderCount: "count of bidders",
} as const;

const difference = ({ expected, found }: { expected: string; found: string }): string =>
  `should be ${expected}, is ${found}`;

const sentenceOf = (finding: CertificateFinding): string => {
  switch (finding.what) {
    case "row":
      return finding.because === "number"
        ? `Row ${finding.row}: a row was left out, put in or moved here; its number ${difference(finding)}`
        : `Row ${finding.row}: its hash does not fit what it says and the row before; it ${difference(finding)}`;
    case "start":
      return `The hash before the first row ${difference(finding)}`;
    case "length":
      return `The number of rows ${difference(finding)}`;
    case "head":
      return `The head of the chain ${difference(finding)}`;
    case "void":
      return `The voided bids of bidder ${finding.alias} name rows that were not theirs`;
    case "result":
      return `The result does not follow from the rows: the ${RESULT_WORDS[finding.field]} ${difference(finding)}`;
    case "digest":
      return "The file was changed after it was given: its digest does not fit its content";
  }
};

/** If only the digest does not fit, the rest narrows down what was changed. */
const ONLY_DIGEST =
  "Every row, the chain and the counts fit, so it is in what no receipt covers: the work's name, the times, the terms, " +
  "the kind of a row, a voided bid's reason or the rest of the result. Dropped on the auction's page the file shows which.";

const titleOf = ({ auction }: AuctionCertificate): string => `${auction.title} (auction ${auction.auctionId})`;

const intact = (certificate: AuctionCertificate): string =>
  [
    `Intact: ${titleOf(certificate)}`,
    `${certificate.rows.length} rows, each bound to the one before; head ${certificate.chain.head}`,
    "The result follows from the rows, and nothing else in the file was changed.",
    "Compare the head with the auction's page, or with the receipt of a bid, to know that it is the shop's own history.",
  ].join("\n");

const textOf = (verdict: CertificateVerdict): string => {
  if (verdict.kind === "intact") return intact(verdict.certificate);
  if (verdict.kind === "broken") {
    const { findings, certificate } = verdict;
    const hint = findings.every(({ what }) => what === "digest") ? [ONLY_DIGEST] : [];
    return [`Changed: ${titleOf(certificate)}`, ...findings.map(sentenceOf), ...hint].join("\n");
  }
  return verdict.where === null
    ? "This file is no fairness certificate"
    : `This certificate cannot be read: ${verdict.where || "the file"} does not hold what belongs there`;
};

/** Checks the text of a certificate's file and says in plain words what was found. */
export const certificateReport = (file: string): CertificateReport => {
  const verdict = checkCertificateText(file);
  return { verdict, text: textOf(verdict) };
};
