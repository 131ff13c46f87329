/// The arithmetic of padding (L5).
package enum Padding {
  /// The child's proposal along one axis: less the insets, at least 0; nil stays nil (L1.5).
  @inline(__always)
  package static func childProposal(_ proposal: Double, insets: Double) -> Double {
    // With NaN on its right, `max` would answer 0.
    proposal.isNaN ? proposal : max(0, proposal - insets)
  }

  /// The padded length: the child's and the insets, at least 0 (L5.1 and L31.6).
  @inline(__always)
  package static func length(child: Double, insets: Double) -> Double {
    max(0, child + insets)
  }
}

/// The insets of a `padding` or `safeAreaPadding`, in any of its forms.
struct PaddingInsets {
  var insets: EdgeInsets
  /// Whether the view sees it as a safe area.
  var isSafeArea: Bool

  /// - Parameter defaultLength: The environment's, for a modifier that states no length; nil if it
  ///   is not known.
  /// - Returns: Nil for any other modifier, and if the length is not known.
  @inline(__always)
  init?(_ modifier: ModifierContent, defaultLength: Double? = nil) {
    if case .padding(let edges, let length) = modifier {
      self.init(edges, length ?? defaultLength, isSafeArea: false)
    } else if case .paddingInsets(let insets) = modifier {
      self.init(insets: insets, isSafeArea: false)
    } else if case .safeAreaPadding(let edges, let length) = modifier {
      self.init(edges, length ?? defaultLength, isSafeArea: true)
    } else if case .safeAreaPaddingInsets(let insets) = modifier {
      self.init(insets: insets, isSafeArea: true)
    } else {
      return nil
    }
  }

  /// Creates the insets of a modifier that keeps its kind.
  init?(_ content: ViewContent, isSafeArea: Bool) {
    guard case .modifier(let modifier) = content, let padding = PaddingInsets(modifier),
      padding.isSafeArea == isSafeArea
    else { return nil }
    self = padding
  }

  private init(insets: EdgeInsets, isSafeArea: Bool) {
    self.insets = insets
    self.isSafeArea = isSafeArea
  }

  private init?(_ edges: Edge.Set, _ length: Double?, isSafeArea: Bool) {
    guard let length else { return nil }
    self.init(insets: EdgeInsets(edges: edges, length: length), isSafeArea: isSafeArea)
  }
}
