import { answer, post, put, remove } from "../kernel/endpoint";
import { AddressBody } from "./address.commands";

type Changed = { id: string };

/** Suspended people may say where what they bought goes. */
const ofOwner = { access: "signedIn", rateLimit: "writes" } as const;
const ofOne = { ...ofOwner, ids: { id: "ADDRESS_UNKNOWN" } } as const;

export const addressWrites = {
  keepAddress: post("/api/my-addresses", {
    ...ofOwner,
    summary: { ar: "حفظ عنوان في دفتر العناوين", en: "Keeps an address in one's book; the first is its default" },
    input: AddressBody,
    answer: answer<Changed>(),
    creates: true,
    refusals: ["ACCOUNT_UNKNOWN", "ADDRESS_BOOK_FULL"],
  }),
  reviseAddress: put("/api/my-addresses/:id", {
    ...ofOne,
    summary: { ar: "تعديل عنوان محفوظ", en: "Revises an address of one's book; orders keep what they were given" },
    input: AddressBody,
    answer: answer<Changed>(),
    refusals: ["ACCOUNT_UNKNOWN"],
  }),
  removeAddress: remove("/api/my-addresses/:id", {
    ...ofOne,
    summary: { ar: "حذف عنوان محفوظ", en: "Removes an address from one's book" },
    answer: answer<Changed>(),
    refusals: ["ACCOUNT_UNKNOWN"],
  }),
  chooseDefaultAddress: post("/api/my-addresses/:id/default", {
    ...ofOne,
    summary: { ar: "جعل عنوان أول ما يُقترح", en: "Makes an address the one that a checkout begins with" },
    answer: answer<Changed>(),
    refusals: ["ACCOUNT_UNKNOWN"],
  }),
};
