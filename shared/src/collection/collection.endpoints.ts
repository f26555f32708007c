import { answer, post, put, remove } from "../kernel/endpoint";
import { CollectWorkBody, CoverBody, DescribeCollectionBody, NoteBody, OrderBody } from "./collection.commands";

type Changed = { id: string };

const ofOwner = { access: "verified", rateLimit: "writes" } as const;
const ofOne = { ...ofOwner, ids: { id: "COLLECTION_UNKNOWN" } } as const;
const ofWork = { ...ofOwner, ids: { id: "COLLECTION_UNKNOWN", artworkId: "ARTWORK_UNKNOWN" } } as const;

export const collectionWrites = {
  createCollection: post("/api/collections", {
    ...ofOwner,
    summary: { ar: "إنشاء مجموعة", en: "Begins a collection, which nobody else sees" },
    answer: answer<Changed>(),
    input: DescribeCollectionBody,
    creates: true,
  }),
  describeCollection: put("/api/collections/:id", {
    ...ofOne,
    summary: { ar: "تسمية مجموعة ووصفها", en: "Names and describes a collection" },
    answer: answer<Changed>(),
    input: DescribeCollectionBody,
  }),
  deleteCollection: remove("/api/collections/:id", {
    ...ofOne,
    summary: { ar: "حذف مجموعة", en: "Deletes a collection" },
    answer: answer<Changed>(),
  }),
  addToCollection: post("/api/collections/:id/works", {
    ...ofOne,
    summary: { ar: "إضافة عمل إلى مجموعة", en: "Adds a work to a collection, as its last" },
    answer: answer<Changed>(),
    input: CollectWorkBody,
    refusals: ["ARTWORK_UNKNOWN", "COLLECTION_FULL"],
  }),
  noteInCollection: put("/api/collections/:id/works/:artworkId", {
    ...ofWork,
    summary: { ar: "ملاحظة على عمل في مجموعة", en: "Writes a note on a work of a collection" },
    answer: answer<Changed>(),
    input: NoteBody,
    refusals: ["WORK_NOT_COLLECTED"],
  }),
  removeFromCollection: remove("/api/collections/:id/works/:artworkId", {
    ...ofWork,
    summary: { ar: "إزالة عمل من مجموعة", en: "Takes a work out of a collection" },
    answer: answer<Changed>(),
  }),
  orderCollection: put("/api/collections/:id/order", {
    ...ofOne,
    summary: { ar: "ترتيب مجموعة", en: "Orders the works of a collection; names all of them" },
    answer: answer<Changed>(),
    input: OrderBody,
    refusals: ["ORDER_INCOMPLETE"],
  }),
  chooseCover: put("/api/collections/:id/cover", {
    ...ofOne,
    summary: { ar: "اختيار غلاف مجموعة", en: "Chooses the work that is a collection's cover" },
    answer: answer<Changed>(),
    input: CoverBody,
    refusals: ["WORK_NOT_COLLECTED"],
  }),
  publishCollection: post("/api/collections/:id/publish", {
    ...ofOne,
    summary: { ar: "نشر مجموعة", en: "Shows a collection to everyone" },
    answer: answer<Changed>(),
  }),
  hideCollection: post("/api/collections/:id/hide", {
    ...ofOne,
    summary: { ar: "إخفاء مجموعة", en: "Makes a collection its owner's alone again" },
    answer: answer<Changed>(),
  }),
};
