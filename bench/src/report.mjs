/** A table for people, and the page of the last runs. */

const short = (value) => {
  if (!Number.isFinite(value)) return "-";
  const size = Math.abs(value);
  if (size >= 1_000) return Math.round(value).toLocaleString("en");
  if (size >= 100) return value.toFixed(0);
  return value.toFixed(size >= 10 ? 1 : 2);
};

const withUnit = (value, unit) => (unit.startsWith("/") ? `${short(value)}${unit}` : `${short(value)} ${unit}`.trim());

const goalText = ({ atLeast, atMost, absoluteAtLeast, absoluteAtMost, unit }) => {
  const parts = [];
  if (atLeast !== undefined) parts.push(`>= ${atLeast}x`);
  if (atMost !== undefined) parts.push(`<= ${atMost}x`);
  if (absoluteAtLeast !== undefined) parts.push(`>= ${withUnit(absoluteAtLeast, unit)}`);
  if (absoluteAtMost !== undefined) parts.push(`<= ${withUnit(absoluteAtMost, unit)}`);
  return parts.join(" and ");
};

const isMet = ({ figure, atLeast, atMost, absoluteAtLeast, absoluteAtMost }, { ratio, product }) =>
  (atLeast === undefined || ratio[figure] >= atLeast) &&
  (atMost === undefined || ratio[figure] <= atMost) &&
  (absoluteAtLeast === undefined || product[figure] >= absoluteAtLeast) &&
  (absoluteAtMost === undefined || product[figure] <= absoluteAtMost);

/** One row for each goal and each figure that is only shown. */
export const rowsOf = (measured) =>
  measured.flatMap((one) =>
    [...one.goals, ...(one.shown ?? [])].map((line) => {
      const isGoal = goalText(line) !== "";
      const verdict = isMet(line, one) ? "yes" : "no";
      const rival = line.absoluteAtMost !== undefined && line.atMost === undefined ? undefined : one.rival[line.figure];
      return {
        id: one.id,
        label: line.label,
        goal: isGoal ? goalText(line) : "",
        product: withUnit(one.product[line.figure], line.unit),
        rival: rival === undefined ? "" : withUnit(rival, line.unit),
        ratio: rival === undefined ? "" : `${short(one.ratio[line.figure])}x`,
        met: isGoal ? verdict : "",
        pairs: `${one.pairs} kept, ${one.dropped} dropped`,
      };
    }),
  );

const HEADS = {
  id: "",
  label: "figure",
  goal: "goal",
  product: "Naqsh",
  rival: "rival",
  ratio: "ratio",
  met: "met",
  pairs: "pairs",
};

