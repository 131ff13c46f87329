import SwiftUI

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  /// The distance from the mark, in points; nil for the usual one.
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: (AnnotationContext) -> AnyView
}

/// The mark of an annotation, for its content.
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// The position of an annotation relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind

  /// Above.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// Over the mark.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above.
  public static let top = AnnotationPosition(kind: .top)
  /// Below.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// At the leading side.
  public static let leading = AnnotationPosition(kind: .leading)
  /// At the trailing side.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// Above, at the leading side.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// Above, at the trailing side.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// Below, at the leading side.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// Below, at the trailing side.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// The treatment of an annotation that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The treatment in one dimension.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Sendable { case automatic, fit, padScale, disabled }
    let kind: Kind

    /// The chart's default.
    public static let automatic = Strategy(kind: .automatic)
    /// The annotation is moved into the plot.
    public static let fit = fit(to: .automatic)
    /// The annotation is moved into the boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit) }
    /// Pads the scale.
    public static let padScale = Strategy(kind: .padScale)
    /// No treatment.
    public static let disabled = Strategy(kind: .disabled)
  }

  /// The boundary that an annotation is moved into.
  public struct Boundary: Hashable, Sendable {
    enum Kind: Sendable { case automatic, plot, chart }
    let kind: Kind
    /// The chart's default.
    public static let automatic = Boundary(kind: .automatic)
    /// The plot.
    public static let plot = Boundary(kind: .plot)
    /// The chart.
    public static let chart = Boundary(kind: .chart)
  }

  let x: Strategy
  let y: Strategy

  /// Creates a resolution of a strategy for each dimension.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

  /// The chart's default.
  public static let automatic = AnnotationOverflowResolution()
}

extension ChartContent {
  /// Adds a view beside marks (C1.10).
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(
      position: position,
      alignment: alignment,
      spacing: spacing,
      overflowResolution: overflowResolution
    ) { _ in content() }
  }

  /// Adds a view beside marks, with their size.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    traits {
      $0.annotations.append(
        MarkAnnotation(
          position: position,
          alignment: alignment,
          spacing: spacing,
          overflow: overflowResolution,
          content: { AnyView(content($0)) }
        )
      )
    }
  }
}
