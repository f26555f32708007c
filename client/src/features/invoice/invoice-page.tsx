import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import type { InvoiceView } from "@naqsh/shared/invoice";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation";
import { Link, useParams } from "react-router-dom";
import { api } from "../../lib/api";
import { INVOICES_KEY } from "../../lib/query-keys";
import { Awaited } from "../../ui/awaited";
import { Inline } from "../../ui/inline";
import { Container, PageHeading } from "../../ui/page";
import { Skeleton } from "../../ui/skeleton";
import { EmptyState } from "../../ui/states";
import { InvoiceSheet } from "./components/invoice-sheet";

/** A sheet, and above it the same as a file to keep. */
const Paper = ({ orderId, invoice }: { orderId: string; invoice: InvoiceView }) => {
  const { t } = useTranslation("invoice");
  return (
    <div>
      <Inline className="screen-only" gap="s" justify="end">
        <Button
          variant="text"
          component="a"
          href={`/api/orders/${orderId}/invoices/${invoice.id}/pdf`}
          download={`${invoice.number}.pdf`}
        >
          {t("pdf", { number: invoice.number })}
        </Button>
      </Inline>
      <InvoiceSheet invoice={invoice} />
    </div>
  );
};

/** `/orders/:id/invoice`: an order's invoice, its credit and debit notes, each a page of paper when it is printed. */
export const InvoicePage = () => {
  const { t } = useTranslation("invoice");
  const { id = "" } = useParams();
  const query = useQuery({
    queryKey: [INVOICES_KEY, id],
    queryFn: ({ signal }) => api.get("/api/orders/:id/invoices", { params: { id }, signal }),
    staleTime: 0,
  });
  return (
    <Page>
      <Inline className="screen-only" gap="m" align="center" justify="space-between">
        <PageHeading documentTitle={t("title")}>{t("title")}</PageHeading>
        <Inline gap="s">
          <Button variant="contained" onClick={() => window.print()}>
            {t("print")}
          </Button>
          <Button variant="outlined" component={Link} to={`/orders/${id}`}>
            {t("order")}
          </Button>
        </Inline>
      </Inline>
      <Awaited query={query} loading={t("loading")} bones={<Skeleton block="780px" />} failed={t("failed")}>
        {(invoices) =>
          invoices.length === 0 ? (
            <EmptyState title={t("none.title")} text={t("none.text")} />
          ) : (
            invoices.map((invoice) => <Paper key={invoice.id} orderId={id} invoice={invoice} />)
          )
        }
      </Awaited>
    </Page>
  );
};

const Page = styled(Container)`
  display: grid;
  gap: var(--space-xl);
  max-inline-size: 880px;
  padding-block: 26px 72px;

  @media print {
    max-inline-size: none;
    padding: 0;

    .screen-only {
      display: none;
    }
  }
`;
