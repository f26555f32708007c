/** A browser that keeps every cookie by name, and follows no redirect by itself. */
export type CookieJar = {
  request: (url: string, init?: RequestInit) => Promise<Response>;
  cookie: (name: string) => string | undefined;
  put: (name: string, value: string) => void;
};

export const createCookieJar = (): CookieJar => {
  const held = new Map<string, string>();
  return {
    request: async (url, init = {}) => {
      const cookie = [...held].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) };
      const response = await fetch(url, { ...init, headers, redirect: "manual" });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ""] = line.split(";");
        const end = pair.indexOf("=");
        if (pair.length > end + 1) held.set(pair.slice(0, end), pair.slice(end + 1));
        else held.delete(pair.slice(0, end));
      }
      return response;
    },
    cookie: (name) => held.get(name),
    put: (name, value) => void held.set(name, value),
  };
};
