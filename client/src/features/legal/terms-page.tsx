import { LegalPage } from "./legal-page";
import { termsText } from "./terms-text";

export const TermsPage = () => (
  <LegalPage text={termsText} contact="legalEmail" other={{ to: "/privacy", label: "privacy" }} />
);
