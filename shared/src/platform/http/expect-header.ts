import type { Server } from "node:http";
import { problemFrom } from "./problem-answer";
import { readerLanguage } from "./reader-language";

/** Without this, Node answers an `Expect` header other than 100-continue with a bare 417. The body is not awaited. */
export const refuseExpectHeaders = (server: Server): void => {
  server.on("checkExpectation", (request, response) => {
    const problem = problemFrom({ code: "EXPECTATION_FAILED" }, readerLanguage(request.headers["accept-language"]));
    const body = JSON.stringify(problem);
    response.writeHead(problem.status, {
      "Content-Type": "application/problem+json",
      "Content-Length": Buffer.byteLength(body),
      Connection: "close",
    });
    response.end(body);
  });
};
