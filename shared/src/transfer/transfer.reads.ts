import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import type { KnownLine, TransfersPage } from "./transfer.views";

/** Days of the bank, both included. */
const LinesQuery = z.object({ from: z.iso.date(), to: z.iso.date() });

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
