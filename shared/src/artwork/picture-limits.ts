/** The largest file of a picture that a form takes (docs/rules.md#works). */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;

/** What no decoder is asked to hold. */
export const MOST_PICTURE_PIXELS = 50_000_000;

/** The most pixels of the long side that are kept, so that zooming shows brushwork (docs/rules.md#works). */
export const LONGEST_PICTURE_SIDE = 6_000;
