import type { Endpoint, SentTo } from "@naqsh/shared/kernel/endpoint";
import { SANDBOX_METHODS } from "@naqsh/shared/order";
import { allWrites } from "@naqsh/shared/endpoints";
import { sampleOf } from "./sample-body";

type BodyOf<E> = E extends Endpoint ? SentTo<E> : never;
type BodiesOf<Named> = { [Name in keyof Named]?: BodyOf<Named[Name]> };

type Examples = Readonly<Record<string, Readonly<Record<string, object | null>>>>;
type ExampleBodies = { [Module in keyof typeof allWrites]?: BodiesOf<(typeof allWrites)[Module]> };

const SOME_ID = "00000000-0000-4000-8000-00000000e7a0";
/** The smallest picture there is: one pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const artwork = {
  title: "بحر",
  description: "بحر جدة",
  category: "photography",
  imageUrl: `data:image/png;base64,${PIXEL}`,
} as const;

const address = {
  recipient: "نورة",
  phone: "0501234567",
  city: "الرياض",
  district: "الملقا",
  street: "طريق أنس",
  note: "",
} as const;

const credential = { id: "key", rawId: "key", type: "public-key" } as const;
const signedChallenge = {
  ...credential,
  response: { clientDataJSON: "{}", authenticatorData: "", signature: "" },
};
const attestedPasskey = { ...credential, response: { clientDataJSON: "{}", attestationObject: "" } };

/** Bodies for endpoints of which a sample of the schema does not fit, or would not come as far as the walks are to go. */
export const exampleBodies = {
  account: {
    register: { firstName: "هند", lastName: "العتيبي", email: "hind@naqsh.example", password: "سبعون سدرة" },
    signIn: { email: "nobody@naqsh.example", password: "سبعون سدرة" },
    resetPassword: { token: "x".repeat(43), newPassword: "سبعون سدرة" },
    askBadge: { document: `data:image/png;base64,${PIXEL}` },
    signInByPasskey: { ticket: "x", passkey: signedChallenge },
    confirmIdentity: { password: "سبعون سدرة" },
    addPasskey: { ticket: "x", name: "هاتفي", passkey: attestedPasskey },
    reviseProfile: { bio: "أرسم البحر", website: "https://hind.example" },
    chooseAvatar: { profileImage: `data:image/png;base64,${PIXEL}` },
    changePayoutAccount: { iban: "SA03 8000 0000 6080 1016 7519" },
    changeVatRegistration: { registration: null },
    changePassword: { currentPassword: "سبعون سدرة", newPassword: "ثمانون سدرة" },
    requestEmailChange: { email: "hind.new@naqsh.example" },
    enhanceBio: { enhancement: "generate", artStyle: "التصوير" },
  },
  artwork: {
    submitArtwork: artwork,
    reviseArtwork: artwork,
    addWorkPicture: { role: "detail", imageUrl: `data:image/png;base64,${PIXEL}` },
    addWorkDocument: { kind: "certificate", document: `data:image/png;base64,${PIXEL}` },
    enhanceDescription: { enhancement: "generate", title: "نخيل" },
    featureArtwork: { from: "2026-01-01", to: "2126-01-01", place: 1 },
  },
  auction: {
    scheduleAuction: {
      artworkId: SOME_ID,
      openingPrice: 500,
      startsAt: "2026-03-02T09:00:00.000Z",
      endsAt: "2026-03-03T09:00:00.000Z",
    },
    placeBid: { amount: 500 },
    placeBidOnArtwork: { amount: 500 },
  },
  search: {
    lookAtPicture: { image: `data:image/png;base64,${PIXEL}` },
    forgetSearches: { entryIds: null },
    saveSearch: { name: "نخيل", place: "search", question: { q: "نخيل" } },
  },
  collection: {
    describeCollection: { name: "بحر وصحراء", description: "" },
    chooseCover: { artworkId: null },
  },
  address: {
    keepAddress: { name: "البيت", zone: "riyadh", address },
    reviseAddress: { name: "المكتب", zone: "cities", address },
  },
  order: {
    beginCheckout: { artworkId: "00000000-0000-4000-8000-000000000000" },
    chooseDelivery: {
      zone: "riyadh",
      address,
    },
    shipOrder: { carrier: "smsa", trackingNumber: "SM 290-113" },
    sendReturnPicture: { image: `data:image/png;base64,${PIXEL}` },
    requestReturn: { reason: "وصل الإطار مكسورًا من طرفه", isDefective: true, pictures: [] },
    sendReturn: { carrier: "spl", trackingNumber: "SP-77" },
    refundOrder: { amount: "100.00", reason: "تأخر في التسليم" },
    beginPayment: { method: SANDBOX_METHODS[0] },
    confirmTransferRefund: { refundId: null, bankReference: "FT26" },
  },
  invoice: {
    issueDebitNote: { amount: "100.00", reason: "قيد دائن زائد" },
  },
  preferences: {
    changeDisplay: { theme: "dark" },
    changeNotifications: { auctions: { email: false } },
    switchNotifications: { emailBids: false },
  },
  transfer: {
    matchLine: {
      line: { bookedOn: "2026-03-02", amount: 1_150_00, text: "TRF", nth: 0 },
      orderId: SOME_ID,
      paymentId: SOME_ID,
    },
    setLineAside: { line: { bookedOn: "2026-03-02", amount: 99, text: "TRF", nth: 0 }, reason: "فائدة" },
  },
  settings: {
    changeSettings: { softCloseMs: 60_000 },
  },
} satisfies ExampleBodies;

/** A body that fits each endpoint that writes, by module and name: the example, else a sample of its schema; null if none is taken. */
export const fittingBodies: Readonly<Record<string, Readonly<Record<string, object | null>>>> = Object.fromEntries(
  Object.entries<Readonly<Record<string, Endpoint>>>(allWrites).map(([module, endpoints]) => {
    const examples: Readonly<Record<string, object | null>> = (exampleBodies as Examples)[module] ?? {};
    const fitting = ([name, { input }]: [string, Endpoint]) => [
      name,
      examples[name] ?? (input ? sampleOf(input) : null),
    ];
    return [module, Object.fromEntries(Object.entries(endpoints).map(fitting))];
  }),
);
