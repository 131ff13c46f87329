import Drawing
import Foundation
import LayoutCore

/// The calls of Cairo that draw a display list, for `peers/cairo.c`.
struct CairoCalls {
  /// A number for each call.
  private enum Call: Double {
    case color
    case newPath
    case move
    case line
    case curve
    case close
    case antialias
    case fill
    case lineWidth
    case stroke
    case save
    case restore
    case clip
    case transform
    case mode
  }

  private var numbers: [Double]
  private var isAntialiased: Bool?
  private var mode = DisplayBlendMode.normal

  /// Cairo's numbers of the modes.
  private static let modes: [DisplayBlendMode: Double] = [
    .normal: 2, .plusLighter: 12, .multiply: 14, .screen: 15,
  ]

  /// Writes a list down; what takes more than a call or two is not for this comparison.
  init(_ list: DisplayList) throws {
    numbers = [list.size.width * list.scale, list.size.height * list.scale]
    if list.scale != 1 { add(.transform, list.scale, 0, 0, list.scale, 0, 0) }
    for element in list.elements {
      switch element {
      case .fill(let path, .color(let color), let fill, let mode):
        try begin(color, mode, isAntialiased: fill.isAntialiased)
        add(path)
        add(.fill)
      case .stroke(let path, .color(let color), let stroke, let isAntialiased, let mode):
        try begin(color, mode, isAntialiased: isAntialiased)
        add(path)
        add(.lineWidth, stroke.lineWidth)
        add(.stroke)
      case .text(let text, let mode):
        guard case .color(let color) = text.paint else { throw BenchmarkError("no plain text") }
        try begin(color, mode, isAntialiased: true)
        let font = list.fonts[text.font]
        for glyph in text.glyphs {
          guard case .path(let path) = font.outlines[glyph.number] else { continue }
          add(
            path.applying(
              AffineTransform(a: text.size, d: text.size, tx: glyph.origin.x, ty: glyph.origin.y)
            )
          )
        }
        add(.fill)
      case .begin(let group):
        guard !group.isPicture else { throw BenchmarkError("a group is a picture") }
        add(.save)
        let transform = group.transform
        if transform != .identity {
          add(
            .transform,
            transform.a,
            transform.b,
            transform.c,
            transform.d,
            transform.tx,
            transform.ty
          )
        }
        if let clip = group.clip {
          setAntialiased(clip.fill.isAntialiased)
          add(.newPath)
          add(clip.path)
          add(.clip)
        }
      case .end:
        add(.restore)
        isAntialiased = nil
        mode = .normal
      default: throw BenchmarkError("\(element) is no plain call")
      }
    }
  }

  /// The calls as bytes.
  var data: Data { numbers.withUnsafeBytes { Data($0) } }

  private mutating func begin(
    _ color: DisplayColor,
    _ mode: DisplayBlendMode,
    isAntialiased: Bool
  ) throws {
    if mode != self.mode {
      guard let number = CairoCalls.modes[mode] else { throw BenchmarkError("no mode \(mode)") }
      add(.mode, number)
      self.mode = mode
    }
    add(.color, color.red, color.green, color.blue, color.opacity)
    setAntialiased(isAntialiased)
    add(.newPath)
  }

  private mutating func setAntialiased(_ isAntialiased: Bool) {
    if self.isAntialiased == isAntialiased { return }
    self.isAntialiased = isAntialiased
    add(.antialias, isAntialiased ? 1 : 0)
  }

  private mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let end): add(.move, end.x, end.y)
      case .line(let end): add(.line, end.x, end.y)
      case .curve(let end, let first, let second):
        add(.curve, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: add(.close)
      }
    }
  }

  private mutating func add(_ call: Call, _ arguments: Double...) {
    numbers.append(call.rawValue)
    numbers += arguments
  }
}
