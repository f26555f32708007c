/** The page that reads `/api/openapi.json` aloud: Swagger UI, whose files are served from here as well. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Naqsh API · واجهة نقش البرمجية</title>
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <style>
      body { margin: 0; }
      /* What is said in Arabic runs from the right. */
      .swagger-ui .info .renderedMarkdown p { unicode-bidi: plaintext; text-align: start; }
    </style>
  </head>
  <body>
    <div id="swagger-ui"></div>
    <noscript>
      <p>This page needs JavaScript; the document itself is <a href="/api/openapi.json">openapi.json</a>.</p>
      <p lang="ar" dir="rtl">تحتاج هذه الصفحة إلى JavaScript؛ والوثيقة نفسها في <a href="/api/openapi.json">openapi.json</a>.</p>
    </noscript>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/open.js"></script>
  </body>
</html>
`;

/** A file of its own, because the page's policy allows no script inside it. `validatorUrl`: no foreign host is asked. */
export const OPEN_DOCS = `const dark = matchMedia("(prefers-color-scheme: dark)");
const followTheme = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", followTheme);
followTheme();

SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#swagger-ui",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

/** Swagger UI writes styles into its elements; everything else comes from files of this server. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
