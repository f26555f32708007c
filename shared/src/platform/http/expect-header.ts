import type { Server } from "node:http";
import { sendProblem } from "./send-problem";

/** Without this, Node answers an `Expect` header other than 100-continue with a bare 417. The body is not awaited. */
export const refuseExpectHeaders = (server: Server): void => {
  server.on("checkExpectation", (request, response) => {
    response.setHeader("Connection", "close");
    sendProblem({ headers: request.headers, response }, { code: "EXPECTATION_FAILED" });
  });
};
