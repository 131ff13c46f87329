internal import LayoutCore
public import ViewGraph

/// Columns side by side, whose selections determine the next column; one stack in a compact width.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
  var hasContent = true

  nonisolated init(_sidebar: Sidebar, _ content: Content, _ detail: Detail) {
    sidebar = _sidebar
    self.content = content
    self.detail = detail
  }

  /// Creates a split view of three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(_sidebar: sidebar(), content(), detail())
  }

  /// Creates a split view of three columns, with a binding of the visible ones.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(_sidebar: sidebar(), content(), detail())
    visibility = columnVisibility
  }

  /// Creates a split view of three columns, with a binding of the top one in a compact width.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(_sidebar: sidebar(), content(), detail())
    compactColumn = preferredCompactColumn
  }

  /// Creates a split view of three columns.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(_sidebar: sidebar(), content(), detail())
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
  }
}

extension NavigationSplitView where Content == EmptyView {
  private nonisolated init(_two sidebar: Sidebar, _ detail: Detail) {
    self.init(_sidebar: sidebar, EmptyView(), detail)
    hasContent = false
  }

  /// Creates a split view of two columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(_two: sidebar(), detail())
  }

  /// Creates a split view of two columns, with a binding of the visible ones.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(_two: sidebar(), detail())
    visibility = columnVisibility
  }

  /// Creates a split view of two columns, with a binding of the top one in a compact width.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(_two: sidebar(), detail())
    compactColumn = preferredCompactColumn
  }

  /// Creates a split view of two columns.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(_two: sidebar(), detail())
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
  }
}

/// The state of a split view: the views that links in its columns have shown, and the column on
/// top.
@MainActor
private final class SplitMemory {
  let model: NavigationModel
  var visibility: NavigationColumns.Visibility?
  var column: NavigationColumns.Column?

  init(_ model: NavigationModel) { self.model = model }
}

extension NavigationSplitView: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let memory = node.remember { SplitMemory(NavigationModel(node, isReplacing: true)) }
    let model = memory.model
    model.isUpdating = true
    defer { model.isUpdating = false }
    let stated = node.reading { (visibility?.wrappedValue, compactColumn?.wrappedValue) }
    let columns = NavigationColumns(
      stated.0?.engine ?? memory.visibility ?? .automatic,
      compactColumn: stated.1?.engine ?? memory.column ?? .sidebar
    )
    model.onDetail = { [weak node] in
      memory.column = .detail
      compactColumn?.wrappedValue = .detail
      node?.invalidate()
    }
    node.setOutput(.content(.control(.navigationSplitView(columns))))
    let inputs = (0..<3).map { column in
      node.inputs {
        $0.navigation = model
        $0.outerSearch = nil
        $0.navigationColumn = hasContent ? column : min(column, 1)
      }
    }
    node.updateChildren(inputs[0]) { cursor in
      cursor.slot(0, inputs[0]) { node.appendSearched(sidebar, to: &$0) }
      cursor.slot(1, inputs[1]) { if hasContent { Content._append(content, to: &$0) } }
      cursor.slot(2, inputs[2]) { cursor in
        guard let entry = model.entries.last else { return Detail._append(detail, to: &cursor) }
        cursor.group(.id(IdentityValue(entry.id))) { model.append(entry, to: &$0) }
      }
    }
    letShowColumns(node, memory)
  }

  @MainActor
  private func letShowColumns(_ node: GraphNode, _ memory: SplitMemory) {
    var requests = RequestHandlers()
    let all: [NavigationColumns.Column] =
      hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    requests.setState = { [weak node] state in
      switch state {
      case .columns(let shown):
        memory.visibility = shown
        visibility?.wrappedValue = NavigationSplitViewVisibility(engine: shown)
      case .level(let level):
        guard let column = memory.model.pop(to: level, inColumns: all.count) else { return false }
        memory.column = all[column]
        compactColumn?.wrappedValue = NavigationSplitViewColumn(engine: all[column])
      case .text(let text):
        let stacks = all.indices.compactMap { memory.model.stack(ofColumn: $0) }
        let searches = ([memory.model] + stacks).flatMap(\.searches)
        return searches.last?.type(text) ?? false
      case .toggle, .value, .selection, .option, .tab, .isExpanded: return false
      }
      node?.invalidate()
      return true
    }
    node.requests = requests
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard case .content(.control(let control)) = node.output else { return }
    emitter.control(
      control,
      of: node,
      tabs: [node.children[0], hasContent ? node.children[1] : nil, node.children[2]]
    )
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  init(engine: NavigationColumns.Column) { name = engine.rawValue }

  var engine: NavigationColumns.Column { NavigationColumns.Column(rawValue: name) ?? .sidebar }

  /// The sidebar.
  public static let sidebar = NavigationSplitViewColumn(engine: .sidebar)
  /// The column between the others.
  public static let content = NavigationSplitViewColumn(engine: .content)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(engine: .detail)
}

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  init(engine: NavigationColumns.Visibility) { name = engine.rawValue }

  var engine: NavigationColumns.Visibility {
    NavigationColumns.Visibility(rawValue: name) ?? .automatic
  }

  /// The system's default.
  public static let automatic = NavigationSplitViewVisibility(engine: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(engine: .all)
  /// The detail and the column beside it.
  public static let doubleColumn = NavigationSplitViewVisibility(engine: .doubleColumn)
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(engine: .detailOnly)
}

/// The shares of a split view's columns in its width.
public protocol NavigationSplitViewStyle {}

/// The system's default.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// The detail shrinks for other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// The detail keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The system's default.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail shrinks for other columns.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size.
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    .init()
  }
}

extension View {
  /// Inert: columns have the system's arrangement.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { inert() }

  /// Sets the width of the column that contains the view, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preferring("navigationSplitViewColumnWidth", width) {
      [.navigationSplitViewColumnWidth(Double($0))]
    }
  }

  /// Sets the ideal width of the column that contains the view, in points.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(ideal)
  }
}
