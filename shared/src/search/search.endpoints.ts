import { answer, post, remove } from "../kernel/endpoint";
import { SaveSearchBody } from "./saved-search.commands";
import { ForgetSearchesBody, RememberSearchBody } from "./search-history.commands";
import { SearchMadeBody, SearchPictureBody } from "./search.commands";
import type { LookedAtPicture } from "./search.views";

export const searchWrites = {
  recordSearch: post("/api/searches", {
    access: "anyone",
    rateLimit: "interactions",
    summary: {
      ar: "تسجيل بحث أو اختيار نتيجة، بلا صاحبه",
      en: "Records a search or the choice of a result, without the person",
    },
    input: SearchMadeBody,
    // Null of a choice: it would tell whether anybody ever sought its words.
    answer: answer<{ recorded: boolean | null }>(),
  }),
  lookAtPicture: post("/api/search/picture", {
    access: "anyone",
    rateLimit: "looks",
    summary: {
      ar: "أخذ ملامح صورة للبحث بها، ولا تُحفظ الصورة",
      en: "Takes the look of a picture to search with, in the form's field image; the picture is not kept",
    },
    input: SearchPictureBody,
    takesPicture: true,
    appendsNothing: true,
    answer: answer<LookedAtPicture>(),
    refusals: ["IMAGE_MISSING", "IMAGE_UNREADABLE", "IMAGE_TOO_LARGE"],
  }),
  rememberSearch: post("/api/searches/history", {
    access: "signedIn",
    rateLimit: "interactions",
    summary: { ar: "إضافة إلى سجل بحث القارئ", en: "Keeps a search in the reader's own history" },
    input: RememberSearchBody,
    answer: answer<{ kept: boolean }>(),
  }),
  forgetSearches: remove("/api/searches/history", {
    access: "signedIn",
    rateLimit: "interactions",
    summary: { ar: "حذف من سجل بحث القارئ أو مسحه", en: "Takes searches out of the reader's own history, or all" },
    input: ForgetSearchesBody,
    answer: answer<{ kept: boolean }>(),
  }),
  saveSearch: post("/api/saved-searches", {
    access: "signedIn",
    rateLimit: "writes",
    summary: {
      ar: "حفظ بحث باسم، ليُخبر صاحبه بما يستجد",
      en: "Saves a search under a name; its person is told of new works that it finds",
    },
    input: SaveSearchBody,
    answer: answer<{ id: string }>(),
    creates: true,
    refusals: ["SAVED_SEARCH_EXISTS", "SAVED_SEARCHES_FULL"],
  }),
  removeSavedSearch: remove("/api/saved-searches/:id", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "حذف بحث محفوظ", en: "Removes a saved search" },
    ids: { id: "SAVED_SEARCH_UNKNOWN" },
    answer: answer<{ id: string }>(),
  }),
};
