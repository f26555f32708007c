/** How far a word is reduced, from what is nearest to what somebody typed. */
export type WordForms = {
  /** Without article and joined letters: "وبالخط" is "خط". */
  bare: string;
  /** Also without endings of number, gender and person. */
  stem: string;
  /** Also without long vowels, so that broken plurals meet: "نخيل" and "نخلة", "بيوت" and "بيت". */
  root: string;
};

const ARABIC = /\p{Script=Arabic}/u;

/** Whether a folded word is written in Arabic letters. */
export const isArabicWord = (word: string): boolean => ARABIC.test(word);

const ARTICLES = ["وال", "بال", "كال", "فال", "ولل", "لل", "ال"];
const ENDINGS = ["ها", "ان", "ات", "ون", "ين", "يه", "ه", "ي"];
const LONG_VOWELS = /[اويىئؤء]/g;

const withoutBeginning = (word: string): string => {
  const article = ARTICLES.find((one) => word.startsWith(one) && word.length - one.length >= 2);
  return article === undefined ? word : word.slice(article.length);
};

const withoutEndings = (word: string): string => {
  let stem = word;
  for (const ending of ENDINGS)
    if (stem.endsWith(ending) && stem.length - ending.length >= 2) stem = stem.slice(0, -ending.length);
  return stem;
};

const arabicForms = (word: string): WordForms => {
  const bare = withoutBeginning(word);
  const unjoined = /^و.{3}/.test(bare) ? bare.slice(1) : bare;
  const stem = withoutEndings(unjoined);
  const root = stem.replace(LONG_VOWELS, "");
  return { bare, stem, root: root.length < 2 ? stem : root };
};

const latinStem = (word: string): string => {
  let stem = word;
  if (stem.length > 4 && stem.endsWith("ies")) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 3 && /[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  const ending = ["ing", "ed", "ity", "al", "ern"].find((one) => stem.endsWith(one) && stem.length - one.length >= 4);
  if (ending !== undefined) stem = stem.slice(0, -ending.length).replace(/([^aeiou])\1$/, "$1");
  return stem.length > 3 ? stem.replace(/e$/, "") : stem;
};

const latinForms = (word: string): WordForms => {
  const bare = word.replace(/^al(?=[a-z]{4})/, "");
  const stem = latinStem(bare);
  return { bare, stem, root: stem };
};

/** The forms of a folded word: light stemming, as Arabic and English need it. */
export const wordForms = (word: string): WordForms => (isArabicWord(word) ? arabicForms(word) : latinForms(word));
