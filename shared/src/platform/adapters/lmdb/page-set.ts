/** Pages of one part: a part takes 4 KB, as soon as one of its pages is met. */
const PAGES_OF_PART = 32_768;

/** Numbers of pages, a bit each. */
export class PageSet {
  private readonly parts = new Map<number, Uint8Array>();

  /** Gives whether the page is new. */
  add(page: number): boolean {
    const bits = this.part(Math.floor(page / PAGES_OF_PART));
    const place = page % PAGES_OF_PART;
    const bit = 1 << (place & 7);
    if ((bits[place >> 3]! & bit) !== 0) return false;
    bits[place >> 3]! |= bit;
    return true;
  }

  private part(number: number): Uint8Array {
    const known = this.parts.get(number);
    if (known !== undefined) return known;
    const bits = new Uint8Array(PAGES_OF_PART / 8);
    this.parts.set(number, bits);
    return bits;
  }
}