export const tableOf = (measured) => {
  const rows = [HEADS, ...rowsOf(measured)];
  const widths = Object.keys(HEADS).map((key) => Math.max(...rows.map((row) => row[key].length)));
  return rows
    .map((row) =>
      Object.keys(HEADS)
        .map((key, place) => row[key].padEnd(widths[place]))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

const cellsOf = (row) => Object.keys(HEADS).map((key) => row[key]);

/** The rows of a table of the page, by figure. */
const rowsWritten = (page) => {
  const rows = new Map();
  for (const [line, id] of page.matchAll(/^\| ([A-Z]\d+[a-z]?) +\|.*\|$/gm)) {
    const cells = line.slice(1, -1).split("|");
    rows.set(id, [...(rows.get(id) ?? []), cells.map((cell) => cell.trim())]);
  }
  return rows;
};

/** The sections of the page, by figure. */
const sectionsWritten = (page) =>
  new Map(
    page
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [/^## ([A-Z]\d+[a-z]?):/.exec(section)?.[1], section]),
  );

const markdownTable = (bodiesAll) => {
  const rows = [cellsOf(HEADS), ...bodiesAll];
  const widths = rows[0].map((_, place) => Math.max(3, ...rows.map((row) => row[place].length)));
  const line = (cells) => `| ${cells.map((cell, place) => cell.padEnd(widths[place])).join(" | ")} |`;
  const [heads, ...bodies] = rows.map(line);
  return [heads, line(widths.map((width) => "-".repeat(width))), ...bodies].join("\n");
};

const BAR = 260;

/** The ratios of the pairs as bars beside a line for the goal. */
export const plotOf = ({ id, goals, shown = [], perPair, pairs }) => {
  const lines = [...goals, ...shown].filter(({ figure }) => perPair[figure] !== undefined);
  const most = Math.max(
    1,
    ...lines.flatMap(({ figure, atLeast, atMost }) => [...perPair[figure], atLeast ?? atMost ?? 0]),
  );
  const across = (value) => 150 + (Math.min(value, most) / most) * BAR;
  const parts = [];
  let top = 24;
  for (const { figure, label, atLeast, atMost } of lines) {
    parts.push(`<text x="142" y="${top + 9}" text-anchor="end">${label}</text>`);
    for (const ratio of perPair[figure]) {
      parts.push(
        `<rect x="150" y="${top}" width="${(across(ratio) - 150).toFixed(1)}" height="9" rx="2" fill="#9a7b3f"/>`,
      );
      parts.push(`<text x="${(across(ratio) + 5).toFixed(1)}" y="${top + 8}">${short(ratio)}x</text>`);
      top += 13;
    }
    const goal = atLeast ?? atMost;
    if (goal !== undefined) {
      const x = across(goal).toFixed(1);
      parts.push(
        `<line x1="${x}" x2="${x}" y1="${top - 13 * pairs - 3}" y2="${top}" stroke="#1f6f5c" stroke-width="2" stroke-dasharray="4 3"/>`,
      );
    }
    top += 12;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 ${top}" width="480" height="${top}" font-family="sans-serif" font-size="9" fill="#6b6b6b">
<text x="8" y="14">${id}: Naqsh against its rival, each pair; dashed: the goal</text>
${parts.join("\n")}
</svg>
`;
};

const sectionOf = (one) =>
  [
    `## ${one.id}: ${one.title}`,
    "",
    `Rival: ${one.rivalName}.${one.engines ? ` On ${one.engines}.` : ""} Measured ${one.measuredAt.slice(0, 16).replace("T", " ")} UTC on ${one.machine.cores} cores of ${one.machine.cpu}, Node ${one.machine.node}; load before it ${short(one.loadBefore)}.`,
    ...(one.loadBefore > one.machine.cores
      ? [
          "",
          "**Other work had most of the machine during this run: read the ratios with care, not the absolute figures.**",
        ]
      : []),
    "",
    `![${one.id}](performance/${one.id.toLowerCase()}.svg)`,
    "",
    `What limits it: ${one.limits}`,
    ...(one.notes ?? []).map((note) => `\n- ${note}`),
    "",
  ].join("\n");

/**
 * The page of the figures in the order of `ids`: as measured, and as the page said before of those that were not, perhaps on
 * another machine.
 */
export const pageOf = (measured, ids, pageBefore) => {
  const found = new Map(measured.map((one) => [one.id, one]));
  const rows = rowsWritten(pageBefore);
  const sections = sectionsWritten(pageBefore);
  const known = ids.filter((id) => found.has(id) || sections.has(id));
  const rowsNow = (id) => (found.has(id) ? rowsOf([found.get(id)]).map(cellsOf) : (rows.get(id) ?? []));
  const sectionNow = (id) => (found.has(id) ? sectionOf(found.get(id)) : `${sections.get(id).trimEnd()}\n`);
  return `# Performance

Written by \`npm run bench\` from the last run of each figure. A goal is a ratio against a rival in the same run: product and
rival in turns, the median of the ratios of the pairs; pairs before which the machine was more than 15 % faster or slower than
usual are dropped and counted. Figures whose name ends in c, G17 and G18 run on engines: those that \`EVENTSTORE_URL\` (a server that is best
empty), \`MONGODB_URL\` and \`REDIS_URL\` name, else a Redis and a FerretDB of this machine; each says which. Absolute figures are those of
the machine that each names (2 cores of an AMD EPYC, Node 20.20.2, where it names none) and of its disk.

${markdownTable(known.flatMap(rowsNow))}

${known.map(sectionNow).join("\n")}`;
};
