extension InspectorPage {
  /// The controls of a live page, above.
  static let liveControls = """
    <fieldset id="live"><legend>Live</legend>
    <label><input id="use" type="checkbox"> use the screen</label>
    <button id="later">1 s later</button>
    <button id="again" disabled>Start over</button>
    <span id="busy"></span>
    </fieldset>

    """

  /// The controls of a live page for the chosen view, and the messages about files.
  static let liveUses = """
    <section id="problems" role="alert" aria-labelledby="problems-title" hidden>
    <h2 id="problems-title">Messages</h2><ul id="problem-list"></ul></section>
    <section aria-labelledby="uses-title"><h2 id="uses-title">Use</h2>
    <div id="uses"></div></section>

    """

  /// The screen before there is any.
  static let nothing = """
    {"name":"","findings":[],"variants":[{"title":"","size":[1,1],"picture":"data:,","isKnown":true,\
    "geometry":{"scene":{},"views":[]},"accessibility":{"nodes":[]},"spoken":[]}]}
    """

  /// The script that takes news from the server; the choice, scrolling and what is open stay.
  static let following = #"""
    const counts = new Map();
    let hasScreens = false;

    // A variant without its documents, which are sent when it is looked at.
    const unknown = () => ({ geometry: { scene: {}, views: [] }, accessibility: { nodes: [] },
      spoken: [], views: null, isKnown: false });
    // The last messages of which only changes are sent, by their keys.
    const lines = new Map();
    function patched(line, splices) {
      const pieces = line.match(/[^{]*\{|[^{]+$/g);
      for (const [start, count, text] of [...splices].reverse()) {
        pieces.splice(start, count, text);
      }
      return pieces.join("");
    }
    // The messages of an answer: its first line has the version, each further one is a message.
    function read(text) {
      const [head, ...rest] = text.split("\n");
      const messages = rest.filter((line) => line).map((line) => {
        let message = JSON.parse(line);
        if (message.kind === "patch") {
          line = patched(lines.get(message.key), message.splices);
          message = JSON.parse(line);
        }
        if (message.key) lines.set(message.key, line);
        return message;
      });
      return { version: JSON.parse(head).version, messages };
    }

    // All that the reader has done to the page, to be done again after it is made anew.
    function keep() {
      const focused = document.activeElement;
      const item = focused && focused.closest("[role=treeitem]");
      const row = focused && focused.closest("ol li");
      const uses = [...byId("uses").querySelectorAll("button, input")];
      const input = byId("uses").querySelector("input");
      const open = new Map();
      for (const [entry, item] of items) {
        const isOpen = item.getAttribute("aria-expanded");
        if (isOpen != null) open.set(entry.view.path, isOpen === "true");
      }
      return {
        open, path: state.view && state.view.view.path,
        item: item && item.entry.view.path,
        row: row && [row.parentElement, [...row.parentElement.children].indexOf(row)],
        use: uses.indexOf(focused), typed: input && input.value,
        variant: focused && focused.closest("#variants") != null,
        places: ["tree", "shown", "side", "variants"].map((id) => {
          const scrolled = id === "tree" ? byId(id).parentElement : byId(id);
          return [scrolled, scrolled.scrollLeft, scrolled.scrollTop];
        }),
      };
    }
    function restore(kept) {
      for (const [path, isOpen] of kept.open) {
        const entry = variant().byPath.get(path);
        if (entry && items.has(entry)) setOpen(entry, isOpen);
      }
      const entry = entryOf(kept.path);
      if (entry) select(entry, false);
      for (const [scrolled, left, top] of kept.places) {
        scrolled.scrollLeft = left;
        scrolled.scrollTop = top;
      }
      const item = kept.item != null && items.get(entryOf(kept.item));
      const row = kept.row && kept.row[0].children[Math.min(kept.row[1],
        kept.row[0].children.length - 1)];
      const input = byId("uses").querySelector("input");
      if (input && kept.typed != null) input.value = kept.typed;
      const uses = byId("uses").querySelectorAll("button, input");
      const target = item || uses[kept.use] || (row && row.querySelector("button"))
        || (kept.variant && byId("variants").children[state.variant]);
      if (target) target.focus({ preventScroll: true });
    }

    // The findings, and the pictures of all variants; documents that are known stay.
    function takeOutline(news) {
      const known = screens.find((one) => one.name === news.name);
      const variants = news.variants.map((one, index) => {
        const other = known && known.variants[index];
        return { ...(other && other.title === one.title ? other : unknown()), ...one };
      });
      if (known) Object.assign(known, { findings: news.findings, variants });
      else screens.push({ ...news, variants });
    }
    // A picture or a document of a variant.
    function takePart({ name, variant: position, ...members }) {
      let known = screens.find((one) => one.name === name);
      if (!known) screens.push(known = { name, findings: [], variants: [] });
      while (known.variants.length <= position) {
        known.variants.push({ title: "", size: [1, 1], picture: "data:,", ...unknown() });
      }
      Object.assign(known.variants[position], members, { views: null, isKnown: true });
    }
    // Other variants than these have documents of an earlier time.
    function forgetOthers(name, current) {
      const known = screens.find((one) => one.name === name);
      if (!known) return;
      known.variants.forEach((one, position) => {
        if (current.includes(position)) return;
        Object.assign(one, unknown());
        for (const key of [...lines.keys()]) {
          if (key.endsWith(" " + position + " of " + name)) lines.delete(key);
        }
      });
    }
    // Asks for the documents of the shown variant.
    function askForVariant() {
      const one = screen();
      if (one.name === "" || variant().isKnown) return;
      byId("status").textContent = "making this variant…";
      const words = new URLSearchParams({ screen: one.name, variant: String(state.variant) });
      fetch("shown?" + words, { cache: "no-store" }).catch(() => {});
    }
    function take(messages) {
      const before = { name: screen().name, title: variant().title, kept: keep() };
      let isChanged = false;
      const wasKnown = variant().isKnown;
      for (const message of messages) {
        switch (message.kind) {
        case "screens":
          for (const one of [...screens]) {
            const isGone = !message.names.includes(one.name) && screens.length > 1;
            if (isGone) screens.splice(screens.indexOf(one), 1);
          }
          screens.sort((a, b) => message.names.indexOf(a.name) - message.names.indexOf(b.name));
          isChanged = true;
          break;
        case "screen":
          for (const one of screens) if (one.name === "") screens.splice(screens.indexOf(one), 1);
          takeOutline(message.screen);
          isChanged = true;
          break;
        case "part":
          for (const one of screens) if (one.name === "") screens.splice(screens.indexOf(one), 1);
          takePart(message.part);
          isChanged = true;
          break;
        case "current":
          forgetOthers(message.screen, message.variants);
          isChanged = true;
          break;
        case "errors": showProblems(message.text); break;
        case "refused": byId("status").textContent = message.text; break;
        case "done": counts.set(message.screen, message.count); break;
        case "busy": byId("busy").textContent = message.text; break;
        }
      }
      if (isChanged) showNews(before);
      if (variant().isKnown && !wasKnown) byId("status").textContent = "";
      byId("again").disabled = !counts.get(screen().name);
    }
    function showNews(before) {
      const menu = byId("screen");
      menu.replaceChildren();
      screens.forEach((one, index) => {
        menu.append(element("option", one.name, { value: String(index) }));
      });
      if (!hasScreens && screens[0] && screens[0].name !== "") {
        hasScreens = true;
        history.replaceState(null, "", firstAddress || "#");
        state.screen = 0;
        readAddress();
        return showScreen(state.screen, state.variant, state.view && state.view.view.path);
      }
      const index = Math.max(screens.findIndex((one) => one.name === before.name), 0);
      const titles = screens[index].variants.map((one) => one.title);
      showScreen(index, Math.max(titles.indexOf(before.title), 0), before.kept.path);
      restore(before.kept);
    }
    function showProblems(text) {
      const lines = text.split("\n").filter((line) => line.trim());
      byId("problem-list").replaceChildren(...lines.map((line) => {
        const level = /(^|: )error: /.test(line) ? "error"
          : /(^|: )warning: /.test(line) ? "warning" : "hint";
        return element("li", line, { class: level });
      }));
      byId("problems").hidden = !lines.length;
    }

    async function follow() {
      let version = 0, failures = 0;
      for (;;) {
        try {
          const shown = new URLSearchParams({
            after: String(version), screen: screen().name, variant: String(state.variant) });
          const answer = await fetch("news?" + shown, { cache: "no-store" });
          if (!answer.ok) throw new Error(String(answer.status));
          const told = read(await answer.text());
          version = told.version;
          failures = 0;
          if (told.messages.length) take(told.messages);
        } catch (error) {
          // Whatever was missed is told again.
          version = 0;
          if (++failures > 5) {
            byId("busy").textContent = "The server has ended; the page stays as it was.";
            return;
          }
          await new Promise((done) => setTimeout(done, 200 * failures));
        }
      }
    }

    """#
}
