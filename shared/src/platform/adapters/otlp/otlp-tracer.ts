import { randomBytes } from "node:crypto";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-node";
import type { TracedSpan, Tracer } from "../../ports/tracer";
import { spanIdOf, traceIdOf } from "./span-ids";

export type OtlpOptions = {
  /** Of the collector: `http://host:4318`. */
  endpoint: string;
  serviceName: string;
  /** The part of all chains that is kept, 0 to 1: every process keeps the same ones. */
  ratio?: number;
};

const SPAN_ID_BYTES = 8;

/** Kinds by what a span begins with, as OpenTelemetry's screens show them. */
const kindOf = ({ own }: TracedSpan): SpanKind => (own?.as === "request" ? SpanKind.SERVER : SpanKind.INTERNAL);

/** Sends spans to a collector by OTLP over HTTP, in batches and in the background. */
export const createOtlpTracer = ({ endpoint, serviceName, ratio = 1 }: OtlpOptions): Tracer => {
  const next = { traceId: "", spanId: "" };
  const sampler = ratio < 1 ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    // What hangs under a command of another process is kept by the same rule as the command: by the trace's id.
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` })),
    ],
  });
  const tracer = provider.getTracer("naqsh");

  const contextOf = ({ under }: TracedSpan, traceId: string) =>
    under === null
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, {
          traceId,
          spanId: spanIdOf(under),
          traceFlags: TraceFlags.SAMPLED,
          isRemote: true,
        });

  return {
    isOn: true,
    now: () => performance.timeOrigin + performance.now(),
    record: (given) => {
      const traceId = traceIdOf(given.correlationId);
      if (traceId === null) return;
      next.traceId = traceId;
      next.spanId = given.own ? spanIdOf(given.own) : randomBytes(SPAN_ID_BYTES).toString("hex");
      const options = { kind: kindOf(given), startTime: timeOf(given.beganMs), attributes: given.attributes ?? {} };
      const span = tracer.startSpan(given.name, options, contextOf(given, traceId));
      if (given.failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: given.failure });
      span.end(timeOf(given.endedMs));
    },
    close: () => provider.shutdown(),
  };
};

const SECOND_MS = 1_000;
const NANOSECONDS = 1e6;

/** Seconds and nanoseconds. */
const timeOf = (ms: number): [number, number] => {
  const seconds = Math.floor(ms / SECOND_MS);
  return [seconds, Math.floor((ms - seconds * SECOND_MS) * NANOSECONDS)];
};
