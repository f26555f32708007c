import { AvatarSection } from "./avatar-section";
import { BadgeSection } from "./badge-section";
import { BecomeArtistSection } from "./become-artist-section";
import { PayoutSection } from "./payout-section";
import { ProfileForm } from "./profile-form";
import type { SettingsTabProps } from "./settings-tab-props";
import { VatSection } from "./vat-section";

/** What people tell about themselves, how they look, and what artists are paid by. */
export const ProfileTab = ({ settings }: SettingsTabProps) => (
  <div>
    <AvatarSection settings={settings} />
    <ProfileForm settings={settings} />
    {settings.role === "artist" && (
      <>
        <BadgeSection settings={settings} />
        <PayoutSection settings={settings} />
        <VatSection settings={settings} />
      </>
    )}
    {settings.role === "collector" && <BecomeArtistSection />}
  </div>
);
