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
    {"name":"","findings":[],"variants":[{"title":"","size":[1,1],"picture":"data:,",\
    "geometry":{"scene":{},"views":[]},"accessibility":{"nodes":[]},"spoken":[]}]}
    """

  /// The script that takes news from the server; the choice, scrolling and what is open stay.
  static let following = #"""
    const news = JSON.parse(byId("news").textContent)[0];
    const counts = new Map();
    let hasScreens = false;

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

    // A part has one of the variants, and no findings.
    function merge(news, isPart) {
      const index = screens.findIndex((one) => one.name === news.name);
      const known = screens[index];
      if (!known) return screens.push(news);
      if (!isPart) return screens[index] = { ...news, findings: news.findings || known.findings };
      for (const one of news.variants) {
        const place = known.variants.findIndex((other) => other.title === one.title);
        if (place >= 0) known.variants[place] = one;
      }
    }
    function take(messages) {
      const before = { name: screen().name, title: variant().title, kept: keep() };
      let isChanged = false;
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
          merge(message.screen, message.isPart);
          isChanged = true;
          break;
        case "errors": showProblems(message.text); break;
        case "refused": byId("status").textContent = message.text; break;
        case "done": counts.set(message.screen, message.count); break;
        case "busy": byId("busy").textContent = message.text; break;
        }
      }
      if (isChanged) showNews(before);
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
      let version = news.version, failures = 0;
      for (;;) {
        try {
          const shown = new URLSearchParams({
            after: String(version), screen: screen().name, variant: String(state.variant) });
          const answer = await fetch("news?" + shown, { cache: "no-store" });
          if (!answer.ok) throw new Error(String(answer.status));
          const told = await answer.json();
          version = told.version;
          failures = 0;
          if (told.messages.length) take(told.messages);
        } catch (error) {
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
