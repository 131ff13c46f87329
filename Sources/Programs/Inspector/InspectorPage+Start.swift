extension InspectorPage {
  /// The script that joins the parts: what is chosen, found and typed.
  static let start = #"""
    // A live page shows more of what is chosen.
    let afterSelection = () => {};
    function select(entry, moves) {
      const last = state.view && items.get(state.view);
      if (last) {
        last.setAttribute("aria-selected", "false");
        last.tabIndex = -1;
      }
      state.view = entry;
      const item = entry && itemOf(entry);
      if (item) {
        for (const other of byId("tree").querySelectorAll("[tabindex='0']")) other.tabIndex = -1;
        item.setAttribute("aria-selected", "true");
        item.tabIndex = 0;
        item.firstChild.scrollIntoView({ block: "nearest" });
        if (moves && byId("tree").contains(document.activeElement)) item.focus();
      }
      for (const button of document.querySelectorAll("ol button")) {
        const isCurrent = entry != null && entryOf(button.view) === entry;
        button.setAttribute("aria-current", String(isCurrent));
      }
      showDetails();
      afterSelection();
      draw();
      writeAddress();
    }
    function showVariants() {
      const place = byId("variants");
      place.replaceChildren();
      screen().variants.forEach((one, index) => {
        const button = element("button", null, {
          role: "radio", "aria-checked": String(index === state.variant),
          tabindex: index === state.variant ? "0" : "-1",
        });
        button.append(element("img", null, { src: one.picture, alt: "" }), one.title);
        button.addEventListener("click", () => showVariant(index));
        place.append(button);
      });
    }
    function showVariant(index) {
      const path = state.view && state.view.view.path;
      state.variant = index;
      state.view = null;
      state.hover = null;
      [...byId("variants").children].forEach((button, place) => {
        button.setAttribute("aria-checked", String(place === index));
        button.tabIndex = place === index ? 0 : -1;
      });
      showTree();
      showPicture();
      showLists();
      select(entryOf(path), false);
    }
    function showScreen(index, variantIndex, path) {
      state.screen = index;
      byId("screen").value = String(index);
      document.title = screen().name + " · Espalier";
      state.variant = variantIndex;
      state.view = null;
      showVariants();
      showVariant(variantIndex);
      const entry = entryOf(path);
      if (entry) select(entry, false);
    }
    function find() {
      for (const item of items.values()) item.classList.remove("found");
      const words = byId("find").value.trim().toLowerCase();
      const found = !words ? [] : viewsOf(variant()).filter(({ view }) =>
        [view.id, view.path, view.type, textOf(view)].some((text) =>
          text && String(text).toLowerCase().includes(words)));
      for (const entry of found.slice(0, 50)) {
        const item = itemOf(entry);
        if (item) item.classList.add("found");
      }
      byId("status").textContent = words ? found.length + " found" : "";
      return found;
    }

    screens.forEach((one, index) => {
      byId("screen").append(element("option", one.name, { value: String(index) }));
    });
    byId("screen").addEventListener("change", (event) => {
      showScreen(Number(event.target.value), 0, null);
    });
    byId("overlays").addEventListener("change", draw);
    byId("find").addEventListener("input", find);
    byId("find").addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      const found = find();
      const place = found.indexOf(state.view);
      if (found.length) select(found[(place + 1) % found.length], false);
    });
    byId("tree").addEventListener("click", (event) => {
      const item = event.target.closest("[role=treeitem]");
      if (!item || event.target.closest("button")) return;
      if (state.view === item.entry) {
        setOpen(item.entry, item.getAttribute("aria-expanded") !== "true");
      }
      select(item.entry, false);
      item.focus();
    });
    byId("tree").addEventListener("keydown", treeKey);
    byId("tree").addEventListener("mouseover", (event) => {
      const item = event.target.closest("[role=treeitem]");
      state.hover = item ? item.entry : null;
      draw();
    });
    byId("tree").addEventListener("mouseleave", () => { state.hover = null; draw(); });
    byId("marks").addEventListener("mousemove", (event) => {
      const entry = viewAt(event);
      if (entry === state.hover) return;
      state.hover = entry;
      byId("status").textContent = entry ? nameOf(entry.view) : "";
      draw();
    });
    byId("marks").addEventListener("mouseleave", () => { state.hover = null; draw(); });
    byId("marks").addEventListener("click", (event) => select(viewAt(event), false));
    byId("variants").addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const count = screen().variants.length;
      showVariant((state.variant + step + count) % count);
      byId("variants").children[state.variant].focus();
    });
    window.addEventListener("resize", draw);
    window.addEventListener("hashchange", () => {
      readAddress();
      showScreen(state.screen, state.variant, state.view && state.view.view.path);
    });
    readAddress();
    showScreen(state.screen, state.variant, state.view && state.view.view.path);

    """#
}
