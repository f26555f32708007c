import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useVerificationList, VerificationLists } from "../../lib/verification/verification-lists";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { RowBones } from "../../ui/bones";
import { Button } from "../../ui/button";
import { MoreButton } from "../../ui/more-button";
import { EmptyState } from "../../ui/states";
import { VerificationRows } from "./components/verification-rows";
import { useWorkVerifications } from "./distinctions.api";

/** `/admin?tab=verified`: which works are verified, by whom and when, and which wait to be seen. */
export const VerifiedPage = () => {
  const { t } = useTranslation("verification");
  const standing = useVerificationList();
  const works = useWorkVerifications(standing);
  return (
    <AdminPage
      tab="verified"
      title={t("works.title")}
      lead={t("works.lead")}
      actions={
        <Button component={Link} to="/admin/badges" variant="outlined">
          {t("artists")}
        </Button>
      }
    >
      <VerificationLists />
      <Awaited query={works} loading={t("works.title")} bones={<RowBones rows={4} />} failed={t("works.failed")}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState motif="qatt" title={t(`works.none.${standing}`)} text={t(`works.noneText.${standing}`)} />
          ) : (
            <VerificationRows works={items} />
          )
        }
      </Awaited>
      <MoreButton list={works} />
    </AdminPage>
  );
};
