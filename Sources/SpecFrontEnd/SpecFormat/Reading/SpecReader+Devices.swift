internal import LayoutCore

// Which device shows a screen: the spec says so, or its user, who is right.

extension SpecReader {
  /// Takes over what a scene says of its device.
  func readDevice(_ node: JSONNode, into scene: inout SceneFrame) {
    let orientation = choice(Device.Orientation.self, "orientation", of: node)
    let device = member("device", of: node).flatMap { device in
      choice(device, among: Device.all.map(\.name), "'device'").map { Device.all[$0] }
    }
    if let device { scene.show(on: device, orientation ?? .portrait) }
    if node.value["orientation"] != nil, node.value["device"] == nil {
      error("'orientation' needs a 'device'", at: .key(in: node.value, "orientation"))
    }
  }

  /// Takes over what the user wants of a scene that begins at `place`.
  func override(_ scene: inout SceneFrame, at place: JSONPlace) {
    let wanted = file.overrides
    let orientation = wanted.orientation ?? (wanted.device == nil ? scene.orientation : .portrait)
    if let device = wanted.device ?? (wanted.orientation == nil ? nil : scene.device) {
      scene.show(on: device, orientation)
      scene.displayScale = nil
    } else if wanted.orientation != nil {
      error("an orientation needs a device, and the scene has none", at: place)
    }
    guard wanted.showsKeyboard else { return }
    guard let device = scene.device else {
      return error(
        "the keyboard that is to be shown is that of a device, and the scene has none",
        at: place,
        hint: "choose a device, or state the height as the scene's 'keyboard'"
      )
    }
    guard let height = device.keyboardHeight, scene.orientation == .portrait else {
      return error(
        "how high the keyboard of \(device.name.quoted) is in \(scene.orientation.rawValue) "
          + "is not known",
        at: place,
        hint: "state the height as the scene's 'keyboard'"
      )
    }
    scene.keyboard = height
  }
}
