import Testing

/// Projects with a model of Core Data, whose classes Xcode writes.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct DataModelProjectTests {
  private static let model = """
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
      <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
        <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="title" attributeType="String" defaultValueString="Untitled"/>
        <attribute name="stars" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <relationship name="folder" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Folder" inverseName="items" inverseEntity="Folder"/>
      </entity>
      <entity name="Folder" representedClassName="Folder" syncable="YES" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade"
          destinationEntity="Item" inverseName="folder" inverseEntity="Item"/>
      </entity>
    </model>
    """

  private static let screen = """
    import SwiftUI
    import CoreData

    struct ItemList: View {
      @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \\Item.timestamp, ascending: false)],
        animation: .default
      ) private var items: FetchedResults<Item>
      @FetchRequest(sortDescriptors: []) private var folders: FetchedResults<Folder>

      var body: some View {
        List {
          ForEach(items) { item in
            Text("\\(item.title ?? "none"), \\(item.stars), \\(item.folder?.name ?? "nowhere")")
          }
          ForEach(folders) { folder in
            let count = (folder.items as? Set<Item>)?.count ?? -1
            Text("\\(folder.name ?? ""): \\(count) of \\(folder.items?.count ?? -1)")
          }
        }
      }
    }

    @MainActor let container: NSPersistentContainer = {
      let container = NSPersistentContainer(name: "Model")
      container.loadPersistentStores { _, _ in }
      let context = container.viewContext
      let folders = ["Work", "Home"].map { name in
        let folder = Folder(context: context)
        folder.name = name
        return folder
      }
      for index in 0..<3 {
        let item = Item(context: context)
        item.timestamp = Date(timeIntervalSince1970: Double(index))
        if index == 0 { folders[0].addToItems(item) } else { item.folder = folders[0] }
        if index == 2 { item.title = "Last" }
      }
      if let last = try? context.fetch(Item.fetchRequest()).last { folders[1].addToItems(last) }
      return container
    }()

    #Preview("Items") { ItemList().environment(\\.managedObjectContext, container.viewContext) }
    """

  /// A folder of sources, and a module of a package that a program imports.
  @Test func classesOfAModelFileAreThere() throws {
    let scratch = try ScratchFolder()
    try scratch.write("App/Model.xcdatamodeld/Model.xcdatamodel/contents", Self.model)
    try scratch.write("App/ItemList.swift", Self.screen)
    let run = try SwiftCommand.run("layout App --preview Items", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      FrameworkTests.texts(in: run.output) == [
        "Last, 3, Home", "Untitled, 3, Work", "Untitled, 3, Work", "Work: 2 of 2", "Home: 1 of 1",
      ]
    )
  }

  @Test func classesOfAModelOfAModuleArePublic() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "Package.swift",
      """
      import PackageDescription
      let package = Package(
        name: "Store",
        targets: [.target(name: "Data"), .target(name: "Screens", dependencies: ["Data"])]
      )
      """
    )
    try scratch.write("Sources/Data/Model.xcdatamodeld/Model.xcdatamodel/contents", Self.model)
    try scratch.write(
      "Sources/Data/Data.swift",
      "import CoreData\nextension Item { public var word: String { title ?? \"\" } }\n"
    )
    try scratch.write(
      "Sources/Screens/Screen.swift",
      """
      import CoreData
      import Data
      import SwiftUI
      #Preview {
        let item = Item(context: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
        Text("\\(item.word) \\(item.stars)")
      }
      """
    )
    let run = try SwiftCommand.run("layout Sources/Screens", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(FrameworkTests.texts(in: run.output) == ["Untitled 3"])
  }

  /// Without an import of Core Data nothing needs its classes.
  @Test func aModelThatNothingUsesCostsNothing() throws {
    let scratch = try ScratchFolder()
    try scratch.write("App/Model.xcdatamodeld/Model.xcdatamodel/contents", Self.model)
    try scratch.write("App/Plain.swift", "import SwiftUI\n#Preview { Text(\"Plain\") }\n")
    let run = try SwiftCommand.run("layout App", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(FrameworkTests.texts(in: run.output) == ["Plain"])
  }
}
