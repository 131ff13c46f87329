internal import LayoutCore
internal import SpecFormat
internal import SwiftUI

/// What a preview is shown in: how much room it has, and the device around it.
package struct PreviewScene {
  /// How much room a preview has.
  enum Room {
    /// That of a device.
    case device
    /// What the view wants, up to the width of a device (V10.16).
    case sizeThatFits
    /// A size in points, with no safe area.
    case fixed(Size)
  }

  private var room = Room.device
  private var device: Device?
  private var orientation: Device.Orientation?

  /// That of views that say nothing of it.
  package init() {}

  package init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
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

  /// What surrounds the view, with what the command line says instead.
  package func surroundings(_ overrides: SceneOverrides) -> LayoutScene {
    var overrides = overrides
    if case .device = room {
      overrides.orientation = overrides.orientation ?? orientation
      // What lies on its side is a device: that of the size that previews have upright.
      let isTurned = orientation == .landscape && overrides.orientation == .landscape
      overrides.device =
        overrides.device ?? device ?? (isTurned ? Device(named: "iPhone 14") : nil)
    }
    let scene =
      switch room {
      case .device: #""scene": { "safeArea": { "top": 47, "bottom": 34 } }"#
      case .sizeThatFits: #""proposal": { "width": 390, "height": null }"#
      case .fixed(let size):
        #""scene": { "width": \#(size.width), "height": \#(size.height) }"#
      }
    let spec = #"{ \#(scene), "view": { "type": "EmptyView" } }"#
    // One path reads what a screen and the command line say of its surroundings.
    let file = SpecFile(bytes: Array(spec.utf8), name: "preview", overrides: overrides)
    return file.specs.first?.scene ?? LayoutScene(tree: ViewTreeBuilder().finish())
  }
}
