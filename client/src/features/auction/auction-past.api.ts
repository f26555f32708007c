import type { AuctionCertificate, AuctionReplay } from "@naqsh/shared/auction";
import { api } from "../../lib/api";
import { isApiError } from "../../lib/api-error";

/** What stays of an auction; a word if it is not over yet, null if there is no such auction. */
type Past<Record> = Record | "unfinished" | null;

const pastOf = async <Record>(asking: Promise<Record>): Promise<Past<Record>> => {
  try {
    return await asking;
  } catch (failure) {
    if (isApiError(failure) && failure.status === 404) return null;
    if (isApiError(failure) && failure.code === "AUCTION_NOT_FINISHED") return "unfinished";
    throw failure;
  }
};

/** Every public moment of a finished auction. */
export const getReplay = (auctionId: string, signal?: AbortSignal): Promise<Past<AuctionReplay>> =>
  pastOf(api.get("/api/auctions/:id/replay", { params: { id: auctionId }, signal }));

/** The file that `certificateAddress` downloads, as a value. */
export const getCertificate = (auctionId: string, signal?: AbortSignal): Promise<Past<AuctionCertificate>> =>
  pastOf(api.get("/api/auctions/:id/certificate", { params: { id: auctionId }, signal }));
