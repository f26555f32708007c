import http from "node:http";

const ask = (url, path, agent) =>
  new Promise((resolve, reject) => {
    const begunMs = performance.now();
    const request = http.get(url + path, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      const firstByteMs = performance.now() - begunMs;
      let bytes = 0;
      answer.on("data", (piece) => (bytes += piece.length));
      answer.on("end", () => resolve({ firstByteMs, bytes, status: answer.statusCode }));
    });
    request.on("error", reject);
  });

/**
 * Asks so many times a second, on time however late answers are; `pathOf` names the path of each turn.
 * Gives first bytes (p50, p99), the shop's CPU time meanwhile (all in milliseconds), and the bytes of an answer.
 */
export const askAtPace = async (shop, pathOf, { perSecond, seconds }) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const cpuBefore = shop.cpuMs();
  const begunMs = performance.now();
  const asking = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const wait = begunMs + (turn * 1_000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    asking.push(ask(shop.url, pathOf(turn), agent));
  }
  const answers = await Promise.all(asking);
  const failed = answers.find(({ status }) => status !== 200);
  if (failed) throw new Error(`a page was answered with ${failed.status}`);
  const sorted = answers.map(({ firstByteMs }) => firstByteMs).toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const cpu = shop.cpuMs() - cpuBefore;
  agent.destroy();
  return { p50: at(0.5), p99: at(0.99), cpu, bytes: answers[0].bytes };
};
