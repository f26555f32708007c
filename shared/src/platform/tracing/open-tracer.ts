import { NO_TRACER } from "../ports/tracer";
import type { Tracer } from "../ports/tracer";

export type TracingConfig = {
  /** OTEL_EXPORTER_OTLP_ENDPOINT; without one nothing is traced. */
  endpoint?: string;
  /** OTEL_TRACES_SAMPLER_ARG: the part of all chains that is kept. */
  ratio?: number;
};

/** The OpenTelemetry packages are loaded only if a collector is named. */
export const openTracer = async (serviceName: string, { endpoint, ratio = 1 }: TracingConfig): Promise<Tracer> => {
  if (endpoint === undefined) return NO_TRACER;
  const { createOtlpTracer } = await import("../adapters/otlp/otlp-tracer");
  return createOtlpTracer({ endpoint, serviceName, ratio });
};
