import Testing

@testable import SwiftSources

/// Models of Core Data, and the classes that Xcode writes for them.
@Suite struct DataModelTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- <entity name="Never"/> -->
    <model sourceLanguage="Swift">
      <entity name="Task" representedClassName=".TaskItem" syncable="YES" codeGenerationType="class">
        <attribute name="title" attributeType="String" defaultValueString="A &quot;new&#33; one"/>
        <attribute name="order" optional="YES" attributeType="Integer 16" defaultValueString="3"
          usesScalarValueType="YES"/>
        <attribute name="count" attributeType="Integer 64" usesScalarValueType="NO"/>
        <attribute name="isDone" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
        <attribute name="due" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <attribute name="odd" optional="YES" attributeType="Transformable" customClassName="A { }"/>
        <attribute name="no name" optional="YES" attributeType="String"/>
        <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="List" inverseName="tasks" inverseEntity="List"/>
        <relationship name="steps" toMany="YES" ordered="YES" deletionRule="Cascade"
          destinationEntity="Elsewhere"/>
      </entity>
      <entity name="Urgent" representedClassName="Urgent" parentEntity="Task" codeGenerationType="class"/>
      <entity name="List" representedClassName="List" codeGenerationType="category">
        <relationship name="tasks" toMany="YES" destinationEntity="Task" inverseName="list"/>
      </entity>
      <entity name="Own" representedClassName="Own"/>
    </model>
    """

  @Test func classesHaveThePropertiesThatXcodeGivesThem() {
    let source = DataModelSource([DataModel(Self.text)]).text
    for part in [
      "#if canImport(CoreData)\nimport CoreData\n",
      "nonisolated public class `TaskItem`: NSManagedObject {\n",
      "public var `title`: String? {\nget { _managedValue(\"title\") }\n"
        + "set { _setManagedValue(newValue, \"title\") }\n}\n",
      "public var `order`: Int16 {", "public var `count`: NSNumber? {",
      "public var `isDone`: Bool {",
      "public var `due`: Date? {", "public var `tags`: [String]? {",
      "public var `odd`: NSObject? {",
      "public var `list`: `List`? {", "public var `steps`: NSOrderedSet? {",
      "public func addToSteps(_ value: NSManagedObject) { _add([value], to: \"steps\") }\n",
      "_Relationship(\"list\", isToMany: false, inverse: \"tasks\", isCascading: false),\n",
      "_Relationship(\"steps\", isToMany: true, inverse: nil, isCascading: true),\n",
      #""title": "A \"new! one","#, "\"order\": 3 as Int16,", "\"isDone\": false as Bool,",
      "nonisolated public class `Urgent`: `TaskItem` {\n}\n",
      "extension `List` {\npublic var `tasks`: NSSet? {",
      "public func removeFromTasks(_ value: `TaskItem`) { _remove([value], from: \"tasks\") }\n",
    ] { #expect(source.contains(part), "\(part)") }
    for part in ["Never", "no name", "Own", "A { }"] { #expect(!source.contains(part), "\(part)") }
  }

  @Test func theCurrentVersionOfAModelIsRead() throws {
    let folder = try TemporaryFolder()
    func entity(_ name: String) -> String {
      "<model><entity name=\"\(name)\" codeGenerationType=\"class\"></entity></model>"
    }
    try folder.write(entity("Old"), to: "M.xcdatamodeld/M.xcdatamodel/contents")
    try folder.write(entity("New"), to: "M.xcdatamodeld/M 2.xcdatamodel/contents")
    let path = folder.path + "/M.xcdatamodeld"
    #expect(DataModel(in: path)?.entities.map(\.name) == ["New"])
    try folder.write(
      "<dict><key>_XCCurrentVersionName</key><string>M.xcdatamodel</string></dict>",
      to: "M.xcdatamodeld/.xccurrentversion"
    )
    #expect(DataModel(in: path)?.entities.map(\.name) == ["Old"])
    #expect(DataModel(in: folder.path + "/N.xcdatamodeld") == nil)
    let sets = ResourceSets(besideSourcesIn: folder.path)
    #expect(sets.source(bundle: "Bundle.main").contains("class `Old`"))
  }

  /// Broken documents end, and say what they can.
  @Test(arguments: [
    "<", "<entity", "<entity name=", "<entity name=\"A", "<!--", "<a/b>", "</>",
    "<entity name='A&#xFFFFFFFF;&' / x>",
  ])
  func brokenModelsEnd(_ text: String) { #expect(DataModel(text).entities.count <= 1) }
}
