import { LegalPage } from "./legal-page";
import { termsText } from "./terms-text";

export const TermsPage = () => <LegalPage text={termsText} other={{ to: "/privacy", label: "privacy" }} />;
