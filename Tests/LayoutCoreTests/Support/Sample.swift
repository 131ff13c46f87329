import Controls
import LayoutCore
import Testing

/// A view as tests write it down: what it is, what is inside, its modifiers from the inside out.
struct Sample: Sendable {
  /// A modifier and the views it brings along.
  struct Modifier: Sendable {
    var modifier: ModifierContent
    var content: [Sample] = []
  }

  var content: ViewContent
  var children: [Sample] = []
  var modifiers: [Modifier] = []
  var id: String?

  func modifier(_ modifier: ModifierContent, content: [Sample] = []) -> Sample {
    var sample = self
    sample.modifiers.append(Modifier(modifier: modifier, content: content))
    return sample
  }

  func id(_ id: String) -> Sample {
    var sample = self
    sample.id = id
    return sample
  }

  /// Adds the view to a tree; mirrored, its layout directions are the opposite ones.
  func add(to builder: inout ViewTreeBuilder, isMirrored: Bool = false) {
    for modifier in modifiers.reversed() {
      builder.open(.modifier(isMirrored ? modifier.modifier.mirrored : modifier.modifier))
    }
    if case .control(let control) = content {
      builder.control(control, id: id, label: { $0.leaf(.text("label")) }) { builder in
        for child in children { child.add(to: &builder, isMirrored: isMirrored) }
      }
    } else {
      builder.open(content, id: id)
      for child in children { child.add(to: &builder, isMirrored: isMirrored) }
      builder.close()
    }
    for modifier in modifiers {
      for view in modifier.content { view.add(to: &builder, isMirrored: isMirrored) }
      builder.close()
    }
  }
}

/// In the names of test cases: whole, a sample of a thousand rows has a million characters.
extension Sample: CustomTestStringConvertible {
  var testDescription: String {
    let kind = Mirror(reflecting: content).children.first?.label ?? "\(content)"
    return children.isEmpty ? kind : "\(kind) of \(children.count)"
  }
}

extension ModifierContent {
  fileprivate var mirrored: ModifierContent {
    guard case .environment(let change) = self, change.name == "layoutDirection" else {
      return self
    }
    return .environment(
      EnvironmentChange(name: change.name) { environment in
        change.apply(to: &environment)
        environment.layoutDirection = environment.layoutDirection.opposite
      }
    )
  }
}

// MARK: Short names

extension Sample {
  static let color = Sample(content: .color(nil))
  static let circle = Sample(content: .shape(.circle))
  static let divider = Sample(content: .divider)
  static let empty = Sample(content: .emptyView)

  static func image(_ width: Double, _ height: Double) -> Sample {
    Sample(content: .image(name: nil, size: Size(width: width, height: height), capInsets: nil))
  }

  static func text(_ content: String) -> Sample { Sample(content: .text(content)) }

  static func spacer(_ minLength: Double? = nil) -> Sample {
    Sample(content: .spacer(minLength: minLength))
  }

  static func hStack(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    _ children: [Sample]
  ) -> Sample {
    Sample(content: .hStack(alignment: alignment, spacing: spacing), children: children)
  }

  static func vStack(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    _ children: [Sample]
  ) -> Sample {
    Sample(content: .vStack(alignment: alignment, spacing: spacing), children: children)
  }

  static func zStack(alignment: Alignment = .center, _ children: [Sample]) -> Sample {
    Sample(content: .zStack(alignment: alignment), children: children)
  }

  static func group(_ children: [Sample]) -> Sample {
    Sample(content: .group, children: children)
  }

  static func forEach(_ children: [Sample]) -> Sample {
    Sample(content: .forEach, children: children)
  }

  static func geometryReader(_ children: [Sample]) -> Sample {
    Sample(content: .geometryReader, children: children)
  }

  static func viewThatFits(in axes: Axis.Set, _ children: [Sample]) -> Sample {
    Sample(content: .viewThatFits(axes: axes), children: children)
  }

  static func grid(
    alignment: Alignment = .center,
    horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil,
    _ children: [Sample]
  ) -> Sample {
    Sample(
      content: .grid(
        alignment: alignment,
        horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing
      ),
      children: children
    )
  }

  static func gridRow(alignment: VerticalAlignment? = nil, _ children: [Sample]) -> Sample {
    Sample(content: .gridRow(alignment: alignment), children: children)
  }

  static func lazyVGrid(
    _ columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    _ children: [Sample]
  ) -> Sample {
    Sample(
      content: .lazyVGrid(columns: columns, alignment: alignment, spacing: spacing),
      children: children
    )
  }

  static func lazyHGrid(
    _ rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    _ children: [Sample]
  ) -> Sample {
    Sample(
      content: .lazyHGrid(rows: rows, alignment: alignment, spacing: spacing),
      children: children
    )
  }

  /// A control with a label, which holds views if it is one that does.
  static func control(_ control: Control, _ children: [Sample]) -> Sample {
    Sample(content: .control(control), children: children)
  }

  /// A view that depends on the geometry reader around it.
  static func proxied(_ content: @escaping @Sendable (GeometryProxy) -> ViewContent) -> Sample {
    Sample(content: .proxied(content))
  }

  /// Whether the view or anything inside of it depends on a geometry reader.
  var readsProxy: Bool {
    if case .proxied = content { return true }
    return (children + modifiers.flatMap(\.content)).contains(where: \.readsProxy)
  }

  func padding(_ length: Double) -> Sample {
    modifier(.paddingInsets(EdgeInsets(edges: .all, length: length)))
  }

  func frame(width: Double? = nil, height: Double? = nil, _ alignment: Alignment = .center)
    -> Sample
  {
    modifier(.frame(width: width, height: height, alignment: alignment))
  }

  func frame(_ frame: FlexibleFrame, _ alignment: Alignment = .center) -> Sample {
    modifier(.flexibleFrame(frame, alignment: alignment))
  }

  func guide(_ key: AlignmentKey, _ guide: @escaping AlignmentGuide) -> Sample {
    modifier(.alignmentGuide(key, guide))
  }

  func priority(_ priority: Double) -> Sample { modifier(.layoutPriority(priority)) }

  func overlay(alignment: Alignment = .center, _ content: [Sample]) -> Sample {
    modifier(.overlay(alignment: alignment), content: content)
  }

  func background(alignment: Alignment = .center, _ content: [Sample]) -> Sample {
    modifier(.background(alignment: alignment), content: content)
  }

  func environment(
    _ name: String = "environment",
    _ change: @escaping @Sendable (inout EnvironmentValues) -> Void
  ) -> Sample {
    modifier(.environment(EnvironmentChange(name: name, change)))
  }

  func direction(_ direction: LayoutDirection) -> Sample {
    environment("layoutDirection") { $0.layoutDirection = direction }
  }
}

extension ViewContent {
  static func image(width: Double, height: Double) -> ViewContent {
    .image(name: nil, size: Size(width: width, height: height), capInsets: nil)
  }
}
