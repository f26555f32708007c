import type { ReviewedArtwork } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { FeaturingSaid } from "../../../lib/verification/featuring-said";
import { VerificationSaid } from "../../../lib/verification/verification-said";
import { Awaited } from "../../../ui/awaited";
import { Skeleton } from "../../../ui/skeleton";
import { useReviewFile } from "../moderation.api";
import { AlikeWorks } from "./alike-works";
import { EarlierReviews } from "./earlier-reviews";

/** What a reviewer should know beside the work itself. */
export const ReviewFileOf = ({ work }: { work: ReviewedArtwork }) => {
  const { t } = useTranslation("moderation");
  const file = useReviewFile(work.id);
  return (
    <Awaited query={file} loading={t("loading")} bones={<Skeleton block="72px" />} failed={t("loadFailed")}>
      {({ alike, alikeCount, verification, featuring, reviews }) => (
        <>
          {verification && <VerificationSaid verification={verification} />}
          {featuring && <FeaturingSaid featuring={featuring} hasDays />}
          {alike.length > 0 && <AlikeWorks work={work} alike={alike} count={alikeCount} />}
          <EarlierReviews reviews={reviews} />
        </>
      )}
    </Awaited>
  );
};
