import { DEMO_PASSWORD } from "./demo-accounts";
import type { DemoVisitor } from "./demo-visitor";
import type { Happening } from "./happening";

const DAY = 24 * 3_600_000;

/** Whose turn it is, when (relative to the present), and what they do; paths go on after the order's. */
type Turn = { by: "artist" | "buyer" | "administrator"; at: number; path: string; body: object };

const parcel = (trackingNumber: string): object => ({ carrier: "smsa", trackingNumber });

const shipped = (at: number, trackingNumber: string): Turn => ({
  by: "artist",
  at,
  path: "shipment",
  body: parcel(trackingNumber),
});
const received = (at: number): Turn => ({ by: "buyer", at, path: "receipt", body: {} });
const asked = (at: number, reason: string): Turn => ({
  by: "buyer",
  at,
  path: "return",
  body: { reason, isDefective: true },
});

/** What became of the works that were paid: received, sent back, waiting for an answer, on its way, refunded. */
const deliveries: Readonly<Record<string, readonly Turn[]>> = {
  canopus: [shipped(-19 * DAY, "SM 4410 2261"), received(-17 * DAY)],
  "shadow-of-clay": [
    shipped(-14 * DAY, "SM 4410 7753"),
    received(-12 * DAY),
    asked(-10 * DAY, "وصلت القطعة وفي قاعدتها شرخ لم يظهر في الصور."),
    { by: "artist", at: -9 * DAY, path: "return/accept", body: {} },
    { by: "buyer", at: -7 * DAY, path: "return/shipment", body: parcel("SM 4419 0047") },
    { by: "artist", at: -4 * DAY, path: "return/arrival", body: {} },
  ],
  "wadi-pebbles": [
    shipped(-8 * DAY, "SM 4421 5508"),
    received(-5 * DAY),
    asked(-0.4 * DAY, "لون الإطار يختلف كثيرًا عمّا في الصورة، وفي زاويته خدش."),
  ],
  "my-grandmothers-loom": [shipped(-2 * DAY, "SM 4427 1190")],
};

/** Given back whole by an administrator before the parcel left. */
const refunds: Readonly<Record<string, Turn>> = {
  "the-letter-nun": {
    by: "administrator",
    at: -1.2 * DAY,
    path: "refunds",
    body: { reason: "تضرر العمل في المرسم قبل شحنه، واعتذر الفنان." },
  },
};

/** Who bought and sold a work, once it is paid. */
export type SoldWork = { orderId: string; buyer: DemoVisitor; artist: DemoVisitor; administrator: DemoVisitor };

/** What happens to the sold work of a story after its payment. */
export const fulfilmentHappenings = (slug: string, presentMs: number, sold: () => SoldWork): Happening[] => {
  const refund = refunds[slug];
  return [...(deliveries[slug] ?? []), ...(refund ? [refund] : [])].map(({ by, at, path, body }) => ({
    at: presentMs + at,
    what: `${path} of ${slug}`,
    happen: async () => {
      const { orderId, ...sides } = sold();
      const isAdministrators = by === "administrator";
      const start = isAdministrators ? "/api/admin/orders" : "/api/orders";
      // Money asks who is there.
      if (isAdministrators) await sides[by].post("/api/confirm-identity", { password: DEMO_PASSWORD });
      await sides[by].post(`${start}/${orderId}/${path}`, body);
    },
  }));
};
