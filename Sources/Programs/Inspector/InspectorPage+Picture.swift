extension InspectorPage {
  /// The script of the picture, of what is drawn over it, and of what is under the pointer.
  static let picture = #"""
    function shownOverlays() {
      return new Set([...byId("overlays").querySelectorAll("input:checked")].map((i) => i.value));
    }
    function showPicture() {
      const shown = variant();
      const image = byId("picture");
      image.src = shown.picture;
      image.alt = "Picture of " + screen().name + ", " + shown.title;
      byId("stage").style.width = shown.size[0] + "px";
      byId("stage").style.height = shown.size[1] + "px";
      draw();
    }
    function draw() {
      const shown = variant(), canvas = byId("marks");
      const scale = window.devicePixelRatio || 1;
      const box = canvas.getBoundingClientRect();
      canvas.width = Math.max(1, box.width * scale);
      canvas.height = Math.max(1, box.height * scale);
      const pen = canvas.getContext("2d");
      const factor = canvas.width / shown.size[0];
      pen.setTransform(factor, 0, 0, factor, 0, 0);
      const overlays = shownOverlays();
      if (overlays.has("safeArea")) drawSafeArea(pen, shown);
      if (overlays.has("frames")) {
        pen.lineWidth = 1 / factor;
        pen.strokeStyle = "rgba(0, 96, 223, 0.6)";
        for (const { view } of viewsOf(shown)) pen.strokeRect(...view.frame);
      }
      if (overlays.has("baselines")) {
        pen.strokeStyle = "rgba(200, 0, 120, 0.9)";
        pen.lineWidth = 1 / factor;
        for (const { view } of viewsOf(shown)) {
          for (const line of view.lines || []) {
            pen.beginPath();
            pen.moveTo(line.frame[0], line.baseline);
            pen.lineTo(line.frame[0] + line.frame[2], line.baseline);
            pen.stroke();
          }
        }
      }
      if (overlays.has("order")) drawOrder(pen, shown);
      drawSelection(pen, state.hover, "rgba(255, 149, 0, 0.9)", factor);
      drawSelection(pen, state.view, "rgba(0, 96, 223, 1)", factor);
    }
    function drawSafeArea(pen, shown) {
      const { width, height, safeArea } = shown.geometry.scene;
      if (!safeArea || width == null || height == null) return;
      const isMirrored = shown.geometry.layoutDirection === "rightToLeft";
      const left = isMirrored ? safeArea.trailing : safeArea.leading;
      const right = isMirrored ? safeArea.leading : safeArea.trailing;
      pen.fillStyle = "rgba(255, 59, 48, 0.25)";
      pen.fillRect(0, 0, width, safeArea.top);
      pen.fillRect(0, height - safeArea.bottom, width, safeArea.bottom);
      pen.fillRect(0, 0, left, height);
      pen.fillRect(width - right, 0, right, height);
    }
    function drawOrder(pen, shown) {
      pen.font = "bold 10px system-ui, sans-serif";
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      (shown.accessibility.readingOrder || []).forEach((id, index) => {
        const node = shown.nodes.get(id);
        if (!node || !node.frame) return;
        const [x, y, width, height] = node.frame;
        pen.strokeStyle = "rgba(40, 120, 40, 0.9)";
        pen.lineWidth = 1;
        pen.strokeRect(x, y, width, height);
        const text = String(index + 1);
        const half = 4 + 3 * text.length;
        pen.fillStyle = "rgb(40, 120, 40)";
        pen.fillRect(x - half, y - 7, 2 * half, 14);
        pen.fillStyle = "#fff";
        pen.fillText(text, x, y);
      });
    }
    function drawSelection(pen, entry, color, factor) {
      if (!entry) return;
      pen.strokeStyle = color;
      pen.lineWidth = 1 / factor;
      pen.setLineDash([4, 3]);
      for (const modifier of entry.view.modifiers || []) {
        if (modifier.frame) pen.strokeRect(...modifier.frame);
      }
      pen.setLineDash([]);
      pen.lineWidth = 2;
      pen.strokeRect(...entry.view.frame);
    }
    // The last view at a point is in front of the others and inside of them.
    function viewAt(event) {
      const box = byId("marks").getBoundingClientRect();
      const x = (event.clientX - box.left) / box.width * variant().size[0];
      const y = (event.clientY - box.top) / box.height * variant().size[1];
      let found = null;
      for (const entry of viewsOf(variant())) {
        const [left, top, width, height] = entry.view.frame;
        if (x >= left && y >= top && x <= left + width && y <= top + height) found = entry;
      }
      return found;
    }

    """#
}
