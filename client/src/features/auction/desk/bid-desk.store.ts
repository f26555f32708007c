import type { Halalas } from "@naqsh/shared/kernel/money";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { AuctionRoomState, AuctionRoomStore } from "../auction-room.store";
import { createBidStore, type BidActions, type BidDeps, type BidPhase } from "./bid.store";
import { suggestedBidsFor, type SuggestedBids } from "./suggested-bids";

/** One of the three quick amounts, or one of the reader's own. */
export type Choice = 0 | 1 | 2 | "other";

/** Everything that the desk of a bidder holds: the suggested bids, what is chosen, and the bid itself. */
export type BidDesk = {
  suggested: SuggestedBids;
  current: BidPhase;
  choice: Choice;
  other: Halalas | null;
  /** What the button would bid; null while the own amount is empty. */
  amount: Halalas | null;
  /** Whether the own amount lies below what will be taken, or is no whole riyal. */
  isTooLow: boolean;
  isMaximumOpen: boolean;
  choose: (choice: Choice) => void;
  setOther: (amount: Halalas | null) => void;
  setMaximumOpen: (isOpen: boolean) => void;
  /** The one button: the first press arms, the second sends. */
  press: () => void;
  /** Arms an amount on what is suggested now. */
  arm: (amount: Halalas) => void;
  /** Follows the room until the returned function is called; sends again what this device never had an answer to. */
  open: () => () => void;
} & Pick<BidActions, "disarm" | "send">;

export type BidDeskStore = StoreApi<BidDesk>;

type BidDeskDeps = Pick<BidDeps, "send" | "unanswered" | "armedForMs"> & {
  /** The session of the reader ended while their bid was under way. */
  onSignedOut: () => void;
};

const RIYAL = 100;

const suggestedIn = ({ head, terms, standing }: AuctionRoomState): SuggestedBids =>
  suggestedBidsFor(head, terms, standing);

const mayReach = ({ connection }: AuctionRoomState): boolean =>
  connection !== "reconnecting" && connection !== "offline";

const isSignedOut = (current: BidPhase): boolean => current.phase === "pending" && current.hold === "signIn";

/** What the button would bid at this choice, and whether that is too low. */
const chosen = ({ choice, other, suggested }: Pick<BidDesk, "choice" | "other" | "suggested">) => {
  const amount = choice === "other" ? other : suggested.amounts[choice];
  return { amount, isTooLow: amount !== null && (amount < suggested.minimum || amount % RIYAL !== 0) };
};

/**
 * The desk of one bidder in one room. It follows the room: an armed bid disarms when the price or the standing that it rests
 * on has changed, and one without an answer is sent again when the room opens and whenever the connection returns.
 */
export const createBidDeskStore = (room: AuctionRoomStore, deps: BidDeskDeps): BidDeskStore => {
  const bids = createBidStore({ ...deps, onAnswer: (answer) => room.getState().receiveAnswer(answer) });
  const { disarm, send, arm, confirm } = bids.getState();

  return createStore<BidDesk>((set, get) => {
    const change = (changes: Partial<Pick<BidDesk, "choice" | "other" | "suggested">>) =>
      set((before) => ({ ...changes, ...chosen({ ...before, ...changes }) }));
    const followBid = () => {
      const { current } = bids.getState();
      const wasSignedOut = isSignedOut(get().current);
      if (current !== get().current) set({ current });
      if (isSignedOut(current) && !wasSignedOut) deps.onSignedOut();
    };
    const followConnection = (state: AuctionRoomState) =>
      mayReach(state) ? bids.getState().resume() : bids.getState().disarm();
    const followRoom = (state: AuctionRoomState, before: AuctionRoomState) => {
      if (state.head !== before.head || state.terms !== before.terms || state.standing !== before.standing) {
        const suggested = suggestedIn(state);
        change({ suggested });
        bids.getState().basisIs(suggested.basis);
      }
      if (state.connection !== before.connection) followConnection(state);
    };
    const start = { suggested: suggestedIn(room.getState()), choice: 0, other: null } as const;

    return {
      ...start,
      ...chosen(start),
      current: bids.getState().current,
      isMaximumOpen: false,
      disarm,
      send,
      choose: (choice) => {
        disarm();
        change({ choice });
      },
      setOther: (other) => {
        disarm();
        change({ other });
      },
      setMaximumOpen: (isMaximumOpen) => set({ isMaximumOpen }),
      arm: (amount) => arm(amount, get().suggested.basis),
      press: () => {
        const { current, amount, isTooLow, suggested } = get();
        if (current.phase === "armed") {
          confirm();
          change({ choice: 0 });
        } else if (amount !== null && !isTooLow) arm(amount, suggested.basis);
      },
      open: () => {
        const leaving = [bids.subscribe(followBid), room.subscribe(followRoom)];
        change({ suggested: suggestedIn(room.getState()) });
        followConnection(room.getState());
        return () => {
          bids.getState().dispose();
          for (const leave of leaving) leave();
        };
      },
    };
  });
};
