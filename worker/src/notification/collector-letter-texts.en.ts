import type { CollectorLetter, LetterTexts } from "./letter-facts";

/** Letters about likes, followers, wished works and reminders. */
export const englishCollectorLetters: Pick<LetterTexts, CollectorLetter> = {
  workLiked: ({ title, people }) => ({
    subject: `New likes of ${title}`,
    lines: [`Your work ${title} was liked by ${people}.`],
    action: "See the work",
  }),
  artistFollowed: ({ people }) => ({
    subject: "You have new followers",
    lines: [`You were followed by ${people}.`],
    action: "See your profile",
  }),
  wishOnSale: ({ title, amount }) => ({
    subject: `On sale now: ${title}`,
    lines: [`${title}, which is on your wishlist, is on sale for ${amount}, VAT not included.`],
    action: "See the work",
  }),
  wishInAuction: ({ title, at }) => ({
    subject: `Going into an auction: ${title}`,
    lines: [`The auction of ${title}, which is on your wishlist, opens on ${at} (Riyadh time).`],
    action: "See the auction",
  }),
  wishPriceDropped: ({ title, amount }) => ({
    subject: `The price of ${title} dropped`,
    lines: [`${title}, which is on your wishlist, costs ${amount} now, VAT not included.`],
    action: "See the work",
  }),
  savedSearchFound: ({ works, reason, others }) =>
    others === ""
      ? {
          subject: `New for your saved search “${reason}”`,
          lines: [`Your saved search “${reason}” finds ${works} in the marketplace.`],
          action: "See the results",
        }
      : {
          subject: `New for “${reason}” and ${others}`,
          lines: [`Your saved search “${reason}” and ${others} find ${works} in the marketplace.`],
          action: "See your saved searches",
        },
  auctionReminder: ({ title, at }) => ({
    subject: `The auction of ${title} opens soon`,
    lines: [`You asked us to remind you: the auction of ${title} opens on ${at} (Riyadh time).`],
    action: "Enter the room",
  }),
};
