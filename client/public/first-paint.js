// Runs before the first paint, so that neither the direction nor the theme flips in front of the reader.
(function () {
  var root = document.documentElement;
  var isDrawn = root.hasAttribute("data-drawn");
  var language = "ar";
  var theme = "system";
  // Where storage is empty, the cookie still says how this device shows pages: the server has drawn this one by it.
  function restoreLook() {
    var told = /(?:^|; )naqsh\.view=(\w+)\.(\w+)\.\w+\.(\w+)\.(\w+)/.exec(document.cookie);
    if (!told) return;
    ["language", "theme", "digits", "calendar"].forEach(function (name, index) {
      var key = "naqsh." + name;
      if (localStorage.getItem(key) === null) localStorage.setItem(key, told[index + 1]);
    });
  }
  try {
    restoreLook();
    if (localStorage.getItem("naqsh.language") === "en") language = "en";
    theme = localStorage.getItem("naqsh.theme") || "system";
    if (localStorage.getItem("naqsh.signed-in")) root.dataset.wasSignedIn = "";
  } catch {
    // Storage may be closed to us; the defaults stand.
  }
  var dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  // A page that the server drew is in the language of its words.
  if (isDrawn) language = root.lang;
  root.lang = language;
  root.dir = language === "ar" ? "rtl" : "ltr";
  // A room is dark in either theme.
  if (!isDrawn || !/^\/auctions\/[^/]+(\/replay)?$/.test(location.pathname))
    root.dataset.theme = dark ? "dark" : "light";

  function fetchPiece(address) {
    var link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = address;
    document.head.appendChild(link);
  }

  // One at a time, between which a touch is heard: to ask for all at once takes a slow phone a tenth of a second.
  function inTasks(things, act) {
    things.forEach(function (thing) {
      setTimeout(function () {
        act(thing);
      });
    });
  }

  // The pieces that this address and language need are fetched beside the shell, not after it.
  function fetchPieces() {
    var told = document.querySelector("meta[name=naqsh-preloads]");
    if (!told) return;
    var pieces = JSON.parse(told.content);
    var path = location.pathname;
    var page = path in pieces ? path : path.replace(/[^/]+$/, "");
    [page, language, page + " " + language].forEach(function (key) {
      inTasks(pieces[key] || [], fetchPiece);
    });
  }

  if (!isDrawn) {
    fetchPieces();
    return;
  }

  // A drawn page is read, looked at and followed without any script, so that its scripts have the line after its largest
  // picture, or as soon as somebody touches the page.
  var LONGEST_WAIT_MS = 2000;
  var hasBegun = false;
  function begin() {
    var told = document.querySelector("meta[name=naqsh-start]");
    if (hasBegun || !told) return;
    hasBegun = true;
    var addresses = told.content.split(" ");
    fetchPieces();
    // Each in a task of its own: as imports of the first, all would be evaluated in one, in which a slow phone hears no touch.
    inTasks(addresses.slice(1).concat(addresses[0]), runPiece);
  }
  function runPiece(address) {
    var script = document.createElement("script");
    script.type = "module";
    // In the order of their insertion.
    script.async = false;
    script.src = address;
    document.body.appendChild(script);
  }
  function isThere(picture) {
    if (picture.complete) return Promise.resolve();
    return new Promise(function (resolve) {
      picture.addEventListener("load", resolve);
      picture.addEventListener("error", resolve);
    });
  }
  // What has come is decoded and painted after that, and some browsers say when.
  var PAINTED_WITHIN_MS = 200;
  var LARGEST = "largest-contentful-paint";
  function arePainted(pictures) {
    var isTold = pictures.length > 0 && (PerformanceObserver.supportedEntryTypes || []).includes(LARGEST);
    return new Promise(function (resolve) {
      requestAnimationFrame(function () {
        setTimeout(resolve, isTold ? PAINTED_WITHIN_MS : 0);
      });
      if (!isTold) return;
      var observer = new PerformanceObserver(function (list) {
        var isOneOf = function (entry) {
          return pictures.includes(entry.element);
        };
        if (list.getEntries().some(isOneOf)) resolve();
      });
      observer.observe({ type: LARGEST, buffered: true });
    });
  }
  document.addEventListener("DOMContentLoaded", function () {
    var first = Array.from(document.querySelectorAll("img[fetchpriority=high]"));
    void Promise.all(first.map(isThere))
      .then(function () {
        return arePainted(first);
      })
      .then(begin);
    setTimeout(begin, LONGEST_WAIT_MS);
  });

  // What is pressed or chosen before the page, or the late part that it stands in, is taken over is done then.
  var acts = [];
  function hasComing(element) {
    return Array.from(element.children).some(function (child) {
      return child.matches("template[data-coming]");
    });
  }
  function isTaken(element) {
    if (!("taken" in root.dataset)) return false;
    for (var at = element.parentElement; at; at = at.parentElement) if (hasComing(at)) return false;
    return true;
  }
  function actEarly(event) {
    begin();
    var touched = event.target;
    if (event.type === "change" && touched.tagName === "SELECT" && !isTaken(touched)) {
      var value = touched.value;
      event.stopPropagation();
      acts.push([
        touched,
        function () {
          touched.value = value;
          touched.dispatchEvent(new Event("change", { bubbles: true }));
        },
      ]);
    }
    var pressed = event.type === "click" && touched.closest("button, input[type=checkbox], input[type=radio]");
    if (!pressed || (pressed.form && pressed.type === "submit") || isTaken(pressed)) return;
    event.preventDefault();
    // React would bring a part to life for it, and it would be done twice.
    event.stopPropagation();
    acts.push([
      pressed,
      function () {
        pressed.click();
      },
    ]);
  }
  function catchUp() {
    var ready = acts.filter(function (act) {
      return isTaken(act[0]);
    });
    acts = acts.filter(function (act) {
      return !ready.includes(act);
    });
    ready.forEach(function (act) {
      act[1]();
    });
  }
  var KINDS = ["pointerdown", "keydown", "click", "change"];
  KINDS.forEach(function (kind) {
    document.addEventListener(kind, actEarly, true);
  });
  var coming = document.getElementsByTagName("template");
  new MutationObserver(function (_, observer) {
    if (!("taken" in root.dataset)) return;
    setTimeout(catchUp);
    if (coming.length > 0) return;
    observer.disconnect();
    KINDS.forEach(function (kind) {
      document.removeEventListener(kind, actEarly, true);
    });
  }).observe(root, { attributes: true, attributeFilter: ["data-taken"], childList: true, subtree: true });
})();
