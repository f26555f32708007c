import type { Halalas } from "@naqsh/shared/kernel/money";
import { useState } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { AuctionRoomStore } from "../auction-room.store";
import { bidOfferFor, type BidOffer } from "./bid-offer";
import { useBid, type Bid } from "./use-bid";

/** One of the three quick amounts, or one of the reader's own. */
export type Choice = 0 | 1 | 2 | "other";

export type BidDesk = {
  offer: BidOffer;
  bid: Bid;
  choice: Choice;
  choose: (choice: Choice) => void;
  /** What the button would bid; null while the own amount is empty. */
  amount: Halalas | null;
  other: Halalas | null;
  setOther: (amount: Halalas | null) => void;
  /** Whether the own amount lies below what will be taken. */
  isTooLow: boolean;
  /** The one button: the first press arms, the second sends. */
  press: () => void;
  isMaximumOpen: boolean;
  setMaximumOpen: (isOpen: boolean) => void;
};

const RIYAL = 100;

/** Everything that the desk of a bidder holds: what is offered, what is chosen, and the bid itself. */
export const useBidDesk = (room: AuctionRoomStore, userId: string): BidDesk => {
  const { head, terms, standing } = useStore(
    room,
    useShallow((state) => ({ head: state.head, terms: state.terms, standing: state.standing })),
  );
  const offer = bidOfferFor(head, terms, standing);
  const bid = useBid(room, userId, offer.basis);
  const [choice, setChoice] = useState<Choice>(0);
  const [other, setOther] = useState<Halalas | null>(null);
  const [isMaximumOpen, setMaximumOpen] = useState(false);

  const amount = choice === "other" ? other : offer.amounts[choice];
  const isTooLow = amount !== null && (amount < offer.minimum || amount % RIYAL !== 0);

  const choose = (chosen: Choice) => {
    bid.disarm();
    setChoice(chosen);
  };
  const press = () => {
    if (bid.current.phase === "armed") {
      bid.confirm();
      setChoice(0);
    } else if (amount !== null && !isTooLow) {
      bid.arm(amount, offer.basis);
    }
  };
  return {
    offer,
    bid,
    choice,
    choose,
    amount,
    other,
    setOther: (typed) => {
      bid.disarm();
      setOther(typed);
    },
    isTooLow,
    press,
    isMaximumOpen,
    setMaximumOpen,
  };
};
