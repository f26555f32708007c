import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { useTranslation } from "../../i18n/use-translation";
import { useParams } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { titleOf } from "../../lib/artwork-names";
import { useSession } from "../../lib/session";
import { sourceAtLeast } from "../../ui/artwork-image";
import { Bidi } from "../../ui/bidi";
import { Container, PageHeading } from "../../ui/page";
import { EmptyState, ErrorState } from "../../ui/states";
import { useArtwork } from "./artwork.api";
import { draftOf } from "./artwork-draft";
import { ArtworkPageSkeleton } from "./components/artwork-page-skeleton";
import { VerifiedUntilRevised } from "./papers/verified-until-revised";
import { WorkForm } from "./components/work-form";
import { useWorkForm } from "./use-work-form";
import { latePart } from "../../ui/late-part";
import { LatePlace } from "../../ui/late-place";

const FurtherPictures = latePart(async () => (await import("./pictures/further-pictures")).FurtherPictures);

const Revision = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const form = useWorkForm({ draft: draftOf(artwork), artworkId: artwork.id });
  const title = titleOf(artwork, language);
  return (
    <Container style={{ paddingBlock: 26 }}>
      <PageHeading documentTitle={t("form.editTitle", { title })}>
        {t("form.edit")} <Bidi>{title}</Bidi>
      </PageHeading>
      <p style={{ color: "var(--ink-2)" }}>{t("form.editLead")}</p>
      {artwork.verified && <VerifiedUntilRevised />}
      <WorkForm
        draft={form.draft}
        onChange={form.change}
        image={form.image}
        presentUrl={sourceAtLeast(artwork.image, 640)}
        onImage={form.changeImage}
        missing={form.missing}
        isPending={form.isPending}
        submitLabel={t("form.save")}
        onSubmit={form.submit}
      >
        <LatePlace>
          <FurtherPictures artwork={artwork} />
        </LatePlace>
      </WorkForm>
    </Container>
  );
};

/** Revising a work of one's own; a change of picture, title, category or description sends it back to review. */
export const RevisePage = () => {
  const { t } = useTranslation("artwork");
  const { artworkId = "" } = useParams();
  const { user } = useSession();
  const artwork = useArtwork(artworkId);
  if (artwork.isPending) return <ArtworkPageSkeleton />;
  if (artwork.isError) return <ErrorState title={t("loadFailed")} onRetry={() => void artwork.refetch()} />;
  if (artwork.data === "withdrawn" || artwork.data?.status === "withdrawn") {
    return <EmptyState title={t("withdrawnWork.title")} text={t("withdrawnWork.text")} />;
  }
  if (!artwork.data) return <EmptyState title={t("missing.title")} text={t("missing.text")} />;
  if (artwork.data.artistId !== user?.id) return <EmptyState title={t("notYours")} />;
  return <Revision artwork={artwork.data} />;
};
