import type { Server } from "node:http";
import { sendProblem } from "./send-problem";

/** Left alone, Node answers an `Expect` other than 100-continue with a bare 417; the body that may follow is not waited for. */
export const refuseUnmetExpectations = (server: Server): void => {
  server.on("checkExpectation", (request, response) => {
    response.setHeader("Connection", "close");
    sendProblem({ headers: request.headers, response }, { code: "EXPECTATION_FAILED" });
  });
};
