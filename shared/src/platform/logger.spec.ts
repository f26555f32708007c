import { describe, expect, it } from "vitest";
import { createLogger } from "./logger";

const logged = (fields: object, level: "debug" | "info" = "info"): Record<string, unknown>[] => {
  const lines: string[] = [];
  const logger = createLogger({ level, destination: { write: (line) => void lines.push(line) } });
  logger.info(fields, "said");
  logger.debug(fields, "whispered");
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
};

describe("The logger", () => {
  it("writes one JSON line with level, fields and sentence", () => {
    const [line, ...more] = logged({ auctionId: "a1", amounts: [1, 2], at: new Date(0) });
    expect(line).toMatchObject({
      level: "info",
      auctionId: "a1",
      amounts: [1, 2],
      at: "1970-01-01T00:00:00.000Z",
      msg: "said",
    });
    expect(more).toEqual([]);
    expect(logged({}, "debug")).toHaveLength(2);
  });

  it.each([
    { password: "s3cret-v" },
    { body: { newPassword: "s3cret-v", list: [{ resetToken: "s3cret-v" }] } },
    { headers: { cookie: "s3cret-v", "set-cookie": ["s3cret-v"], authorization: "s3cret-v" } },
    { command: { data: { maximum: "s3cret-v", reserve: "s3cret-v", reservePrice: "s3cret-v" } } },
    { maxima: ["s3cret-v"], email: "s3cret-v", claimSecret: "s3cret-v" },
    { error: Object.assign(new Error("refused"), { command: { maximum: "s3cret-v" }, token: "s3cret-v" }) },
    { error: new Error("refused", { cause: { maximum: "s3cret-v" } }) },
  ])("tells nothing of %j", (fields) => {
    expect(JSON.stringify(logged(fields))).not.toContain("s3cret-v");
  });

  it("tells of an error what helps to find it", () => {
    const [line] = logged({ error: Object.assign(new TypeError("broken"), { code: "EIO" }) });
    expect(line!["error"]).toMatchObject({ type: "TypeError", message: "broken", code: "EIO" });
    expect(JSON.stringify(line)).toContain("logger.spec");
  });

  it("survives what holds itself", () => {
    const circle: Record<string, unknown> = {};
    circle["self"] = circle;
    expect(logged({ circle })).toHaveLength(1);
  });
});
