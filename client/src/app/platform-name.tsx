import { useEffect } from "react";
import { callPlatform } from "../i18n/i18n";
import { useSettings } from "../lib/settings";

/** Calls the platform by its name of the settings, wherever a text has it. Draws nothing. */
export const PlatformName = () => {
  const name = useSettings()?.platformName;
  useEffect(() => {
    if (name) callPlatform(name);
  }, [name]);
  return null;
};
