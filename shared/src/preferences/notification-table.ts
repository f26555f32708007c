/** What people can be told about. `security`: who gets in, which comes in the app and by letter always. `digest`: the week in one letter. */
export const NOTIFICATION_KINDS = [
  "auctions",
  "purchases",
  "messages",
  "comments",
  "likes",
  "follows",
  "wishes",
  "awards",
  "security",
  "newsletters",
  "digest",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_CHANNELS = ["app", "email", "sms", "push"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Which kinds may come on which channels; a cell that is not there cannot be chosen. */
export type NotificationCells = {
  [Kind in NotificationKind]?: { [Channel in NotificationChannel]?: boolean | undefined } | undefined;
};

/**
 * Every cell there is, as it stands before anybody chose: what concerns a person alone comes in the app and by letter, what
 * others do about a work, and awards, in the app, and nothing by SMS. The letters of `newsletters` need a person's consent.
 */
export const FIRST_CELLS = {
  auctions: { app: true, email: true, sms: false, push: true },
  purchases: { app: true, email: true, sms: false, push: true },
  messages: { app: true, email: true, push: true },
  comments: { app: true, email: false, push: true },
  likes: { app: true, email: false, push: true },
  follows: { app: true, email: false, push: true },
  wishes: { app: true, email: false, push: true },
  awards: { app: true, email: false, push: true },
  security: { sms: false },
  newsletters: { email: false },
  digest: { email: true },
} as const satisfies Record<NotificationKind, NotificationCells[NotificationKind]>;

/** What a person chose, over what stands before; a cell that is in neither cannot be wanted. */
export type NotificationTable = Readonly<
  Record<NotificationKind, Readonly<Partial<Record<NotificationChannel, boolean>>>>
>;

type Cell = readonly [NotificationKind, NotificationChannel, boolean];

/** The cells one by one, those that do not exist left out. */
export const cellsOf = (cells: NotificationCells): Cell[] =>
  NOTIFICATION_KINDS.flatMap((kind) => {
    const ofKind = cells[kind];
    if (!ofKind) return [];
    return NOTIFICATION_CHANNELS.flatMap((channel): Cell[] => {
      const wanted = ofKind[channel];
      return wanted === undefined || !(channel in FIRST_CELLS[kind]) ? [] : [[kind, channel, wanted]];
    });
  });

/** `cells` with `changes` laid over them. */
export const withCells = (cells: NotificationCells, changes: NotificationCells): NotificationCells => {
  const changed: NotificationCells = { ...cells };
  for (const [kind, channel, wanted] of cellsOf(changes)) changed[kind] = { ...changed[kind], [channel]: wanted };
  return changed;
};

/** The whole table of a person who chose `chosen`; `takesNewsletter`: what they said with the terms. */
export const tableFrom = (chosen: NotificationCells, takesNewsletter = false): NotificationTable =>
  withCells(withCells(FIRST_CELLS, { newsletters: { email: takesNewsletter } }), chosen) as NotificationTable;
