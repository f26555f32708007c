import styled from "@emotion/styled";
import { policyStep, type IncrementPolicy } from "@naqsh/shared/auction";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { useTranslation } from "../../i18n/use-translation";
import { Money } from "../../ui/money";

const RIYAL = 100;
/** The limits of each policy's steps, riyals; the last is where its top step stands. */
const LIMITS: Record<IncrementPolicy, number[]> = {
  "standard-1": [0, 1_000, 5_001],
  "fine-art-1": [0, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
};

/** How much more each bid has to be, by the price it comes upon; `own`: the seller's least step, halalas. */
export const LadderSteps = ({ policy, own }: { policy: IncrementPolicy; own: Halalas }) => {
  const { t } = useTranslation("auction");
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t("schedule.priceFrom")}</th>
          <th scope="col">{t("schedule.step")}</th>
        </tr>
      </thead>
      <tbody>
        {LIMITS[policy].map((limit) => (
          <tr key={limit}>
            <td>
              <Money amount={limit * RIYAL} />
            </td>
            <td>
              <Money amount={Math.max(policyStep(policy, limit * RIYAL), own)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--text-small);

  th,
  td {
    padding-block: 5px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    font-weight: 400;
  }

  th {
    color: var(--ink-2);
  }

  td:last-child,
  th:last-child {
    text-align: end;
  }
`;
