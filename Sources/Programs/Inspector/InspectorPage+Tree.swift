extension InspectorPage {
  /// The script of the tree: an item a view, made when it is first seen.
  static let tree = #"""
    // Of long lists so many rows are made at once.
    const mostItems = 200;
    const items = new Map();

    function showTree() {
      items.clear();
      const tree = byId("tree");
      tree.replaceChildren();
      appendItems(tree, viewsOf(variant()).filter((entry) => !entry.parent), 0);
      // As much is open at first as is seen at once.
      let open = 0;
      for (const entry of viewsOf(variant())) {
        if (open > 150) break;
        if (entry.children.length && items.has(entry)) {
          setOpen(entry, true);
          open += Math.min(entry.children.length, mostItems);
        }
      }
      const first = tree.querySelector("[role=treeitem]");
      if (first) first.tabIndex = 0;
    }
    function appendItems(list, entries, from) {
      const count = Math.min(entries.length, from + mostItems);
      for (let index = from; index < count; index++) {
        const entry = entries[index];
        const item = element("li", null, { role: "treeitem", tabindex: "-1" });
        const line = element("span", nameOf(entry.view) + " ");
        if (entry.view.id) line.append(element("small", entry.view.id));
        item.append(line);
        if (entry.children.length) item.setAttribute("aria-expanded", "false");
        item.setAttribute("aria-selected", "false");
        item.setAttribute("aria-level", String(levelOf(entry)));
        item.setAttribute("aria-setsize", String(entries.length));
        item.setAttribute("aria-posinset", String(index + 1));
        item.entry = entry;
        items.set(entry, item);
        list.append(item);
      }
      if (count < entries.length) {
        const more = element("li", null, { role: "none" });
        const button = element("button", (entries.length - count) + " more");
        button.addEventListener("click", () => {
          more.remove();
          appendItems(list, entries, count);
        });
        more.append(button);
        list.append(more);
      }
    }
    function levelOf(entry) {
      let level = 1;
      for (let outer = entry.parent; outer; outer = outer.parent) level++;
      return level;
    }
    function setOpen(entry, isOpen) {
      const item = items.get(entry);
      if (!item || !entry.children.length) return;
      item.setAttribute("aria-expanded", String(isOpen));
      let inside = item.querySelector(":scope > ul");
      if (!inside) {
        inside = element("ul", null, { role: "group" });
        item.append(inside);
        appendItems(inside, entry.children, 0);
      }
      inside.hidden = !isOpen;
    }
    // Opens what is around a view, whose item may not be made yet.
    function itemOf(entry) {
      const outer = [];
      for (let one = entry.parent; one; one = one.parent) outer.unshift(one);
      for (const one of outer) {
        setOpen(one, true);
        const next = outer[outer.indexOf(one) + 1] || entry;
        while (!items.has(next)) {
          const more = items.get(one).querySelector(":scope > ul > li[role=none] > button");
          if (!more) break;
          more.click();
        }
      }
      return items.get(entry);
    }
    function treeKey(event) {
      const item = event.target.closest("[role=treeitem]");
      if (!item) return;
      const entry = item.entry;
      const shown = [...byId("tree").querySelectorAll("[role=treeitem]")]
        .filter((one) => one.offsetParent !== null);
      const place = shown.indexOf(item);
      const isOpen = item.getAttribute("aria-expanded") === "true";
      let next = null;
      switch (event.key) {
      case "ArrowDown": next = shown[place + 1]; break;
      case "ArrowUp": next = shown[place - 1]; break;
      case "Home": next = shown[0]; break;
      case "End": next = shown[shown.length - 1]; break;
      case "ArrowRight":
        if (entry.children.length && !isOpen) setOpen(entry, true);
        else if (isOpen) next = items.get(entry.children[0]);
        break;
      case "ArrowLeft":
        if (isOpen) setOpen(entry, false);
        else if (entry.parent) next = items.get(entry.parent);
        break;
      case "Enter": case " ": next = item; break;
      default: return;
      }
      event.preventDefault();
      if (next) select(next.entry, true);
    }

    """#
}
