internal import LayoutCore
public import ViewGraph

/// A view, and views above it that links lead to (V10.6).
public struct NavigationStack<Data, Root: View> {
  let path: (() -> NavigationModel.Path)?
  let root: Root

  nonisolated init(_path path: (() -> NavigationModel.Path)?, _ root: Root) {
    self.path = path
    self.root = root
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that stores its path.
  public nonisolated init(@ViewBuilder root: () -> Root) { self.init(_path: nil, root()) }

  /// Creates a stack with a path of values of any types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    let make: () -> NavigationModel.Path = {
      NavigationModel.Path {
        path.wrappedValue.values
      } append: { value in
        path.wrappedValue.values.append(value)
        return true
      } removeLast: {
        path.wrappedValue.removeLast($0)
      }
    }
    self.init(_path: make, root())
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a stack with a path of values of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    let make: () -> NavigationModel.Path = {
      NavigationModel.Path {
        path.wrappedValue.map { AnyHashable($0) }
      } append: { value in
        guard let value = value.base as? Data.Element else { return false }
        path.wrappedValue.append(value)
        return true
      } removeLast: {
        path.wrappedValue.removeLast($0)
      }
    }
    self.init(_path: make, root())
  }
}

extension NavigationStack: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.updateNavigation(path?(), root)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.navigation(of: node, root: node.children[0])
  }
}

extension GraphNode {
  /// Updates the model of a navigation stack.
  func updateNavigation<Root: View>(_ path: NavigationModel.Path?, _ root: Root) {
    let model = remember { NavigationModel(self) }
    model.path = path
    model.isUpdating = true
    defer { model.isUpdating = false }
    setOutput(.content(.control(.navigationStack())))
    let around = EnvironmentValues(inputs.environment)
    if let columns = around.navigation, columns.isReplacing {
      columns.setStack(model, ofColumn: around.navigationColumn)
    }
    let inputs = inputs {
      $0.navigation = model
      $0.outerSearch = nil
      $0.editModeContainer = model.editing
    }
    // The path is read again for each view, since views change it.
    let values = reading { path?.values() ?? [] }
    updateChildren(choosing: { node, _ in node.topLevel.map { [$0] } }) {
      updateChildren(inputs) { updateStack(model, root, in: &$0, inputs) }
    }
    if let path, path.values() != values { invalidate() }
    letNavigate(model)
    graph.noteRestructured()
  }
}

extension GraphNode {
  /// The visible level of a navigation stack.
  fileprivate var topLevel: GraphNode? { children.last { $0.viewCount > 0 } ?? children.first }
}

extension TreeEmitter {
  /// Adds a navigation stack.
  mutating func navigation(of node: GraphNode, root: GraphNode) {
    control(
      .navigationStack(),
      of: node,
      content: root,
      path: Array(node.children.dropFirst())
    )
  }
}

/// A type-erased list of values: the path of a navigation stack.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// The count of values.
  public var count: Int { values.count }
  /// `true` if the path has no values.
  public var isEmpty: Bool { values.isEmpty }
  /// The path for storage; nil if a value is not codable.
  public var codable: CodableRepresentation? { CodableRepresentation(self) }

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates a path from its stored form.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last values.
  ///
  /// - Precondition: The path has that many values.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  /// A path for storage: the type names of its values, and the values.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    init?(_ path: NavigationPath) {
      guard path.values.allSatisfy({ $0.base is any Codable }) else { return nil }
      values = path.values
    }

    /// Decodes the path.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let value = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "no type is named \(name)"
          )
        }
        let decoded = try JSONDecoder().decode(type, from: Data(value.utf8))
        values.insert(AnyHashable(decoded), at: 0)
      }
      self.values = values
    }

    /// Encodes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let base = value.base as? any Codable else { continue }
        try container.encode(_mangledTypeName(Swift.type(of: value.base)) ?? "")
        try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
      }
    }
  }
}
