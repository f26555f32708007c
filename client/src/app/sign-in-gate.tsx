import type { ParseKeys } from "i18next";
import { useTranslation } from "../i18n/use-translation";
import { matchPath, useLocation } from "react-router-dom";
import { Container, PageHeading } from "../ui/page";
import { SignInPanel } from "../ui/sign-in-panel";

/** The titles of the pages behind the guard, by their addresses. */
const TITLES: readonly (readonly [string, ParseKeys])[] = [
  ["/dashboard/*", "nav.dashboard"],
  ["/feed", "nav.feed"],
  ["/orders/*", "nav.purchases"],
  ["/wishlist", "nav.wishlist"],
  ["/notifications", "nav.notifications"],
  ["/my-works", "nav.myWorks"],
  ["/settings/*", "nav.settings"],
  ["/profile", "nav.profile"],
  ["/upload", "nav.upload"],
  ["/artwork/*", "nav.myWorks"],
];

/** A page that needs an account, for whoever is signed out: its own title, and the way in that leads back to it. */
export const SignInGate = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const own = TITLES.find(([pattern]) => matchPath(pattern, pathname))?.[1];
  const title = t(own ?? "gate.title");
  const words = { text: t("gate.text"), signIn: t("gate.signIn"), signUp: t("gate.signUp") };
  return (
    <Container style={{ display: "grid", gap: "var(--space-xl)", paddingBlock: 26, maxInlineSize: 720 }}>
      <PageHeading documentTitle={title}>{title}</PageHeading>
      <SignInPanel {...words} {...(own && { title: t("gate.title") })} />
    </Container>
  );
};
