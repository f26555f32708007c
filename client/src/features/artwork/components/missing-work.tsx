import { useTranslation } from "../../../i18n/use-translation";
import { NothingHere } from "../../../ui/nothing-here";
import { Container } from "../../../ui/page";
import { useSimilarWorks } from "../artwork.api";
import { NewestWorks } from "./more-works";
import { WorkRow } from "./work-row";

const IN_A_ROW = 4;

/** What is nearest to a work that is on show no more; the newest works if nothing is. */
const WorksInstead = ({ artworkId }: { artworkId: string }) => {
  const { t } = useTranslation("artwork");
  const near = useSimilarWorks(artworkId, IN_A_ROW);
  if (near.isPending) return null;
  if (!near.data?.length) return <NewestWorks />;
  return (
    <Container style={{ paddingBlockEnd: 40 }}>
      <WorkRow title={t("others.similar")} text={t("others.similarWhy")} works={near.data} />
    </Container>
  );
};

type MissingWorkProps = { because: "missing" | "withdrawn"; artworkId: string };

/** `because`: whether it was never on show, or its artist took it away. */
export const MissingWork = ({ because, artworkId }: MissingWorkProps) => {
  const { t } = useTranslation("artwork");
  const words = because === "withdrawn" ? "withdrawnWork" : "missing";
  return (
    <>
      <NothingHere title={t(`${words}.title`)} text={t(`${words}.text`)} />
      {because === "withdrawn" ? <WorksInstead artworkId={artworkId} /> : <NewestWorks />}
    </>
  );
};
