import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import type { KnownLine, TransfersPage } from "./transfer.views";

/** Days of the bank, both included; every day if none is named. */
const LinesQuery = z.object({
  from: z._default(z.iso.date(), "2000-01-01"),
  to: z._default(z.iso.date(), "9999-12-31"),
});

export const transferReads = {
  transfers: get("/api/admin/transfers", {
    access: "administrator",
    summary: { ar: "الحوالات المنتظرة وما يجب رده", en: "Transfers that are awaited, and what is owed back" },
    answer: answer<TransfersPage>(),
  }),
  knownLines: get("/api/admin/transfers/lines", {
    access: "administrator",
    summary: { ar: "ما طوبق أو نُحّي من سطور الكشف", en: "Lines of the statement that were matched or set aside" },
    input: LinesQuery,
    answer: answer<KnownLine[]>(),
  }),
};
