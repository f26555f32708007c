// Runs before the first paint, so that neither the direction nor the theme flips in front of the reader.
(function () {
  var root = document.documentElement;
  var language = "ar";
  var theme = "system";
  try {
    if (localStorage.getItem("naqsh.language") === "en") language = "en";
    theme = localStorage.getItem("naqsh.theme") || "system";
    if (localStorage.getItem("naqsh.signed-in")) root.dataset.wasSignedIn = "";
  } catch {
    // Storage may be closed to us; the defaults stand.
  }
  var dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  // A page that the server drew is in the language of its words.
  if (root.hasAttribute("data-drawn")) language = root.lang;
  root.lang = language;
  root.dir = language === "ar" ? "rtl" : "ltr";
  // A room is dark in either theme.
  if (!root.hasAttribute("data-drawn") || !/^\/auctions\/[^/]+(\/replay)?$/.test(location.pathname))
    root.dataset.theme = dark ? "dark" : "light";

  // The pieces that this address and language need are fetched beside the shell, not after it.
  var told = document.querySelector("meta[name=naqsh-preloads]");
  if (!told) return;
  var pieces = JSON.parse(told.content);
  var path = location.pathname;
  var page = pieces[path] || pieces[path.replace(/[^/]+$/, "")] || [];
  page.concat(pieces[language] || []).forEach(function (address) {
    var link = document.createElement("link");
    link.rel = "modulepreload";
    // What is drawn is seen without them: the largest picture comes first.
    if (root.hasAttribute("data-drawn")) link.fetchPriority = "low";
    link.href = address;
    document.head.appendChild(link);
  });
})();
