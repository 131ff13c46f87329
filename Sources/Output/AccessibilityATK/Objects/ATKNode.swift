internal import AccessibilityCore
internal import CATK

/// A published node: its record, its place in the tree, and its ATK object.
///
/// A node has one object as long as it is published: the bridge keeps bare pointers to objects, and
/// clients keep their names on the bus.
@ATKActor
final class ATKNode {
  /// The data for ATK.
  var record: ATKRecord {
    didSet { if !record.hasTexts(of: oldValue) { texts = Texts(record) } }
  }
  private(set) unowned(unsafe) var parent: ATKNode?
  private(set) var children: [ATKNode] = []
  /// The position among the parent's children.
  private(set) var index = 0
  /// The caret's offset in an editable text, in Unicode scalars.
  var caret = 0
  /// The selected range of an editable text; nil for none.
  var selection: Range<Int>?
  private(set) var texts: Texts
  /// The object, once it was needed; the node holds a reference.
  private(set) var object: UnsafeMutablePointer<AtkObject>?
  /// The object of the link that the node is, once it was needed.
  var hyperlink: UnsafeMutablePointer<AtkHyperlink>?
  /// The publisher, which handles clients' requests.
  let publisher: ATKPublisher

  /// The strings that getters return.
  struct Texts {
    let name: CText
    let description: CText
    let locale: CText?
    let actions: [(name: CText, localizedName: CText, description: CText, keyBinding: CText?)]
    /// The Unicode scalars of the text, by which ATK counts.
    let scalars: [Unicode.Scalar]

    init(_ record: ATKRecord) {
      name = CText(record.name)
      description = CText(record.description)
      locale = record.locale.map(CText.init)
      actions = record.actions.map {
        (
          CText($0.name), CText($0.localizedName), CText($0.description),
          $0.keyBinding.isEmpty ? nil : CText($0.keyBinding)
        )
      }
      scalars = record.text.map { Array($0.string.unicodeScalars) } ?? []
    }
  }

  init(_ record: ATKRecord, publisher: ATKPublisher) {
    self.record = record
    self.publisher = publisher
    texts = Texts(record)
  }

  // MARK: Tree

  func insert(_ child: ATKNode, at position: Int) {
    children.insert(child, at: position)
    child.parent = self
    for index in position..<children.count { children[index].index = index }
  }

  func remove(at position: Int) -> ATKNode {
    let child = children.remove(at: position)
    child.parent = nil
    for index in position..<children.count { children[index].index = index }
    return child
  }

  // MARK: Object

  /// The object, made when it is first needed.
  func madeObject() -> UnsafeMutablePointer<AtkObject> {
    if let object { return object }
    let object = ATKObjectType.makeObject(for: self)
    if let identifier = record.accessibleID { atk_object_set_accessible_id(object, identifier) }
    if let help = record.helpText { ATKHelpText.set(help, of: object) }
    self.object = object
    return object
  }

  /// The object with a reference for the caller.
  func retainedObject() -> UnsafeMutablePointer<AtkObject> {
    let object = madeObject()
    g_object_ref(object)
    return object
  }

  /// Releases the object: from now on it is defunct.
  func releaseObject() {
    if let hyperlink {
      ATKHyperlinkType.setNode(nil, of: hyperlink)
      g_object_unref(hyperlink)
    }
    if let object {
      ATKObjectType.setNode(nil, of: object)
      g_object_unref(object)
    }
    hyperlink = nil
    object = nil
  }

  // MARK: Queries

  var isFocusable: Bool { record.states.contains(.focusable) }
  var isSelected: Bool { record.states.contains(.selected) }
  var selectedChildren: [ATKNode] { children.filter(\.isSelected) }

  /// A point of this node's coordinates in those of the window.
  func windowPoint(_ x: gint, _ y: gint, _ coordinates: AtkCoordType) -> PixelPoint {
    let origin = origin(of: coordinates)
    return PixelPoint(x: Int(x) + origin.x, y: Int(y) + origin.y)
  }

  /// The origin of coordinates, in the window.
  ///
  /// Without a display the window's place is unknown: screen coordinates are the window's.
  func origin(of coordinates: AtkCoordType) -> PixelPoint {
    guard coordinates == ATK_XY_PARENT, let parent, parent.parent != nil else {
      return PixelPoint()
    }
    return PixelPoint(x: parent.record.bounds.x, y: parent.record.bounds.y)
  }

  /// The innermost node at a point of the window; of nodes that overlap, the one read last, which
  /// is drawn on top.
  func node(at point: PixelPoint) -> ATKNode? {
    for child in children.reversed() {
      if let found = child.node(at: point) { return found }
    }
    return record.visibleBounds?.contains(point) == true ? self : nil
  }

  /// Passes a request on; returns whether it was performed.
  @discardableResult
  func ask(_ request: AccessibilityRequest) -> Bool { publisher.ask(request, of: record.id) }
}

extension ATKRecord {
  /// Whether getters return the same strings as for another record.
  fileprivate func hasTexts(of other: ATKRecord) -> Bool {
    name == other.name && description == other.description && locale == other.locale
      && actions == other.actions && text?.string == other.text?.string
  }
}
