import CoreData
import SwiftUI

final class Note: NSManagedObject {
  @NSManaged var title: String?
  @NSManaged var order: Int64
  @NSManaged var isDone: Bool
}

struct Persistence {
  @MainActor static let preview: Persistence = {
    let result = Persistence(inMemory: true)
    for (index, title) in ["Milk", "Bread", "Apples"].enumerated() {
      let note = Note(context: result.container.viewContext)
      note.title = title
      note.order = Int64(index)
    }
    do { try result.container.viewContext.save() } catch { fatalError("\(error)") }
    return result
  }()

  let container: NSPersistentContainer

  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Notes")
    if inMemory {
      container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { _, error in
      if let error { fatalError("\(error)") }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
  }
}

struct NoteList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Note.order, ascending: false)],
    animation: .default
  ) private var notes: FetchedResults<Note>

  var body: some View {
    List {
      ForEach(notes) { note in
        Text("\(note.title ?? "") \(note.isDone ? "done" : "open")")
      }
      .onDelete { $0.map { notes[$0] }.forEach(context.delete) }
      Button("Finish") { notes.first?.isDone = true }
      Button("Add") {
        let note = Note(context: context)
        note.title = "New"
        note.order = 9
      }
      Button("Remove") { notes.last.map(context.delete) }
    }
  }
}

#Preview("Notes") {
  NoteList().environment(\.managedObjectContext, Persistence.preview.container.viewContext)
}
