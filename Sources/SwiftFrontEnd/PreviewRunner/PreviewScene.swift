internal import LayoutCore
internal import SpecFormat
internal import SwiftUI

/// The surroundings of a preview: its size, and the device around it.
struct PreviewScene {
  /// The size of a preview.
  enum Room {
    /// That of a device.
    case device
    /// The view's ideal size, up to the width of a device (V10.16).
    case sizeThatFits
    /// A size in points, with no safe area.
    case fixed(Size)
  }

  private var room = Room.device
  private var device: Device?
  private var orientation: Device.Orientation?

  /// That of views that say nothing of it.
  init() {}

  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for value in traits.flatMap(\.values) {
      switch value {
      case .defaultLayout: room = .device
      case .sizeThatFits: room = .sizeThatFits
      case .fixedSize(let size):
        room = .fixed(Size(width: Double(size.width), height: Double(size.height)))
      case .orientation(let orientation): hold(orientation)
      }
    }
  }

  init(_ part: PreviewParts.Part) {
    switch part.layout {
    case .device: room = .device
    case .sizeThatFits: room = .sizeThatFits
    case .fixed(let width, let height):
      room = .fixed(Size(width: Double(width), height: Double(height)))
    }
    device = part.device.flatMap { Device(named: $0.rawValue) }
    if let orientation = part.orientation { hold(orientation) }
  }

  private mutating func hold(_ orientation: InterfaceOrientation) {
    switch orientation {
    case .portrait, .portraitUpsideDown: self.orientation = .portrait
    case .landscapeLeft, .landscapeRight: self.orientation = .landscape
    }
  }

  /// Returns the scene around the view, with the overrides of the command line.
  func surroundings(_ overrides: SceneOverrides) -> LayoutScene {
    file(overrides).specs.first?.scene ?? LayoutScene(tree: ViewTreeBuilder().finish())
  }

  /// Returns the error in the overrides of the command line; nil if there is none.
  func problem(_ overrides: SceneOverrides) -> String? {
    file(overrides).diagnostics.first { $0.severity == .error }.map { diagnostic in
      diagnostic.message + (diagnostic.hint.map { "; \($0)" } ?? "")
    }
  }

  /// One path reads what a screen and the command line say of its surroundings.
  private func file(_ overrides: SceneOverrides) -> SpecFile {
    let scene =
      switch room {
      case .device: #""scene": { "safeArea": { "top": 47, "bottom": 34 } }"#
      case .sizeThatFits: #""proposal": { "width": 390, "height": null }"#
      case .fixed(let size):
        #""scene": { "width": \#(size.width), "height": \#(size.height) }"#
      }
    let spec = #"{ \#(scene), "view": { "type": "EmptyView" } }"#
    return SpecFile(bytes: Array(spec.utf8), name: "preview", overrides: adapted(overrides))
  }

  /// Returns the overrides of the command line, adapted to this kind of size (V10.16).
  private func adapted(_ overrides: SceneOverrides) -> SceneOverrides {
    var overrides = overrides
    switch room {
    case .device:
      overrides.orientation = overrides.orientation ?? orientation
      // An orientation or a keyboard needs a device: one of the size that previews have.
      let isNamed = overrides.orientation != nil || overrides.showsKeyboard
      overrides.device =
        overrides.device ?? device ?? (isNamed ? Device(named: "iPhone 14") : nil)
    case .sizeThatFits:
      // Of a device it has the width, the scale and the idiom; nothing of it is covered.
      if let device = overrides.device {
        let way = overrides.orientation ?? .portrait
        overrides.width = overrides.width ?? .points(device.size(way).width)
        overrides.height = overrides.height ?? .ideal
      }
      leaveDevice(&overrides)
    case .fixed(let size):
      overrides.width = overrides.width ?? .points(size.width)
      overrides.height = overrides.height ?? .points(size.height)
      leaveDevice(&overrides)
    }
    return overrides
  }

  /// Takes away what only a whole device has.
  private func leaveDevice(_ overrides: inout SceneOverrides) {
    if overrides.device == nil { overrides.orientation = nil }
    overrides.showsKeyboard = false
    overrides.safeArea = overrides.safeArea ?? EdgeInsets()
  }
}
