extension InspectorPage {
  /// The script of what is said of a view: numbers, what assistive technology gets, what is wrong.
  static let details = #"""
    function showDetails() {
      const place = byId("details");
      place.replaceChildren();
      const entry = state.view;
      if (!entry) {
        place.append(element("p", "Choose a view in the tree or in the picture."));
        return;
      }
      const { view } = entry;
      const list = element("dl");
      const row = (name, value) => {
        if (value == null || value === "") return;
        list.append(element("dt", name), element("dd", String(value)));
      };
      const text = (value) => Array.isArray(value) ? value.map((one) =>
        one == null ? "nil" : typeof one === "number" ? numberText(one) : one).join(" × ") : value;
      row("Type", view.type);
      row("Id", view.id);
      row("Path", view.path === view.id ? null : view.path);
      const node = nodeOf(entry);
      row("Source", view.source || (node && node.source));
      row("Content", textOf(view));
      row("Frame", frameText(view.frame));
      row("In pixels", view.pixelFrame && frameText(view.pixelFrame));
      row("Offered", text(view.proposal));
      row("Truncated", view.truncated ? "yes" : null);
      for (const line of view.lines || []) {
        row("Line", "“" + line.text + "”, baseline " + numberText(line.baseline));
      }
      for (const modifier of view.modifiers || []) {
        row("." + modifier.type, modifier.frame ? frameText(modifier.frame) : " ");
      }
      if (view.placeholder) row("Placeholder", view.placeholder.reason);
      if (node) {
        row("Spoken", variant().spoken.filter((one) => one.view === node.id)
          .map((one) => one.text.trim()).join(" "));
        row("Label", node.label);
        row("Value", node.value);
        row("Hint", node.hint);
        row("Traits", (node.traits || []).join(", "));
        row("Actions", (node.actions || []).map((one) => one.name || one.kind || one).join(", "));
      } else {
        row("Spoken", "not an element");
      }
      place.append(list);
      for (const finding of findingsOf(entry)) place.append(findingText(finding));
    }
    function findingText(finding) {
      const text = element("p", null, { class: finding.level });
      text.append(finding.level + ": " + finding.message + " [" + finding.rule + "]");
      if (finding.remedy) text.append(element("span", finding.remedy, { class: "hint" }));
      if (finding.variants) {
        const few = finding.variants.slice(0, 4).join("; ")
          + (finding.variants.length > 4 ? "; and " + (finding.variants.length - 4) + " more" : "");
        text.append(element("span", "in " + few, { class: "hint" }));
      }
      return text;
    }
    function showLists() {
      const lists = [
        ["spoken", variant().spoken.map((one) => [one.text.trim(), one.view, ""])],
        ["findings", (screen().findings || []).map((one) =>
          [one.level + ": " + one.message, one.view, one.level])],
      ];
      for (const [id, rows] of lists) {
        const list = byId(id);
        list.replaceChildren();
        for (const [text, view, level] of rows) {
          const button = element("button", text, { class: level });
          button.view = view;
          button.addEventListener("click", () => select(entryOf(view), true));
          const item = element("li");
          item.append(button);
          list.append(item);
        }
        if (!rows.length) list.append(element("li", id === "spoken" ? "nothing" : "none"));
      }
    }

    """#
}
