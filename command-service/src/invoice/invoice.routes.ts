import { invoiceWrites } from "@naqsh/shared/invoice";
import { halalasFromDecimal } from "@naqsh/shared/kernel/money";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { createdIdOf } from "../commands/command-ids";
import { answerWith, refuse } from "../http/answers";
import { route, type Call, type Route } from "../http/route";
import { invoiceBookDecider } from "./invoice-book.decider";
import { invoicePartiesOf } from "./invoice-parties";

const issueDebitNote =
  (deps: CommandDeps) =>
  async ({ context, input, params, session }: Call<typeof invoiceWrites.issueDebitNote>): Promise<void> => {
    const { id: orderId, paymentId } = params;
    const { userId: issuedBy } = session;
    const sale = await deps.facts.sale(orderId);
    if (sale === null) return refuse(context, { code: "ORDER_UNKNOWN" });
    const { buyerId, artistId } = sale;
    const facts = { ...(await invoicePartiesOf(sale, deps.facts)), buyerId, artistId };
    const asked = await contextOf(context, deps, input);
    const stream = streamName(invoiceBookDecider.streamCategory, facts.sellerId);
    const debitNoteId = createdIdOf(issuedBy, asked.commandId, stream);
    const amount = halalasFromDecimal(input.amount) ?? 0;
    const wentBack = await deps.facts.wentBack(orderId, paymentId);
    const of = { ...facts, orderId, paymentId, debitNoteId, amount, wentBack };
    const result = await deps.handleCommand({
      decider: invoiceBookDecider,
      streamId: facts.sellerId,
      command: { type: "IssueDebitNote", data: { ...of, reason: input.reason, issuedBy } },
      context: asked,
      answer: () => ({ id: debitNoteId }),
    });
    answerWith(context, result, 201);
  };

/** What administrators correct of a seller's papers; all else of them follows from what happens to the money. */
export const invoiceRoutes = (deps: CommandDeps): Route[] => [
  route(invoiceWrites.issueDebitNote, { answer: issueDebitNote(deps) }),
];
