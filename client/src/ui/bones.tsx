import styled from "@emotion/styled";
import { Inline } from "./inline";
import { Panel } from "./page";
import { Skeleton } from "./skeleton";
import { Stack } from "./stack";

const each = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

const LineBones = () => (
  <Stack gap="xs" style={{ flex: "1 1 0", minInlineSize: 0 }}>
    <Skeleton inline="38%" block="16px" />
    <Skeleton inline="62%" block="13px" />
  </Stack>
);

/** Rows of a list that will come, as a picture and two lines each. */
export const RowBones = ({ rows = 5 }: { rows?: number }) => (
  <Panel>
    {each(rows).map((row) => (
      <Row key={row}>
        <Skeleton inline="40px" block="40px" radius="50%" />
        <LineBones />
      </Row>
    ))}
  </Panel>
);

/** Fields of a form that will come. */
export const FieldBones = ({ fields = 5 }: { fields?: number }) => (
  <Stack gap="l">
    {each(fields).map((field) => (
      <Stack key={field} gap="xs">
        <Skeleton inline="120px" block="14px" />
        <Skeleton block="48px" radius="8px" />
      </Stack>
    ))}
  </Stack>
);

/** Cards below each other that will come, with a heading and two lines each. */
export const CardBones = ({ cards = 3 }: { cards?: number }) => (
  <Stack gap="l">
    {each(cards).map((card) => (
      <Card key={card}>
        <Skeleton inline="180px" block="20px" />
        <Skeleton inline="84%" block="14px" />
        <Skeleton inline="60%" block="14px" />
      </Card>
    ))}
  </Stack>
);

const Row = styled(Inline)`
  padding: 14px 16px;

  & + & {
    border-block-start: 1px solid var(--line);
  }
`;

const Card = styled(Panel)`
  display: grid;
  gap: var(--space-m);
  padding: 22px 20px;
`;
