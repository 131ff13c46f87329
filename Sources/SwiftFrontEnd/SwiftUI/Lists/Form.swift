public import ViewGraph

/// Controls as rows of a list (V10.4).
public struct Form<Content: View> {
  let content: Content

  /// Creates a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from a style's configuration.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

extension Form: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let isStyled = node.appliesStyle(\.formStyles) {
      FormStyleConfiguration(content: .init(_part: _StylePart(content)))
    }
    if isStyled { return }
    node.setOutput(.content(.control(.form)))
    node.updateChildren(node.inputs { $0.isInForm = true }) { cursor in
      cursor.slot(0) { Content._append(content, to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.styledControl(of: node, \.formStyles) {
      $0.control($1, of: node, content: node.children[0])
    }
  }
}

/// The appearance of forms (V8.5).
@MainActor @preconcurrency
public protocol FormStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = FormStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of forms inside.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style, \.formStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

/// The properties of a form, for a style.
public struct FormStyleConfiguration {
  /// The controls.
  public struct Content {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The controls.
  public let content: Content
}

extension FormStyleConfiguration.Content: _StyleConfigurationView {}

private enum FormStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, FormStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of forms, the outermost first.
  var formStyles: [StyleChoice<String, FormStyleConfiguration>] {
    get { self[FormStylesKey.self] }
    set { self[FormStylesKey.self] = newValue }
  }
}

/// The platform's own form: rows in groups.
public struct AutomaticFormStyle: FormStyle, EngineStyle, Sendable {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Creates the style.
  public nonisolated init() {}

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).formStyle(self)
  }
}

/// Grouped rows.
public struct GroupedFormStyle: FormStyle, EngineStyle, Sendable {
  nonisolated var engine: AnyHashable { "grouped" }

  /// Creates the style.
  public nonisolated init() {}

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).formStyle(self)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The system's form.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Grouped rows.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A column of controls that does not scroll: labels end where values begin (V8.5).
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    FormColumnsLayout { configuration.content }
      .labeledContentStyle(ColumnsLabeledContentStyle())
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels beside values.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A label that ends before the column of values.
private struct ColumnsLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label
      configuration.content.alignmentGuide(.formValues) { $0[.leading] }
    }
  }
}

/// A column of rows whose values begin behind the longest label.
private struct FormColumnsLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let rows = rows(subviews, in: proposal.width)
    return CGSize(width: rows.map(\.maxX).max() ?? 0, height: rows.last?.maxY ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for (subview, row) in zip(subviews, rows(subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + row.minX, y: bounds.minY + row.minY),
        proposal: ProposedViewSize(width: row.width, height: row.height)
      )
    }
  }

  /// The frames of the rows.
  private func rows(_ subviews: Subviews, in width: CGFloat?) -> [CGRect] {
    let all = ProposedViewSize(width: width, height: nil)
    let labels = subviews.map { $0.dimensions(in: all)[.formValues] }
    let column = labels.max() ?? 0
    var (rows, y): ([CGRect], CGFloat) = ([], 0)
    for (index, subview) in subviews.enumerated() {
      // Views without a label get less width.
      let room = width.map { max($0 - (column - labels[index]), 0) }
      let dimensions = subview.dimensions(in: ProposedViewSize(width: room, height: nil))
      if index > 0 {
        y += subviews[index - 1].spacing.distance(to: subview.spacing, along: .vertical)
      }
      let x = column - dimensions[.formValues]
      rows.append(CGRect(x: x, y: y, width: dimensions.width, height: dimensions.height))
      y += dimensions.height
    }
    return rows
  }
}

extension HorizontalAlignment {
  /// The guide at which values of a form in columns begin; by default a view's leading edge.
  private enum FormValues: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  fileprivate static var formValues: HorizontalAlignment { HorizontalAlignment(FormValues.self) }
}
