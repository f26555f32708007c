/** Some browsers let a page write only at a press itself: what is still on its way then is promised to them. */
const write = async (text: string | Promise<string>): Promise<void> => {
  if (typeof text === "string" || !("ClipboardItem" in globalThis)) {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const type = "text/plain";
  const coming = text.then((come) => new Blob([come], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: coming })]);
};

/** Puts a text on the clipboard; false if it does not come, or the browser has none or the reader does not let the page. */
export const copyText = async (text: string | Promise<string>): Promise<boolean> => {
  try {
    await write(text);
    return true;
  } catch {
    return false;
  }
};
