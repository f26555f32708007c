import { Button } from "../../ui/button";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { api } from "../../lib/api";
import { isApiError } from "../../lib/api-error";
import { OWN_SETTINGS_KEY } from "../../lib/query-keys";
import { useSession } from "../../lib/session";
import { AddressTabs } from "../../ui/address-tabs";
import { Bidi, Ltr } from "../../ui/bidi";
import { Inline } from "../../ui/inline";
import { LatePlace } from "../../ui/late-place";
import { Container, PageHeading } from "../../ui/page";
import { PersonHeader } from "../../ui/person-header";
import { Loading, Skeleton, useHeldWait } from "../../ui/skeleton";
import { Stack } from "../../ui/stack";
import { ErrorState } from "../../ui/states";
import { Text } from "../../ui/text";
import { useAddressTab } from "../../ui/use-address-tab";
import { ProfileFigures } from "./achievements/profile-figures";
import { profileTabsOf } from "./profile-tabs";

/** `/profile?tab=...`: the reader as others meet them, and what is theirs. */
export const ProfilePage = () => {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const { user } = useSession();
  const own = useQuery({
    queryKey: OWN_SETTINGS_KEY,
    queryFn: ({ signal }) => api.get("/api/user/settings", { signal }),
  });
  const isWaiting = useHeldWait(own.isPending);
  const tabs = profileTabsOf(user?.role ?? "collector");
  const current = useAddressTab(tabs.map(({ key }) => key) as [string, ...string[]]);
  const Content = tabs.find(({ key }) => key === current)?.Content;
  const person = isWaiting ? undefined : own.data;
  const bio = (language === "en" ? person?.bioEn : null) ?? person?.bio;
  const waiting = (
    <Loading label={t("loading")}>
      <Skeleton block="320px" radius="12px" />
    </Loading>
  );
  return (
    <Container style={{ maxInlineSize: 1040, paddingBlock: "26px 72px" }}>
      <Stack gap="xl">
        <PageHeading documentTitle={t("title")}>{t("title")}</PageHeading>
        {person && (
          <>
            <PersonHeader person={person}>
              <Inline gap="m">
                {person.location && (
                  <Text as="span" tone="quiet">
                    <Bidi>{person.location}</Bidi>
                  </Text>
                )}
                {person.website && (
                  <a href={person.website} target="_blank" rel="noreferrer nofollow">
                    <Ltr>{person.website.replace(/^https?:\/\//, "")}</Ltr>
                  </a>
                )}
              </Inline>
            </PersonHeader>
            <Text tone={bio ? "plain" : "quiet"} measure={70} dir="auto" style={{ whiteSpace: "pre-line" }}>
              {bio ?? t("noBio")}
            </Text>
            <ProfileFigures />
            <Inline gap="m">
              <Button component={Link} to="/settings?tab=profile" variant="outlined" size="small">
                {t("edit")}
              </Button>
              <Button component={Link} to="/dashboard" variant="text" size="small">
                {t("dashboard")}
              </Button>
            </Inline>
            <AddressTabs
              label={t("tabsLabel")}
              tabs={tabs.map(({ key, label }) => ({ key, label: t(label) }))}
              current={current}
            />
            <LatePlace key={current} fallback={waiting}>
              {Content && <Content />}
            </LatePlace>
          </>
        )}
        {isWaiting && waiting}
        {!isWaiting && !own.data && own.error && (
          <ErrorState
            title={t("failedToLoad")}
            text={isApiError(own.error) ? own.error.text(language) : undefined}
            onRetry={() => void own.refetch()}
          />
        )}
      </Stack>
    </Container>
  );
};
