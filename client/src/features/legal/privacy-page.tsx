import { LegalPage } from "./legal-page";
import { privacyText } from "./privacy-text";

export const PrivacyPage = () => (
  <LegalPage text={privacyText} contact="privacyEmail" other={{ to: "/terms", label: "terms" }} />
);
