/**
 * Gives a port whose failures are told as the port's callers know them: whatever one of its promises rejects with goes
 * through `told` first. What is no promise stays as it is.
 */
export const withClearErrors = <Port extends object>(port: Port, told: (error: unknown) => unknown): Port => {
  const wrapped = new Map<unknown, unknown>();
  const clear = (method: (...given: unknown[]) => unknown) =>
    function (...given: unknown[]): unknown {
      const answer = method.apply(port, given);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        throw told(error);
      });
    };
  return new Proxy(port, {
    get: (_, name) => {
      const value: unknown = Reflect.get(port, name, port);
      if (typeof value !== "function") return value;
      if (!wrapped.has(value)) wrapped.set(value, clear(value as (...given: unknown[]) => unknown));
      return wrapped.get(value);
    },
  });
};
