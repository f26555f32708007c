import { answer, post } from "../kernel/endpoint";
import { MatchLineBody, SetLineAsideBody } from "./transfer.commands";

/** `id`: the line's. */
type Line = { id: string };

/** What administrators do with a bank's statement; it is read in their browser and stays there. */
export const transferWrites = {
  matchLine: post("/api/admin/transfers/matches", {
    access: "administrator",
    rateLimit: "writes",
    summary: { ar: "مطابقة سطر من كشف الحساب مع حوالة", en: "Matches a line of the statement with a transfer" },
    input: MatchLineBody,
    answer: answer<Line>(),
    refusals: ["TRANSFER_UNKNOWN", "LINE_MATCHED", "LINE_SET_ASIDE", "LINE_LIKE_ANOTHER"],
  }),
  setLineAside: post("/api/admin/transfers/lines-aside", {
    access: "administrator",
    rateLimit: "writes",
    summary: { ar: "تنحية سطر ليس دفعة لطلب", en: "Sets a line aside that pays no order" },
    input: SetLineAsideBody,
    answer: answer<Line>(),
    refusals: ["LINE_MATCHED", "LINE_SET_ASIDE"],
  }),
};
