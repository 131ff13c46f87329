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

/// What is left and what is answered where a store takes away all notes that are done.
@MainActor private func cleared() throws -> String {
  let context = Persistence(inMemory: true).container.viewContext
  for index in 0..<3 { Note(context: context).isDone = index > 0 }
  let done = NSFetchRequest<NSFetchRequestResult>(entityName: "Note")
  done.predicate = NSPredicate { note, _ in (note as? Note)?.isDone == true }
  let deletion = NSBatchDeleteRequest(fetchRequest: done)
  deletion.resultType = .resultTypeCount
  let count = (try context.execute(deletion) as? NSBatchDeleteResult)?.result as? Int
  let left = Note.all
  left.predicate = NSPredicate(format: "isDone == %@", NSNumber(value: false))
  return "\(try context.count(for: left)) left, \(count ?? 0) gone"
}

extension Note {
  fileprivate static var all: NSFetchRequest<Note> { NSFetchRequest(entityName: "Note") }
}

#Preview("Cleared") { Text((try? cleared()) ?? "not done") }
