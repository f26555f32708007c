import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  beganMs: number;
  endedMs: number;
  attributes: Record<string, unknown>;
};

export type Collector = { endpoint: string; spans: CollectedSpan[]; close: () => Promise<void> };

type OtlpValue = Record<string, unknown>;
type OtlpSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: OtlpValue }[];
};
type OtlpBody = { resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[] };

const NANOSECONDS = 1e6;

const spanFrom = ({ attributes, startTimeUnixNano, endTimeUnixNano, parentSpanId = "", ...span }: OtlpSpan) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  name: span.name,
  parentSpanId,
  beganMs: Number(startTimeUnixNano) / NANOSECONDS,
  endedMs: Number(endTimeUnixNano) / NANOSECONDS,
  attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
});

/** A collector of traces in this process: OTLP over HTTP, in JSON. */
export const openCollector = async (): Promise<Collector> => {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    request.on("end", () => {
      const { resourceSpans } = JSON.parse(text) as OtlpBody;
      for (const { scopeSpans } of resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans.map(spanFrom));
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
