import { LegalPage } from "./legal-page";
import { privacyText } from "./privacy-text";

export const PrivacyPage = () => <LegalPage text={privacyText} other={{ to: "/terms", label: "terms" }} />;
