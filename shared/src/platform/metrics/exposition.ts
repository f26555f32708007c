import type { Histogram } from "./histogram";

type Labels = Readonly<Record<string, string>>;
type Sample = { labels?: Labels; value: number };
export type Metric = { name: string; help: string } & (
  | { type: "counter" | "gauge"; samples: readonly Sample[] }
  | { type: "histogram"; samples: readonly { labels?: Labels; histogram: Histogram }[] }
);

/** Text of Prometheus' exposition format 0.0.4. */
export const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

const escaped = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');

const line = (name: string, labels: Labels, value: number): string => {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${pairs.length === 0 ? "" : `{${pairs.join(",")}}`} ${value}`;
};

const histogramLines = (name: string, labels: Labels, { bounds, counts, sum, count }: Histogram): string[] => {
  let below = 0;
  const buckets = bounds.map((bound, place) => {
    below += counts[place]!;
    return line(`${name}_bucket`, { ...labels, le: String(bound) }, below);
  });
  const whole = line(`${name}_bucket`, { ...labels, le: "+Inf" }, count);
  return [...buckets, whole, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, count)];
};

const linesOf = (metric: Metric): string[] => {
  const head = [`# HELP ${metric.name} ${metric.help}`, `# TYPE ${metric.name} ${metric.type}`];
  if (metric.type !== "histogram") {
    return [...head, ...metric.samples.map(({ labels, value }) => line(metric.name, labels ?? {}, value))];
  }
  return [
    ...head,
    ...metric.samples.flatMap(({ labels, histogram }) => histogramLines(metric.name, labels ?? {}, histogram)),
  ];
};

export const exposed = (metrics: readonly Metric[]): string => `${metrics.flatMap(linesOf).join("\n")}\n`;
