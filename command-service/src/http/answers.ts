import { POSITION_HEADER } from "@naqsh/shared/platform/http/headers";
import { sendProblem } from "@naqsh/shared/platform/http/send-problem";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandResult } from "../handler/command";
import type { EdgeContext } from "./edge-context";

/** Answers with a problem in the reader's language. */
export const refuse = ({ headers, res }: EdgeContext, rejection: NaqshRejection, correlationId?: string): void =>
  sendProblem({ headers, response: res }, rejection, correlationId);

/** Answers with what a command came to; `status` is the one of success. */
export const answerWith = (context: EdgeContext, result: CommandResult, status: 200 | 201 = 200): void => {
  if (result.status === "rejected") return refuse(context, result.rejection);
  // What was accepted before somebody was kept out is theirs to hear.
  if (!result.repeated && context.state.forbidden) return refuse(context, context.state.forbidden);
  const position = context.state.positions?.seal(result.position);
  if (position) context.set(POSITION_HEADER, position);
  write(context, status, result.body);
};

/** Answers with what is no command's outcome. */
export const answerJson = (context: EdgeContext, body: object): void => sendJson(context, 200, JSON.stringify(body));

/** Leads a browser on by a GET: to a path of the client, or to another site. */
export const leadTo = ({ res }: EdgeContext, address: string): void => {
  res.writeHead(302, { Location: address, "Content-Length": 0 });
  res.end();
};

/** Answers with JSON that is no command's outcome, with a status of success. */
export const sendJson = (context: EdgeContext, status: number, body: string): void => {
  const { forbidden } = context.state;
  if (forbidden) return refuse(context, forbidden);
  write(context, status, body);
};

const write = ({ res }: EdgeContext, status: number, body: string): void => {
  if (res.headersSent) return;
  res.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  res.end(body);
};
