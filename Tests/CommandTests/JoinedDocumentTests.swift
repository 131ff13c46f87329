import Foundation
import Testing

/// The documents of all specs put together: what one of them calls a view is what all call it.
@Suite struct JoinedDocumentTests {
  private static let folders = "Audit Conformance Looks Screens"

  /// The documents that a command writes, one a line, by their `file`.
  private func documents(_ arguments: String) throws -> [String: JSONObject] {
    let run = try Espalier.shell("\"$espalier\" \(arguments) \(Self.folders) --quiet")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return try documents(run.output.utf8.split(separator: UInt8(ascii: "\n")).map { Data($0) })
  }

  private func documents(_ texts: [Data]) throws -> [String: JSONObject] {
    var documents: [String: JSONObject] = [:]
    for text in texts {
      let document = try #require(try JSONSerialization.jsonObject(with: text) as? JSONObject)
      let file = try #require(document["file"] as? String)
      #expect(documents.updateValue(document, forKey: file) == nil, "\(file) comes twice")
    }
    return documents
  }

  /// The display lists of all specs.
  private func displayLists() throws -> [String: JSONObject] {
    let scratch = try ScratchFolder()
    let run = try Espalier.shell(
      "\"$espalier\" picture \(Self.folders) --format displayList --text fixed --quiet -o \(scratch.path)/"
    )
    // Endless screens have no picture.
    let errors = run.errors.split(separator: "\n")
      .filter { !$0.hasSuffix("the screen has no size") && !$0.hasPrefix("hint: give --width") }
    #expect(errors.isEmpty, "\(run.errors)")
    let folder = URL(fileURLWithPath: scratch.path)
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [])
    )
    let lists = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }
    return try documents(lists.map { try Data(contentsOf: $0) })
  }

  /// The objects in an array and in the arrays within them under some keys.
  private func all(_ value: Any?, _ keys: [String]) -> [JSONObject] {
    var found: [JSONObject] = []
    var waiting = value as? [JSONObject] ?? []
    while let object = waiting.popLast() {
      found.append(object)
      for key in keys { waiting += object[key] as? [JSONObject] ?? [] }
    }
    return found
  }

  /// The paths of the views of each screen, no two of which have the same.
  private func paths() throws -> [String: Set<String>] {
    try documents("layout").mapValues { document in
      let views = all(document["views"], ["children", "modifiers", "content"])
        .compactMap { $0["path"] as? String }
      #expect(Set(views).count == views.count, "\(document["file"] ?? ""): \(views)")
      return Set(views)
    }
  }

  /// The view that an element is, or a part of.
  private func owner(of id: String, among paths: Set<String>) -> String? {
    if paths.contains(id) { return id }
    var view = id[...]
    while let mark = view.lastIndex(of: "#") {
      view = view[..<mark]
      if paths.contains(String(view)) { return String(view) }
    }
    return nil
  }

  @Test func everyElementDrawnItemAndNodeMeetsItsView() throws {
    let paths = try paths()
    #expect(paths.count > 4_000)

    let trees = try documents("accessibility --format json")
    #expect(Set(trees.keys) == Set(paths.keys))
    for (file, tree) in trees {
      let views = try #require(paths[file])
      let ids = all(tree["nodes"], ["children"]).compactMap { $0["id"] as? String }
      let lost = ids.filter { owner(of: $0, among: views) == nil }
      #expect(lost.isEmpty, "\(file): nodes of no view")
      #expect(Set(ids).count == ids.count, "\(file): two nodes have one id")
      let order = tree["readingOrder"] as? [String] ?? []
      #expect(Set(order).isSubset(of: ids), "\(file): the reading order has other ids")
    }

    let comparisons = try documents("rtl --format json")
    #expect(Set(comparisons.keys) == Set(paths.keys))
    for (file, comparison) in comparisons {
      let ids = all(comparison["views"], []).compactMap { $0["id"] as? String }
      #expect(Set(ids).isSuperset(of: paths[file] ?? []), "\(file): rtl lacks views")
      #expect(Set(ids).count == ids.count, "\(file): rtl has views twice")
    }

    let lists = try displayLists()
    #expect(Set(lists.keys).isSubset(of: paths.keys))
    #expect(lists.count > 4_000)
    var drawn = 0
    for (file, list) in lists {
      let views = try #require(paths[file])
      let items = all(list["items"], ["items", "mask"]).filter { $0["type"] as? String != "group" }
      let named = items.compactMap { $0["view"] as? String }
      drawn += named.count
      #expect(Set(named).isSubset(of: views), "\(file): items of no view")
      // The window's background is of no view.
      #expect(items.count - named.count <= 1, "\(file): items that name no view")
    }
    #expect(drawn > 10_000)
  }

  @Test func everyHeaderHasWhatDecidesTheResult() throws {
    let scratch = try ScratchFolder()
    try scratch.write("card.json", #"{ "view": { "type": "Text", "content": "Toast" } }"#)
    let options =
      "card.json --device 'iPhone 16' --system iOS18 --color-scheme dark --contrast increased "
      + "--locale ar --dynamic-type-size xLarge --text fixed"
    for command in [
      "layout", "accessibility --format json", "rtl --format json",
      "picture --format displayList -o -",
    ] {
      let run = try Espalier.shell("\"$espalier\" \(command) \(options)", in: scratch.path)
      #expect(run.status == 0 && run.errors.isEmpty, "\(command): \(run.errors)")
      let document = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? JSONObject
      )
      #expect(document["file"] as? String == "card.json", "\(command)")
      #expect(document["device"] as? String == "iPhone 16", "\(command)")
      let version = try Espalier.run("--version").lines.first
      #expect(document["program"] as? String == version, "\(command)")
      let environment = document["environment"] as? JSONObject ?? [:]
      let expected = [
        "system": "iOS18", "platform": "iOS", "userInterfaceIdiom": "phone",
        "horizontalSizeClass": "compact", "verticalSizeClass": "regular",
        "layoutDirection": "rightToLeft", "dynamicTypeSize": "xLarge", "locale": "ar",
        "colorScheme": "dark", "colorSchemeContrast": "increased", "text": "fixed",
      ]
      for (key, value) in expected {
        #expect(environment[key] as? String == value, "\(command): \(key)")
      }
      #expect(environment["displayScale"] as? Double == 3, "\(command)")
      #expect(environment.count == expected.count + 1, "\(command): \(environment)")
    }
  }

  @Test func noDocumentTellsWhatArithmeticLeaves() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "rows.json",
      """
      { "scene": { "width": 100, "height": 100 }, "view": { "type": "VStack", "spacing": 0.1,
        "children": [ { "type": "Color" }, { "type": "Color" }, { "type": "Color" } ] } }
      """
    )
    for command in ["layout", "accessibility --format json", "rtl --format json"] {
      let run = try Espalier.shell("\"$espalier\" \(command) rows.json", in: scratch.path)
      #expect(run.status == 0)
      #expect(run.output.firstMatch(of: /\.[0-9]{11}/) == nil, "\(command): \(run.output)")
    }
    let rows = try Espalier.shell("\"$espalier\" layout rows.json", in: scratch.path)
    #expect(rows.output.contains("[0, 33.3666666667, 100, 33.2666666667]"))
  }
}
