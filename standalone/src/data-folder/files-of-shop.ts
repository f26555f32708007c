/** How a file is told to be whole. */
export type FileCheck = "mark" | "log" | "lmdb" | "view" | "picture" | "json" | "none";

type Role = { path: RegExp; what: string; check: FileCheck };

const store = (path: RegExp, what: string): Role => ({ path, what, check: "lmdb" });
const plain = (path: RegExp, what: string): Role => ({ path, what, check: "none" });

/** Every file that a shop writes into its folder, the first that fits. */
const ROLES: readonly Role[] = [
  { path: /^naqsh\.json$/, what: "the mark that makes the folder a shop", check: "mark" },
  plain(/^log\/lock$/, "the lock of the log"),
  plain(/^log\/.*\.torn/, "the end of a write that a crash tore, never acknowledged"),
  { path: /^log\//, what: "the log", check: "log" },
  plain(/\.damaged-\d+$/, "a damaged store that was set aside"),
  plain(/-lock$/, "a lock of LMDB"),
  plain(/\.mdb\.turn$/, "a lock of the keys"),
  store(/^keys\/keys\.mdb$/, "the keys of people"),
  store(/^sessions\.mdb$/, "sessions"),
  store(/^refusals\.mdb$/, "refusals of the last day"),
  store(/^folds\.mdb$/, "folds of long streams, computed from the log"),
  store(/^limits\.mdb$/, "limits"),
  store(/^security\.mdb$/, "the security log"),
  store(/^worker\/policies\.mdb$/, "the places of policies"),
  store(/^worker\/jobs\.mdb$/, "jobs"),
  store(/^worker\/letters\.mdb$/, "letters that have left"),
  store(/^sandbox\/payments\.mdb$/, "charges of the sandbox"),
  { path: /^views\//, what: "a view, computed from the log", check: "view" },
  plain(/^files\/(.*\/)?\..*\.sha256$/, "the digest of a picture"),
  plain(/^files\/(.*\/)?\..*\.damaged$/, "a damaged picture that was set aside"),
  { path: /^files\//, what: "a picture", check: "picture" },
  { path: /^mailbox\/.*\.json$/, what: "a letter", check: "json" },
  plain(/^uploads\//, "an upload that a request left"),
  plain(/^moved\/positions\.tsv$/, "where each event lay before the shop was moved"),
  plain(/^rebuilds\//, "which views an operator wants computed again"),
];

/** What a file of a data folder is, by its path in it with slashes; null for one that no shop writes. */
export const roleOf = (path: string): Omit<Role, "path"> | null => ROLES.find((role) => role.path.test(path)) ?? null;
