package struct Article {
  package let name: String
  package static let sample = Article(name: "Apples")

  package init(name: String) { self.name = name }
}
