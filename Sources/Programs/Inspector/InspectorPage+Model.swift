extension InspectorPage {
  /// The script's data: the screens, what is shown of them, and the address that says so.
  static let model = #"""
    "use strict";
    const screens = JSON.parse(document.getElementById("screens").textContent);
    const firstAddress = location.hash;
    const byId = (id) => document.getElementById(id);
    const state = { screen: 0, variant: 0, view: null, hover: null };

    // A view of the geometry with its place in the tree; the variant's are made once.
    function viewsOf(variant) {
      if (variant.views) return variant.views;
      const views = [], byPath = new Map();
      (function add(list, parent) {
        for (const view of list || []) {
          const entry = { view, parent, children: [], index: views.length };
          views.push(entry);
          byPath.set(view.path, entry);
          if (view.id && !byPath.has(view.id)) byPath.set(view.id, entry);
          if (parent) parent.children.push(entry);
          add(view.children, entry);
        }
      })(variant.geometry.views, null);
      variant.views = views;
      variant.byPath = byPath;
      variant.nodes = new Map();
      (function add(nodes) {
        for (const node of nodes || []) {
          variant.nodes.set(node.id, node);
          add(node.children);
        }
      })(variant.accessibility.nodes);
      return views;
    }
    function screen() { return screens[state.screen]; }
    function variant() {
      const shown = screen().variants[state.variant] || screen().variants[0];
      viewsOf(shown);
      return shown;
    }
    // A part that a control makes is told with the view that makes it.
    function entryOf(id) {
      const known = variant().byPath;
      return id == null ? null : known.get(id) || known.get(String(id).split("#")[0]) || null;
    }
    function nodeOf(entry) {
      const nodes = variant().nodes;
      return nodes.get(entry.view.id) || nodes.get(entry.view.path) || null;
    }
    function findingsOf(entry) {
      return (screen().findings || []).filter((finding) => entryOf(finding.view) === entry);
    }
    function textOf(view) {
      return view.content || view.label || view.title || view.systemName || view.name || "";
    }
    function nameOf(view) {
      const text = textOf(view);
      return view.type + (text ? " “" + String(text).slice(0, 60) + "”" : "");
    }
    function numberText(value) { return String(Math.round(value * 100) / 100); }
    function frameText(frame) {
      return frame.slice(0, 2).map(numberText).join(", ") + " · "
        + frame.slice(2).map(numberText).join(" × ");
    }
    function element(name, text, attributes) {
      const made = document.createElement(name);
      if (text != null) made.textContent = text;
      for (const key in attributes || {}) made.setAttribute(key, attributes[key]);
      return made;
    }

    // The address names what is shown, so that it can be sent to somebody.
    function writeAddress() {
      const words = new URLSearchParams({ screen: screen().name, variant: variant().title });
      if (state.view) words.set("view", state.view.view.path);
      history.replaceState(null, "", "#" + words);
    }
    function readAddress() {
      const words = new URLSearchParams(location.hash.slice(1));
      const shown = screens.findIndex((one) => one.name === words.get("screen"));
      state.screen = Math.max(shown, 0);
      const title = words.get("variant");
      state.variant = Math.max(screen().variants.findIndex((one) => one.title === title), 0);
      state.view = entryOf(words.get("view"));
    }

    """#
}
