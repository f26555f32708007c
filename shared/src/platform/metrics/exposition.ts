import { Counter, Gauge, Histogram, Registry } from "prom-client";

type Labels = Readonly<Record<string, string>>;
type Sample = { labels?: Labels; value: number };

/** A figure as it is at the moment of a scrape. */
type Figure = { name: string; help: string; type: "counter" | "gauge"; samples: readonly Sample[] };

/** What a process tells of itself: a figure read for this scrape, or a histogram that has counted since the start. */
export type Metric = Figure | Histogram;

/** Text of Prometheus' exposition format 0.0.4. */
export const CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

const counterOf = ({ name, help, samples }: Figure, labelNames: string[]): Counter => {
  const counter = new Counter({ name, help, labelNames, registers: [] });
  for (const { labels = {}, value } of samples) counter.inc(labels, value);
  return counter;
};

const gaugeOf = ({ name, help, samples }: Figure, labelNames: string[]): Gauge => {
  const gauge = new Gauge({ name, help, labelNames, registers: [] });
  for (const { labels = {}, value } of samples) gauge.set(labels, value);
  return gauge;
};

const registered = (metric: Metric): Counter | Gauge | Histogram => {
  if (metric instanceof Histogram) return metric;
  const labelNames = [...new Set(metric.samples.flatMap(({ labels = {} }) => Object.keys(labels)))];
  const figure = metric.type === "counter" ? counterOf(metric, labelNames) : gaugeOf(metric, labelNames);
  // prom-client begins a figure without labels at 0: nobody has read that.
  if (metric.samples.length === 0) figure.remove();
  return figure;
};

/** The text of one scrape. */
export const exposed = (metrics: readonly Metric[]): Promise<string> => {
  const registry = new Registry();
  for (const metric of metrics) registry.registerMetric(registered(metric));
  return registry.metrics();
};
