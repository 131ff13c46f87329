internal import LayoutCore
internal import SpecFormat
internal import SwiftUI

/// How much room a preview has.
enum PreviewSize {
  /// That of a device.
  case device
  /// What the view wants, up to the width of a device (V10.16).
  case sizeThatFits
  /// A size in points, with no safe area.
  case fixed(Size)

  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    self = .device
    for trait in traits {
      switch trait.value {
      case .defaultLayout: self = .device
      case .sizeThatFits: self = .sizeThatFits
      case .fixedSize(let size):
        self = .fixed(Size(width: Double(size.width), height: Double(size.height)))
      case .orientation: break
      }
    }
  }

  init(_ layout: PreviewLayout) {
    switch layout {
    case .device: self = .device
    case .sizeThatFits: self = .sizeThatFits
    case .fixed(let width, let height):
      self = .fixed(Size(width: Double(width), height: Double(height)))
    }
  }

  /// What surrounds the view, with what the command line says instead.
  func surroundings(_ overrides: SceneOverrides) -> LayoutScene {
    let scene =
      switch self {
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
