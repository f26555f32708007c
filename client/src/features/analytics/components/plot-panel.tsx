import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { AnalyticsTable, DayRange } from "@naqsh/shared/analytics";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Inline } from "../../../ui/inline";
import { Text } from "../../../ui/text";
import { DownloadIcon } from "../../../ui/tool-icons";
import { tableFile } from "../analytics.api";
import { DataTable, type TableRow } from "./data-table";

type PlotPanelProps = {
  title: string;
  /** How its figures are computed. */
  how: string;
  head: readonly string[];
  rows: readonly TableRow[];
  /** The file with the same figures; none if it is left out. */
  file?: { table: AnalyticsTable; range: DayRange };
  /** Says what there will be, instead of a plot of nothing; null if there is something. */
  empty?: string | null;
  /** Whether so little is there that a table says it better. */
  isTableFirst?: boolean;
  children: ReactNode;
};

/** A plot with its name, how it is computed, its figures as a table and as a file. */
export const PlotPanel = ({
  title,
  how,
  head,
  rows,
  file,
  empty = null,
  isTableFirst = false,
  children,
}: PlotPanelProps) => {
  const { t } = useTranslation("analytics");
  const [chosen, choose] = useState<"plot" | "table" | null>(null);
  const headingId = useId();
  const isTable = chosen === null ? isTableFirst : chosen === "table";
  return (
    <Panel aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {empty === null ? (
        <>
          {!isTable && <div>{children}</div>}
          <DataTable caption={title} head={head} rows={rows} isHidden={!isTable} />
        </>
      ) : (
        <Text tone="quiet">{empty}</Text>
      )}
      <Inline gap="s" justify="space-between" className="foot">
        <details>
          <summary>{t("how")}</summary>
          <Text size="small" tone="quiet" measure={60}>
            {how}
          </Text>
        </details>
        {empty === null && (
          <Inline gap="xs">
            <Button size="small" variant="text" onClick={() => choose(isTable ? "plot" : "table")}>
              {t(isTable ? "asPlot" : "asTable")}
              <span className="visually-hidden">: {title}</span>
            </Button>
            {file && (
              <Button
                size="small"
                variant="text"
                component="a"
                href={tableFile(file.table, file.range)}
                download
                startIcon={<DownloadIcon size={18} />}
              >
                CSV
                <span className="visually-hidden">: {title}</span>
              </Button>
            )}
          </Inline>
        )}
      </Inline>
    </Panel>
  );
};

const Panel = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: var(--space-m);
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  background: var(--surface);

  h3 {
    font-size: var(--text-lead);
    line-height: 1.5;
  }

  .foot {
    align-items: start;
  }

  summary {
    min-block-size: 32px;
    padding-block: 5px;
    color: var(--ink-2);
    font-size: var(--text-small);
    cursor: pointer;
  }

  details[open] {
    flex-basis: 100%;
  }

  @media (max-width: 767.95px) {
    padding: 16px;
  }
`;
