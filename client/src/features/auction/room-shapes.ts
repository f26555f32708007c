/** A window too low for both the picture and the desk as they are: the room closes up. */
export const LOW =
  "@media (max-width: 767.95px) and (max-height: 699.95px), (min-width: 560px) and (max-height: 559.95px)";

/** A phone on its side, or a desktop at 200 %: the picture stands beside the desk. */
export const ON_ITS_SIDE = "@media (min-width: 560px) and (max-height: 559.95px)";

/** A phone held upright: desk under the picture. A window that lies on its side is none, however narrow. */
export const UPRIGHT_PHONE = "@media (max-width: 559.95px), (max-width: 767.95px) and (min-height: 560px)";
