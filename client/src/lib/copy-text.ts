/** Puts a text on the clipboard; false if the browser has none or the reader does not let the page. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
