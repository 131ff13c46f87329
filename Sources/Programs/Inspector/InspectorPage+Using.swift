extension InspectorPage {
  /// The script by which the screen is used: by pointer and keys in the picture, and by buttons.
  static let using = #"""
    // An argument of an action, quoted.
    function word(text) {
      return '"' + String(text).replace(/\\/g, "\\\\").replace(/"/g, '\\"') + '"';
    }
    async function act(actions) {
      const said = JSON.stringify({ screen: screen().name, variant: state.variant, actions });
      byId("status").textContent = "";
      try {
        const answer = await fetch("act", { method: "POST", body: said,
          headers: { "Content-Type": "application/json" } });
        if (!answer.ok) byId("status").textContent = "refused: " + await answer.text();
      } catch (error) {
        byId("status").textContent = "the server does not answer";
      }
    }

    // MARK: The picture

    const isUsed = () => byId("use").checked;
    let touch = null, field = null, wheel = null;

    function placeOf(event) {
      const box = byId("marks").getBoundingClientRect();
      const size = variant().size;
      return [(event.clientX - box.left) / box.width * size[0],
        (event.clientY - box.top) / box.height * size[1]];
    }
    function pair(x, y) { return numberText(x) + "," + numberText(y); }
    function inside(entry, [x, y]) {
      return pair(x - entry.view.frame[0], y - entry.view.frame[1]);
    }
    function isEntry(node) {
      return /^(Text|Secure|Search)Field$|^TextEditor$/i.test(node.type);
    }
    // The field that keys are for, at a point.
    function fieldAt([x, y]) {
      let found = null;
      for (const node of variant().nodes.values()) {
        if (!node.frame || !isEntry(node)) continue;
        const [left, top, width, height] = node.frame;
        if (x >= left && y >= top && x <= left + width && y <= top + height) found = node;
      }
      return found && { id: found.id, text: found.value || "" };
    }
    const marks = byId("marks");
    marks.addEventListener("pointerdown", (event) => {
      const entry = isUsed() && viewAt(event);
      if (!entry) return;
      marks.setPointerCapture(event.pointerId);
      touch = { entry, begin: placeOf(event), places: [] };
    });
    marks.addEventListener("pointermove", (event) => {
      if (touch) touch.places.push(placeOf(event));
    });
    marks.addEventListener("pointercancel", () => { touch = null; });
    marks.addEventListener("pointerup", (event) => {
      if (!touch) return;
      const { entry, begin, places } = touch, end = placeOf(event);
      touch = null;
      byId("shown").focus({ preventScroll: true });
      if (Math.hypot(end[0] - begin[0], end[1] - begin[1]) < 4) {
        field = fieldAt(end);
        act(["tap " + word(entry.view.path) + " " + inside(entry, end)]);
        return;
      }
      // As many steps as gestures need to be felt.
      const count = Math.min(places.length, 8), steps = [];
      for (let index = 1; index < count; index++) {
        steps.push(places[Math.floor(index * places.length / count)]);
      }
      drag(entry, begin, [...steps, end]);
    });
    function drag(entry, begin, places) {
      const actions = ["down " + word(entry.view.path) + " " + inside(entry, begin)];
      let last = begin;
      for (const place of places) {
        actions.push("move " + pair(place[0] - last[0], place[1] - last[1]), "wait 0.02");
        last = place;
      }
      act([...actions, "up"]);
    }
    marks.addEventListener("wheel", (event) => {
      const entry = isUsed() && viewAt(event);
      if (!entry) return;
      event.preventDefault();
      if (wheel) {
        wheel.way[0] -= event.deltaX;
        wheel.way[1] -= event.deltaY;
        return;
      }
      wheel = { entry, begin: placeOf(event), way: [-event.deltaX, -event.deltaY] };
      setTimeout(() => {
        const { entry, begin, way } = wheel;
        wheel = null;
        const steps = [0.25, 0.5, 0.75, 1].map((part) =>
          [begin[0] + part * way[0], begin[1] + part * way[1]]);
        drag(entry, begin, steps);
      }, 60);
    }, { passive: false });
    byId("shown").addEventListener("keydown", (event) => {
      if (!isUsed() || !field || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter") act(["submit " + word(field.id)]);
      else if (event.key === "Backspace") setText([...field.text].slice(0, -1).join(""));
      else if ([...event.key].length === 1) setText(field.text + event.key);
      else return;
      event.preventDefault();
    });
    function setText(text) {
      field.text = text;
      act(["type " + word(field.id) + " " + word(text)]);
    }

    // MARK: Buttons

    function showUses() {
      const place = byId("uses"), entry = state.view;
      const held = document.activeElement && document.activeElement.closest("#uses")
        && [...place.querySelectorAll("button, input")].indexOf(document.activeElement);
      const text = held != null && place.querySelector("input");
      const typed = text ? text.value : null;
      place.replaceChildren();
      if (!entry) {
        place.append(element("p", "Choose a view, or check “use the screen” for the pointer."));
        return;
      }
      const add = (title, actions) => {
        const button = element("button", title);
        button.addEventListener("click", () => act(actions()));
        place.append(button, " ");
      };
      const path = word(entry.view.path), [, , width, height] = entry.view.frame;
      const node = nodeOf(entry);
      add("Tap", () => ["tap " + path]);
      if (node) {
        const id = word(node.id), traits = node.traits || [];
        add("Activate", () => ["activate " + id]);
        if (traits.includes("adjustable")) {
          add("Increment", () => ["increment " + id]);
          add("Decrement", () => ["decrement " + id]);
        }
        for (const action of node.actions || []) {
          if (action.kind === "named") {
            add(action.name, () => ["action " + id + " " + word(action.name)]);
          }
        }
        if (isEntry(node)) {
          const label = element("label", "Text ");
          const input = element("input", null, { type: "text" });
          input.value = typed != null ? typed : node.value || "";
          label.append(input);
          place.append(label, " ");
          add("Type", () => ["type " + id + " " + word(input.value)]);
          add("Submit", () => ["submit " + id]);
        }
      }
      for (const [title, x, y] of [["up", 0, -1], ["down", 0, 1], ["left", -1, 0],
        ["right", 1, 0]]) {
        add("Swipe " + title, () =>
          ["drag " + path + " " + pair(x * Math.max(width, 80) / 2, y * Math.max(height, 80) / 2)]);
      }
      const all = place.querySelectorAll("button, input");
      if (held != null && held >= 0 && all.length) all[Math.min(held, all.length - 1)].focus();
    }
    byId("use").addEventListener("change", () => {
      marks.style.cursor = isUsed() ? "pointer" : "";
      touch = field = null;
    });
    byId("later").addEventListener("click", () => act(["wait 1"]));
    byId("again").addEventListener("click", () => act([]));

    afterSelection = () => {
      showUses();
      askForVariant();
    };
    showUses();
    follow();

    """#
}
