declare module "fs-native-extensions" {
  /** Asks for an exclusive lock on a whole file; false while another open file holds it. */
  export const tryLock: (fd: number) => boolean;
  export const unlock: (fd: number) => void;
}
