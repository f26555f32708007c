export type StripeAnswer = { status: number; body: object };

export const answered = (status: number, body: object): StripeAnswer => ({ status, body: structuredClone(body) });

export const missing = (what: string, id: string): StripeAnswer =>
  answered(404, {
    error: { type: "invalid_request_error", code: "resource_missing", message: `No such ${what}: '${id}'` },
  });
