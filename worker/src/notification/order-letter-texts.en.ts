import type { LetterTexts, OrderLetter } from "./letter-facts";

/** Letters about what follows a sale: delivery, return, refund, and an offer to the next bidder. */
export const englishOrderLetters: Pick<LetterTexts, OrderLetter> = {
  orderShipped: ({ title, at }) => ({
    subject: `Your work is on its way: ${title}`,
    lines: [
      `${title} was handed to the carrier. Confirm the receipt when it reaches you; from ${at} on it counts as received.`,
    ],
    action: "See the order",
  }),
  orderReceived: ({ title, at }) => ({
    subject: `The work was received: ${title}`,
    lines: [`${title} counts as received. A return can be requested until ${at}.`],
    action: "See the order",
  }),
  shipmentLate: ({ title }) => ({
    subject: `Your shipment is late: ${title}`,
    lines: [`The time to ship ${title} is over: its buyer may cancel now. Ship it at once.`],
    action: "See the order",
  }),
  mayCancelOrder: ({ title }) => ({
    subject: `Your work was not shipped in time: ${title}`,
    lines: [`The artist did not ship ${title} in time. You can wait, or cancel and get a full refund.`],
    action: "See the order",
  }),
  returnRequested: ({ title, at }) => ({
    subject: `A return was requested: ${title}`,
    lines: [`The buyer asks to return ${title}. Answer by ${at}; then an administrator decides.`],
    action: "See the order",
  }),
  returnPassedOn: ({ title }) => ({
    subject: `An administrator decides about the return: ${title}`,
    lines: [`The time to answer the return of ${title} is over; an administrator decides now.`],
    action: "See the order",
  }),
  returnToDecide: ({ title }) => ({
    subject: `A return awaits your decision: ${title}`,
    lines: [`The artist did not answer the return of ${title} in time.`],
    action: "See the order",
  }),
  returnAccepted: ({ title, at }) => ({
    subject: `The return was accepted: ${title}`,
    lines: [`${title} may go back. It is to be sent by ${at}.`],
    action: "See the order",
  }),
  returnDeclined: ({ title }) => ({
    subject: `The return was declined: ${title}`,
    lines: [`The return of ${title} was declined; the reason is on the order's page.`],
    action: "See the order",
  }),
  returnLapsed: ({ title }) => ({
    subject: `The return lapsed: ${title}`,
    lines: [`${title} was not sent back in time, so the sale stands.`],
    action: "See the order",
  }),
  returnSent: ({ title, at }) => ({
    subject: `The work is on its way back: ${title}`,
    lines: [`${title} was sent back. Confirm when it arrives; from ${at} on it counts as arrived.`],
    action: "See the order",
  }),
  returnArrived: ({ title }) => ({
    subject: `The work came back: ${title}`,
    lines: [`${title} is back with its artist. Your refund is under way.`],
    action: "See the order",
  }),
  workCameBack: ({ title }) => ({
    subject: `Your work is yours again: ${title}`,
    lines: [`The sale of ${title} came to nothing. It is yours again, and not for sale until you say so.`],
    action: "Put it on sale again",
  }),
  saleRefunded: ({ title, amount }) => ({
    subject: `A refund from your sale: ${title}`,
    lines: [`${amount} of the price of ${title} is refunded to its buyer.`],
    action: "See the order",
  }),
  orderDeadlineMoved: ({ title, at }) => ({
    subject: `There is more time for your order: ${title}`,
    lines: [`The next step for ${title} is now due by ${at}.`],
    action: "See the order",
  }),
  saleOfferedOn: ({ title, amount, at }) => ({
    subject: `Your work is offered to the next bidder: ${title}`,
    lines: [`The winner of ${title} did not pay; it is offered to the next bidder at ${amount}, until ${at}.`],
    action: "See the auction",
  }),
  saleOfferAccepted: ({ title, amount }) => ({
    subject: `The next bidder accepted your work: ${title}`,
    lines: [`${title} goes to the next bidder at ${amount}; we tell you when it is paid.`],
    action: "See the auction",
  }),
};
