import LayoutCore

/// Writes the views of a layout as a ``GeometryDocument``.
struct GeometryWriter: ~Copyable {
  /// An item to be written.
  ///
  /// The list of them replaces the call stack, so that a tree may have any depth.
  private enum Pending {
    case view(Int)
    indirect case modifier(ViewHierarchy.Modifier, of: Int)
    case beginArray(StaticString)
    case endArray
    case endObject
  }

  let result: LayoutResult
  let hierarchy: ViewHierarchy
  let paths: ViewPaths
  let renderedFrames: RenderedFrames
  let scrollContents: ScrollContents
  let guideNames: GuideNames
  /// The layout with the presented values during animations; nil without any.
  let shown: LayoutResult?
  let shownViews: [PlacedView]
  /// The views that are written; nil for all.
  private let selection: ViewSelection?
  /// The place of a view in the sources, by its position in the view tree.
  let source: (Int) -> String?
  var json: JSONWriter
  /// The items to write, the next one last.
  private var pending: [Pending] = []

  init(
    _ result: LayoutResult,
    shown: LayoutResult? = nil,
    part: GeometryPart = GeometryPart(),
    source: @escaping (Int) -> String? = { _ in nil },
    style: JSONStyle
  ) {
    self.result = result
    self.source = source
    self.shown = shown
    shownViews = shown?.views ?? []
    hierarchy = ViewHierarchy(result)
    paths = ViewPaths(hierarchy)
    selection = part.isWhole ? nil : ViewSelection(part, hierarchy, result)
    renderedFrames = RenderedFrames(result)
    scrollContents = ScrollContents(result)
    guideNames = GuideNames(result.scene.tree)
    json = JSONWriter(style, .shown)
    json.reserve(min(hierarchy.views.count * GeometryWriter.usualBytes, GeometryWriter.mostBytes))
  }

  /// The bytes that a view takes, indentation included, or a little less.
  private static let usualBytes = 600
  /// The largest amount of memory to reserve ahead: unused memory costs nothing, but is limited.
  private static let mostBytes = 200_000_000

  /// Writes the document and passes it on.
  consuming func document<Result, Failure>(
    file: String,
    time: Double?,
    _ settings: ScreenSettings?,
    _ placeholders: [ViewPlaceholder],
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    json.beginObject()
    json.member("espalier", "geometry")
    json.key("version")
    json.integer(GeometryDocument.version)
    json.member("file", file)
    if let time { json.member("time", time) }
    settings?.write(to: &json)
    json.placeholders(placeholders)
    writeScene()
    json.member("size", result.rootFrame.size)
    writeLeaving()
    json.key("views")
    json.beginArray()
    let roots = selection?.shownRoots ?? hierarchy.children(of: nil)
    pending = [.endObject, .endArray] + roots.reversed().map(Pending.view)
    while let item = pending.popLast() { run(item) }
    return try json.withDocument(body)
  }

  private mutating func writeScene() {
    let scene = result.scene
    switch scene.host {
    case .size(let size):
      json.key("scene")
      json.beginObject()
      json.member("width", size.width)
      json.member("height", size.height)
      if scene.safeArea != EdgeInsets() { json.member("safeArea", scene.safeArea) }
      if scene.keyboardHeight != 0 { json.member("keyboard", scene.keyboardHeight) }
      json.endObject()
    case .proposal(let proposal):
      json.member("proposal", proposal)
    }
    json.member("layoutDirection", scene.environment.layoutDirection.name)
    json.member("dynamicTypeSize", scene.environment.dynamicTypeSize.rawValue)
    json.member("displayScale", scene.environment.displayScale)
  }

  // MARK: Views

  private mutating func run(_ item: Pending) {
    switch item {
    case .view(let index): writeView(index)
    case .modifier(let modifier, let view): writeModifier(modifier, of: view)
    case .beginArray(let key):
      json.key(key)
      json.beginArray()
    case .endArray: json.endArray()
    case .endObject: json.endObject()
    }
  }

  private mutating func writeView(_ index: Int) {
    let modifiers = hierarchy.modifiers(of: index)
    json.beginObject()
    writeMembers(of: hierarchy.views[index], modifiers: modifiers)
    if shown != nil { writePresentation(of: hierarchy.views[index]) }
    // The last item is the next one.
    pending.append(.endObject)
    let children = hierarchy.children(of: index)
    scheduleArray("children", of: selection?.shown(children) ?? children, Pending.view)
    scheduleArray("modifiers", of: modifiers) { .modifier($0, of: index) }
  }

  private mutating func writeModifier(_ modifier: ViewHierarchy.Modifier, of view: Int) {
    json.beginObject()
    writeMembers(of: modifier)
    if shown != nil { writePresentation(of: modifier.placed, of: view) }
    pending.append(.endObject)
    let content = modifier.content
    scheduleArray("content", of: selection?.shown(content) ?? content, Pending.view)
  }

  /// Schedules an array to be written next, unless it is empty.
  private mutating func scheduleArray<Element>(
    _ key: StaticString,
    of elements: [Element],
    _ item: (Element) -> Pending
  ) {
    guard !elements.isEmpty else { return }
    pending.append(.endArray)
    for element in elements.reversed() { pending.append(item(element)) }
    pending.append(.beginArray(key))
  }
}
