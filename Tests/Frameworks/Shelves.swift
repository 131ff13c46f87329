import CoreData
import SwiftUI

final class Shelf: NSManagedObject {
  @NSManaged var name: String
  @NSManaged var books: Set<Book>
}

final class Book: NSManagedObject {
  @NSManaged var title: String
  @NSManaged var pages: Int32
  @NSManaged var shelf: Shelf?
}

/// A model that code describes, without a file.
@MainActor private let model: NSManagedObjectModel = {
  let shelf = NSEntityDescription()
  let book = NSEntityDescription()
  (shelf.name, shelf.managedObjectClassName) = ("Shelf", NSStringFromClass(Shelf.self))
  (book.name, book.managedObjectClassName) = ("Book", NSStringFromClass(Book.self))
  let pages = NSAttributeDescription()
  pages.name = "pages"
  pages.attributeType = .integer32AttributeType
  pages.defaultValue = Int32(100)
  let title = NSAttributeDescription()
  title.name = "title"
  title.attributeType = .stringAttributeType
  let name = NSAttributeDescription()
  name.name = "name"
  name.attributeType = .stringAttributeType
  let books = NSRelationshipDescription()
  (books.name, books.destinationEntity, books.maxCount) = ("books", book, 0)
  books.deleteRule = .cascadeDeleteRule
  let home = NSRelationshipDescription()
  (home.name, home.destinationEntity, home.maxCount) = ("shelf", shelf, 1)
  (books.inverseRelationship, home.inverseRelationship) = (home, books)
  shelf.properties = [name, books]
  book.properties = [title, pages, home]
  let model = NSManagedObjectModel()
  model.entities = [shelf, book]
  return model
}()

@MainActor private func filled() -> NSManagedObjectContext {
  let container = NSPersistentContainer(name: "Shelves", managedObjectModel: model)
  container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
  container.loadPersistentStores { _, _ in }
  let context = container.viewContext
  let shelves = ["Left", "Right"].map { name in
    let shelf = Shelf(context: context)
    shelf.name = name
    return shelf
  }
  for (index, title) in ["A", "B", "C"].enumerated() {
    let book = Book(context: context)
    book.title = title
    if index == 1 { book.pages = 7 }
    book.shelf = shelves[index == 2 ? 1 : 0]
  }
  return context
}

/// The shelves with their books, after the books of one were put on the other.
@MainActor private func moved() throws -> String {
  let context = filled()
  let shelves = try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf"))
  shelves[1].books = shelves[0].books.union(shelves[1].books)
  return shelves.map { shelf in
    "\(shelf.name): \(shelf.books.map(\.title).sorted().joined(separator: " "))"
  }
  .joined(separator: ", ")
}

@MainActor private func sections() throws -> [String] {
  let context = filled()
  let request = NSFetchRequest<Book>(entityName: "Book")
  request.sortDescriptors = [
    NSSortDescriptor(key: "pages", ascending: true),
    NSSortDescriptor(key: "title", ascending: false),
  ]
  let controller = NSFetchedResultsController(
    fetchRequest: request,
    managedObjectContext: context,
    sectionNameKeyPath: "pages",
    cacheName: nil
  )
  try controller.performFetch()
  return (controller.sections ?? []).map { section in
    let titles = (section.objects ?? []).compactMap { ($0 as? Book)?.title }
    return "\(section.name): \(titles.joined(separator: " "))"
  }
}

@MainActor private func emptied() throws -> String {
  let context = filled()
  let shelves = try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf"))
  context.delete(shelves[0])
  return "\(try context.count(for: NSFetchRequest<Book>(entityName: "Book"))) left"
}

#Preview("Shelves") {
  VStack {
    Text((try? moved()) ?? "failed")
    ForEach((try? sections()) ?? ["failed"], id: \.self) { Text($0) }
    Text((try? emptied()) ?? "failed")
  }
}
