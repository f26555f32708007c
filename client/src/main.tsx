import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app";
import { startI18n } from "./i18n/i18n";
import { usePreferences } from "./lib/preferences.store";
import "./ui/theme/fonts.css";
import "./ui/theme/tokens.css";
import "./ui/theme/base.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root to render into");

await startI18n(usePreferences.getState().language);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
