/** Who may import whom. One place; `npm run boundaries` and `npm test` fail on it. */
const { existsSync, readdirSync } = require("node:fs");
const path = require("node:path");

/** Every module, by its contract in `shared`: a new one is held to the rules without a word here. */
const sharedSources = path.join(__dirname, "shared/src");
const modules = readdirSync(sharedSources)
  .filter((name) =>
    ["events", "commands", "views"].some((role) => existsSync(path.join(sharedSources, name, `${name}.${role}.ts`))),
  )
  .join("|");

const pure = "\\.(decider|state|projection|policy|events|commands|views)\\.ts$";

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "kernel-stands-alone",
      severity: "error",
      from: { path: "^shared/src/kernel/", pathNot: "\\.spec\\.ts$" },
      to: { pathNot: "^shared/src/kernel/|node_modules/(@noble/hashes|ibantools|zod)/" },
    },
    {
      name: "contracts-are-pure",
      severity: "error",
      from: { path: "^shared/src/(?!kernel|platform|testing)", pathNot: "\\.spec\\.ts$" },
      to: {
        path: "^shared/src/platform|^(command-service|projection-service|worker|standalone|demo|reliability|client)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "module-by-its-door",
      severity: "error",
      from: { path: "^shared/src/(?!kernel|platform|testing)([^/]+)/", pathNot: "\\.spec\\.ts$" },
      to: { path: "^shared/src/(?!kernel|platform|testing)([^/]+)/", pathNot: ["^shared/src/$1/", "/index\\.ts$"] },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      from: { path: pure, pathNot: "\\.spec\\.ts$" },
      to: { path: "^shared/src/platform/|/adapters/|node_modules/(koa|mongodb|lmdb|pino)|^(fs|crypto|node:.*)$" },
    },
    {
      name: "machinery-knows-no-module",
      severity: "error",
      from: { path: "/(adapters|handler|runner)/", pathNot: "\\.spec\\.ts$" },
      to: {
        path: `^(command-service|projection-service|worker)/src/(${modules})/`,
      },
    },
    {
      name: "modules-know-no-sibling",
      comment: "What spans modules stands in the service's `joins` or `workflows`.",
      severity: "error",
      from: { path: `^(command-service|projection-service|worker)/src/(${modules})/`, pathNot: "\\.spec\\.ts$" },
      to: { path: `^$1/src/(${modules})/`, pathNot: "^$1/src/$2/" },
    },
    {
      name: "services-know-no-other-service",
      severity: "error",
      from: { path: "^(command-service|projection-service|worker|client)/src/" },
      to: {
        path: "^(command-service|projection-service|worker|client|standalone|demo|reliability)/src/",
        pathNot: "^$1/src/",
      },
    },
    {
      name: "parts-of-mui-come-with-their-theme",
      comment:
        "Buttons are `ui/button` and `ui/icon-button`; other parts come from `ui/material`, with the theme around them.",
      severity: "error",
      from: { path: "^client/src/", pathNot: "^client/src/ui/(material|theme)/" },
      to: {
        path: "node_modules/@mui/(system|x-charts|material/(?!Dialog(Title|Content|Actions)/|MenuItem/|InputAdornment/))",
      },
    },
    {
      name: "demo-is-loaded-for-a-demo-alone",
      severity: "error",
      from: { path: "^(standalone|reliability)/src/" },
      to: { path: "^demo/src/", dependencyTypesNot: ["type-only", "dynamic-import"] },
    },
    {
      name: "only-the-composition-loads-the-demo",
      severity: "error",
      from: { path: "^(standalone|reliability)/src/", pathNot: "^standalone/src/start/open-shop\\.ts$" },
      to: { path: "^demo/src/" },
    },
    {
      name: "nobody-imports-the-trials",
      comment: "`reliability` tries the product; the product knows nothing of it.",
      severity: "error",
      from: { pathNot: "^reliability/src/" },
      to: { path: "^reliability/src/" },
    },
    {
      name: "client-knows-no-platform",
      severity: "error",
      from: { path: "^client/src/" },
      to: { path: "^shared/src/platform/" },
    },
    {
      name: "features-know-no-other-feature",
      severity: "error",
      // The lists of tabs are where features meet a page that is shared by them.
      from: {
        path: "^client/src/features/([^/]+)/",
        pathNot: "^client/src/features/(settings/settings|profile/profile)-tabs[.]ts$",
      },
      to: { path: "^client/src/features/", pathNot: "^client/src/features/$1/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default"] },
  },
};
