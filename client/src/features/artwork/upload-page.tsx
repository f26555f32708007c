import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Container, PageHeading } from "../../ui/page";
import { keptDraft } from "./artwork-draft";
import { WorkForm } from "./components/work-form";
import { useWorkForm } from "./use-work-form";
import { besideLaterTexts } from "../../i18n/i18n";
import { latePart } from "../../ui/late-part";
import { LatePlace } from "../../ui/late-place";

const ChosenPictures = latePart(
  async () => (await besideLaterTexts(import("./pictures/chosen-pictures"))).ChosenPictures,
);

export const UploadPage = () => {
  const { t } = useTranslation("artwork");
  const [start] = useState(keptDraft);
  const form = useWorkForm({ draft: start, artworkId: null });
  return (
    <Container style={{ paddingBlock: 26 }}>
      <PageHeading documentTitle={t("form.newTitle")}>{t("form.newTitle")}</PageHeading>
      <p style={{ color: "var(--ink-2)" }}>{t("form.newLead")}</p>
      <WorkForm
        draft={form.draft}
        onChange={form.change}
        image={form.image}
        presentUrl={null}
        onImage={form.changeImage}
        missing={form.missing}
        isPending={form.isPending}
        submitLabel={t("form.submit")}
        onSubmit={form.submit}
      >
        <LatePlace>
          <ChosenPictures chosen={form.pictures} onChange={form.changePictures} />
        </LatePlace>
      </WorkForm>
    </Container>
  );
};
