/** What a visitor touches on each page, in this order: what it is called, and where it is on the Arabic page of a phone. */

const DESK = "[data-testid=bid-desk]";

export const ROOM_TAPS = [
  ["another quick amount", `${DESK} .quick button:nth-child(2)`],
  ["bid", `${DESK} [data-testid=bid-button]`],
  ["confirm", `${DESK} [data-testid=bid-button]`],
  ["an amount of one's own", `${DESK} .links button:first-child`],
  ["back to the quick ones", `${DESK} .links button:first-child`],
  ["a maximum", `${DESK} .links button:nth-child(2)`],
];

const named = (name) => `button[aria-label^="${name}"] >> visible=true`;
const reading = (words) => `button:has-text("${words}") >> visible=true`;

export const HOME_TAPS = [
  ["the menu", named("القائمة")],
  ["the menu closed", named("إغلاق القائمة")],
  ["a like", `${named("أعجبني")} >> nth=0`],
  ["a category", reading("فن رقمي")],
  ["all categories", reading("الكل")],
];

export const MARKETPLACE_TAPS = [
  ["filters", reading("تصفية")],
  ["a category", 'label:has-text("فن رقمي") >> visible=true'],
  ["filters closed", reading("عرض:")],
  ["as a list", named("قائمة")],
  ["as a grid", named("شبكة")],
  ["a like", `${named("أعجبني")} >> nth=0`],
];

export const WORK_TAPS = [
  ["another picture", named("تفصيل من أعلاه")],
  ["the zoom", reading("كبّر الصورة")],
  ["the zoom closed", named("إغلاق العرض المكبّر")],
  ["a like", `${named("أعجبني")} >> nth=0`],
  ["read more", reading("اقرأ المزيد")],
];
