/// Bodies that lose what made them whole, and the shapes of types that are not there.
extension AsideRewriteTests {
  static let flowCases: [Case] = [
    Case(
      name: "a body that ends without a value gets a last one",
      source: """
        func a(_ b: Int) -> Int {
          switch b {
          case 1: return 1
          default: unknown()
          }
        }
        """,
      errors: [(6, 1, "missing_return_decl", "missing return in global function")],
      expected: """
        func a(_ b: Int) -> Int {
          switch b {
          case 1: return 1
          default: unknown()
          }
          return SwiftUI.espalierNeutral(0) }
        """
    ),
    Case(
      name: "a closure that ends without a value gets a last one",
      source: """
        let a: [Int] = list.map { b in
          if b > 1 { return 1 }
          print(b)
        }
        """,
      errors: [(4, 1, "missing_return_closure", "missing return in closure")],
      expected: """
        let a: [Int] = list.map { b in
          if b > 1 { return 1 }
          print(b)
          return SwiftUI.espalierNeutral(0) }
        """
    ),
    Case(
      name: "a function of a view ends with a placeholder",
      source: """
        struct A: View {
          func row(_ b: Int) -> some View {
            if b > 1 { return Text("a") }
          }
        }
        """,
      errors: [(4, 3, "missing_return_decl", "missing return in instance method")],
      expected: """
        struct A: View {
          func row(_ b: Int) -> some View {
            if b > 1 { return Text("a") }
            return SwiftUI.EspalierPlaceholder(0) }
        }
        """
    ),
    Case(
      name: "an initialiser that leaves a property without a value makes a neutral one",
      source: """
        struct A {
          let b: Int
          init(_ c: Int) {
            print(c)
          }
        }
        """,
      errors: [
        (
          5, 3, "return_from_init_without_initing_stored_properties",
          "return from initializer without initializing all stored properties"
        )
      ],
      expected: """
        struct A {
          let b: Int
          init(_ c: Int) { self = SwiftUI.espalierNeutral(0) }
                    
           
        }
        """
    ),
    Case(
      name: "a type of C is stood in for like others",
      source: "func a(_ filter: ndb_filter) {}",
      errors: [(1, 18, "cannot_find_type_in_scope", "cannot find type 'ndb_filter' in scope")],
      expected: "func a(_ filter: ndb_filter) {}",
      standIns: "public struct ndb_filter: Hashable"
    ),
    Case(
      name: "a class stands in for one whose objects views observe",
      source: """
        struct A: View {
          @ObservedObject var model: Model
          var body: some View { Text(model.title) }
        }
        """,
      errors: [(2, 30, "cannot_find_type_in_scope", "cannot find type 'Model' in scope")],
      expected: """
        struct A: View {
          @ObservedObject var model: Model
          var body: some View { Text(model.title) }
        }
        """,
      standIns: "public final class Model: SwiftUI.ObservableObject"
    ),
    Case(
      name: "what extensions declare is not declared again by a stand-in",
      source: """
        func a(_ b: Kit.Mode, _ c: Kit.Size) { print(Kit.shared, Kit.other) }
        extension Kit {
          enum Mode { case one }
          static let shared = 1
        }
        """,
      errors: [(1, 13, "cannot_find_type_in_scope", "cannot find type 'Kit' in scope")],
      expected: """
        func a(_ b: Kit.Mode, _ c: Kit.Size) { print(Kit.shared, Kit.other) }
        extension Kit {
          enum Mode { case one }
          static let shared = 1
        }
        """,
      standIns: """
          public static var espalierNeutral: Self { Self() }
          public struct Size: Hashable, @unchecked Sendable, SwiftUI.EspalierNeutral, Codable {
          public init() {}
          public static var espalierNeutral: Self { Self() }
          
        }
          public static var `other`: Self
        """
    ),
    Case(
      name: "the result of a call that is forced may be neutral",
      source: """
        let a = unknown
        let b = (make(1)!, make(2)!.size, c!, d?.make()!, make(3)![0])
        let e: F = .make()!
        let g = make(4)! + list.first! + list.next!
        """,
      errors: [(1, 9, missing, "cannot find 'unknown' in scope")],
      expected: """
                       
        let b = (make(1)~, make(2)~.size, c!, d?.make()!, make(3)![0])
        let e: F = .make()!
        let g = make(4)~ + list.first~ + list.next!
        """
    ),
    Case(
      name: "without its condition, a function that may return nothing gives up; another goes on",
      source: """
        func next() -> Int? {
          guard c_next(&place) == 1 else { return nil }
          return place
        }
        func load() {
          guard c_load() == 1 else { return }
          show()
        }
        """,
      errors: [
        (2, 9, missing, "cannot find 'c_next' in scope"),
        (6, 9, missing, "cannot find 'c_load' in scope"),
      ],
      expected: """
        func next() -> Int? {
          guard SwiftUI.espalierNeutral(0) else { return nil }
          return place
        }
        func load() {
          let _ = SwiftUI.espalierLeftOut(1) 
          show()
        }
        """
    ),
  ]
}
