import type { PayoutBatchView, PayoutDesk } from "@naqsh/shared/payout";
import type { ChangeSettingsBody } from "@naqsh/shared/settings";
import type { ArtistKey } from "./content/artists";
import type { DemoCast } from "./demo-cast";
import { DEMO_PASSWORD } from "./demo-accounts";
import { DEMO_LENGTH_MS } from "./demo-calendar";
import type { Happening } from "./happening";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Valid ones of no account; Hassan has yet to give his. */
const ibans: Readonly<Partial<Record<ArtistKey, string>>> = {
  noura: "SA6380000000608010160037",
  fahad: "SA3480000000608010160074",
  reem: "SA0580000000608010160111",
  aisha: "SA7380000000608010160148",
  abdullah: "SA4480000000608010160185",
  yousef: "SA1580000000608010160222",
  salma: "SA8380000000608010160259",
};

/** Who the demo's shop is: numbers of the right form that are nobody's. */
const shopFacts: ChangeSettingsBody = {
  sellerName: { ar: "شركة نقش للفنون", en: "Naqsh Arts Company" },
  sellerAddress: { ar: "حي الملقا، الرياض ١٣٥٢١", en: "Al Malqa, Riyadh 13521" },
  vatNumber: "300000000000003",
  commercialRegistration: "1010000000",
  legalEmail: "legal@demo.naqsh.example",
  privacyEmail: "privacy@demo.naqsh.example",
  phone: "+966 11 000 0000",
  bankAccount: {
    holder: "شركة نقش للفنون",
    bank: { ar: "مصرف الواحة", en: "Oasis Bank" },
    iban: "SA0380000000608010167519",
  },
};

type Stage = { presentMs: number; cast: DemoCast };

/** Where artists want to be paid, and the batch of the month: made, taken to the bank, and confirmed the day after. */
export const payoutHappenings = ({ presentMs, cast }: Stage): Happening[] => {
  const { administrator } = cast;
  const begin = presentMs - DEMO_LENGTH_MS;
  const account: Happening = {
    at: begin + 8 * HOUR,
    what: "the shop says who it is, and its bank account",
    happen: async () => {
      await administrator.post("/api/confirm-identity", { password: DEMO_PASSWORD });
      await administrator.patch("/api/admin/settings", shopFacts);
    },
  };
  const accounts = Object.entries(ibans).map(([key, iban], index): Happening => ({
    at: begin + 9 * HOUR + index * HOUR,
    what: `${key} gives an IBAN`,
    happen: async () => {
      const artist = cast.artists.get(key)!;
      await artist.post("/api/confirm-identity", { password: DEMO_PASSWORD });
      await artist.put("/api/user/payout-account", { iban });
    },
  }));
  const making: Happening = {
    at: presentMs - 3.5 * DAY,
    what: "a batch of transfers is made",
    happen: async () => {
      await administrator.post("/api/confirm-identity", { password: DEMO_PASSWORD });
      const { due } = await administrator.get<PayoutDesk>("/api/admin/payouts");
      const artistIds = due.filter(({ amount, obstacle }) => amount > 0 && !obstacle).map((one) => one.artistId);
      await administrator.post("/api/admin/payout-batches", { artistIds });
    },
  };
  const forTheBatch = (at: number, what: "export" | "confirm", body: object): Happening => ({
    at,
    what: `${what} of the batch`,
    happen: async () => {
      await administrator.post("/api/confirm-identity", { password: DEMO_PASSWORD });
      const [batch] = await administrator.get<PayoutBatchView[]>("/api/admin/payout-batches");
      await administrator.post(`/api/admin/payout-batches/${batch!.id}/${what}`, body);
    },
  });
  return [
    account,
    ...accounts,
    making,
    forTheBatch(presentMs - 3.4 * DAY, "export", {}),
    forTheBatch(presentMs - 2.5 * DAY, "confirm", { failed: [] }),
  ];
};
