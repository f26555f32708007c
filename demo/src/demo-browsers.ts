/** What the browsers of the demo's people say that they are; `number` tells one device from another. */
const BROWSERS: readonly ((number: number) => string)[] = [
  (number) =>
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_${number % 7} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.${number} Mobile/15E148 Safari/604.1`,
  (number) =>
    `Mozilla/5.0 (Linux; Android 15; SM-S93${number}B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36`,
  (number) =>
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.${number}.0 Safari/537.36`,
];

/** The browser of a visitor by their number; no two visitors have the same. */
export const browserOf = (visitor: number): string =>
  BROWSERS[visitor % BROWSERS.length]!(Math.floor(visitor / BROWSERS.length));
