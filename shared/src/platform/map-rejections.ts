/**
 * Wraps a port: whatever one of its promises rejects with goes through `map` first, so that callers see the port's own
 * errors. Anything that is no promise stays as it is.
 */
export const mapRejections = <Port extends object>(port: Port, map: (error: unknown) => unknown): Port => {
  const wrapped = new Map<unknown, unknown>();
  const mapped = (method: (...given: unknown[]) => unknown) =>
    function (...given: unknown[]): unknown {
      const answer = method.apply(port, given);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        throw map(error);
      });
    };
  return new Proxy(port, {
    get: (_, name) => {
      const value: unknown = Reflect.get(port, name, port);
      if (typeof value !== "function") return value;
      if (!wrapped.has(value)) wrapped.set(value, mapped(value as (...given: unknown[]) => unknown));
      return wrapped.get(value);
    },
  });
};
