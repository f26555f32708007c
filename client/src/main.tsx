import { begin } from "./app/begin";
import { takeOver } from "./app/take-over";
import { handedOver } from "./lib/handed-over";
import "./ui/theme/fonts.css";
import "./ui/theme/tokens.css";
import "./ui/theme/base.css";
import "./ui/theme/controls.css";
import "./ui/theme/dialogs.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root to render into");

const drawn = handedOver();
// Not awaited here: the page's own piece, which it brings, waits for this one to be through.
void (drawn ? takeOver(root, drawn) : begin(root));
