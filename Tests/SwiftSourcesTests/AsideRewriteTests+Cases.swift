/// Sources with errors, and what is left of them.
extension AsideRewriteTests {
  static let missing = "cannot_find_in_scope"
  static let member = "could_not_find_value_member"
  private static let extra = "extra_argument_named"

  static let cases: [Case] = [
    Case(
      name: "an unknown modifier is left out",
      source: """
        struct A: View {
          var body: some View {
            Text("a").nope(3).bold()
          }
        }
        """,
      errors: [(3, 15, member, "value of type 'Text' has no member 'nope'")],
      expected: """
        struct A: View {
          var body: some View {
            Text("a").espalierLeftOut(0).bold()
          }
        }
        """
    ),
    Case(
      name: "an unknown view keeps its modifiers",
      source: """
        struct A: View {
          var body: some View {
            VStack { KFImage(url).frame(width: 3) }
          }
        }
        """,
      errors: [(3, 14, missing, "cannot find 'KFImage' in scope")],
      expected: """
        struct A: View {
          var body: some View {
            VStack { SwiftUI.EspalierPlaceholder(0).frame(width: 3) }
          }
        }
        """
    ),
    Case(
      name: "modifiers that views are not known to have go with an unknown view",
      source: """
        struct A: View {
          var body: some View {
            KFImage(url).onFailure(image).resizable().fade(1).card().padding(2)
          }
        }
        extension View { func card() -> some View { border(.red) } }
        """,
      errors: [(3, 5, missing, "cannot find 'KFImage' in scope")],
      expected: """
        struct A: View {
          var body: some View {
            SwiftUI.EspalierPlaceholder(0).espalierLeftOut(1).resizable().espalierLeftOut(2).card().padding(2)
          }
        }
        extension View { func card() -> some View { border(.red) } }
        """
    ),
    Case(
      name: "a condition becomes a value, which is said to have decided",
      source: """
        #Preview {
          if unknown.isNew { Text("a") }
        }
        """,
      errors: [(2, 6, missing, "cannot find 'unknown' in scope")],
      expected: """
        #Preview {
          if SwiftUI.espalierNeutral(0) { Text("a") }
        }
        """
    ),
    Case(
      name: "a statement of a view builder becomes a placeholder on its lines",
      source: """
        #Preview {
          if let unknown {
            Text("a")
          }
          Text("b")
        }
        """,
      errors: [(2, 10, missing, "cannot find 'unknown' in scope")],
      expected: """
        #Preview {
          SwiftUI.EspalierPlaceholder(0)
                     
           
          Text("b")
        }
        """
    ),
    Case(
      name: "a container stays when one of its arguments goes",
      source: """
        #Preview {
          VStack(spacing: Theme.gap) {
            Text("a")
          }
        }
        """,
      errors: [(2, 19, missing, "cannot find 'Theme' in scope")],
      expected: """
        #Preview {
          VStack(spacing: SwiftUI.espalierNeutral(0)) {
            Text("a")
          }
        }
        """
    ),
    Case(
      name: "the colour of a shape becomes clear, not black",
      source: """
        #Preview {
          Circle().fill(Theme.line)
        }
        """,
      errors: [(2, 17, missing, "cannot find 'Theme' in scope")],
      expected: """
        #Preview {
          Circle().fill(SwiftUI.espalierNeutral(0) as Color)
        }
        """
    ),
    Case(
      name: "a failing statement of a function goes, an early return before it stays",
      source: """
        func make() -> any P {
          if isPreview { return Mock() }
          return Real(unknown)
        }
        """,
      errors: [(3, 15, missing, "cannot find 'unknown' in scope")],
      expected: """
        func make() -> any P {
          if isPreview { return Mock() }
          return SwiftUI.espalierNeutral(0)
        }
        """
    ),
    Case(
      name: "a statement alone in a case becomes something",
      source: """
        func act(_ a: Bool) {
          switch a {
          case true: unknown()
          case false: break
          }
        }
        """,
      errors: [(3, 14, missing, "cannot find 'unknown' in scope")],
      expected: """
        func act(_ a: Bool) {
          switch a {
          case true: let _ = SwiftUI.espalierLeftOut(0)
          case false: break
          }
        }
        """
    ),
    Case(
      name: "an assignment in an initialiser keeps what it initialises",
      source: """
        struct A {
          let a: Int
          init() {
            a = unknown(1)
          }
        }
        """,
      errors: [(4, 9, missing, "cannot find 'unknown' in scope")],
      expected: """
        struct A {
          let a: Int
          init() {
            a = SwiftUI.espalierNeutral(0)
          }
        }
        """
    ),
    Case(
      name: "a place that fails again goes a level up",
      source: """
        func title() -> String {
          let a = 1
          return unknown(a)
        }
        """,
      errors: [(3, 10, missing, "cannot find 'unknown' in scope")],
      laterErrors: [(3, 10, "failed_to_produce_diagnostic", "failed to produce diagnostic")],
      expected: """
        func title() -> String { SwiftUI.espalierNeutral(0) }
                   
                           
         
        """
    ),
    Case(
      name: "code on the wrong actor runs on the right one",
      source: """
        func start() {
          model.load()
        }
        """,
      errors: [(2, 9, "actor_isolated_call_decl", "call to main actor-isolated 'load()'")],
      expected: """
        func start() {
          MainActor.assumeIsolated { model.load() }
        }
        """
    ),
    Case(
      name: "a conformance that is not fulfilled goes",
      source: "struct A: View, Codable { let a: B }",
      errors: [
        (1, 8, "type_does_not_conform", "type 'A' does not conform to protocol 'Decodable'")
      ],
      expected: "struct A: View          { let a: B }"
    ),
    Case(
      name: "a type that nobody has keeps its place in what others need",
      source: "struct A { let router: Router<Int>; let kind: Router<Int>.Kind }",
      errors: [(1, 24, "cannot_find_type_in_scope", "cannot find type 'Router' in scope")],
      expected: "struct A { let router: Router<Int>; let kind: Router<Int>.Kind }",
      standIns: "public struct Router<T0>: Hashable"
    ),
    Case(
      name: "a protocol that nobody has stays one",
      source: "struct A: Reducer { let a: any Reducer }",
      errors: [(1, 11, "cannot_find_type_in_scope", "cannot find type 'Reducer' in scope")],
      expected: "struct A: Reducer { let a: any Reducer }",
      standIns: "public protocol Reducer {}"
    ),
    Case(
      name: "a module that nobody has stands before its types, of which each is what it is used as",
      source: "enum A: Proto.Enum { case a; var b: Proto.Kind; static let c = Proto._Map() }",
      errors: [(1, 9, "cannot_find_type_in_scope", "cannot find type 'Proto' in scope")],
      expected: "enum A: Proto.Enum { case a; var b: Proto.Kind; static let c = Proto._Map() }",
      standIns: "public protocol Enum: Hashable {}"
    ),
    Case(
      name: "a wrapper that nobody has wraps a neutral value",
      source: "struct A { @Dependency(\\.date) var date: Date }",
      errors: [(1, 13, "unknown_attr_name", "unknown attribute 'Dependency'")],
      expected: "struct A { @Dependency         var date: Date }",
      standIns: "@propertyWrapper public struct Dependency<Value>"
    ),
    Case(
      name: "the users of a declaration that goes are edited at once",
      source: """
        @Broken func helper() {}
        func use() {
          helper()
        }
        """,
      errors: [(1, 9, "some_error", "something is wrong with 'helper'")],
      expected: """
                                
        func use() {
          let _ = SwiftUI.espalierLeftOut(1)
        }
        """
    ),
    Case(
      name: "the users of a name that a statement has declared are edited at once",
      source: """
        func use(_ list: [Int]) -> Int {
          guard let a = unknown(1) else { return 0 }
          let b = a + 1
          show(b)
          list.map { a in a + 1 }
          return a
        }
        """,
      errors: [(2, 17, missing, "cannot find 'unknown' in scope")],
      expected: """
        func use(_ list: [Int]) -> Int {
          let _ = SwiftUI.espalierLeftOut(0)        
          let _ = SwiftUI.espalierLeftOut(1)
          let _ = SwiftUI.espalierLeftOut(2)
          list.map { a in a + 1 }
          return a
        }
        """
    ),
    Case(
      name: "a name that another declaration still has is left alone",
      source: """
        @Broken func helper() {}
        func helper(_ a: Int) {}
        func use() {
          helper(1)
        }
        """,
      errors: [(1, 9, "some_error", "something is wrong with 'helper'")],
      expected: """
                                
        func helper(_ a: Int) {}
        func use() {
          helper(1)
        }
        """
    ),
    Case(
      name: "what follows the same name of a stand-in's value is edited at once",
      source: """
        struct Logs { var log: Logger2 }
        func a() { Current.log.error("a") }
        func b() {
          Current.log.info("b")
          print("b")
        }
        func c(_ log: Logs) { log.log.error("c") }
        """,
      errors: [(1, 24, "cannot_find_type_in_scope", "cannot find type 'Logger2' in scope")],
      laterErrors: [(2, 24, member, "value of type 'Logger2' has no member 'error'")],
      expected: """
        struct Logs { var log: Logger2 }
        func a() { let _ = SwiftUI.espalierLeftOut(0) }
        func b() {
          let _ = SwiftUI.espalierLeftOut(1)
          print("b")
        }
        func c(_ log: Logs) { log.log.error("c") }
        """
    ),
    Case(
      name: "three calls with a label that nothing takes are followed by all others",
      source: """
        struct A: View {
          var body: some View { Icon(of: 1); Icon(of: 2); Icon(of: 3); Icon(of: 4); Icon(5) }
        }
        """,
      errors: [(2, 34, extra, "extra argument 'of' in call")]
        + [(2, 47, extra, "extra argument 'of' in call")]
        + [(2, 60, extra, "extra argument 'of' in call")],
      expected: """
        struct A: View {
          var body: some View { SwiftUI.EspalierPlaceholder(0); SwiftUI.EspalierPlaceholder(1); SwiftUI.EspalierPlaceholder(2); SwiftUI.EspalierPlaceholder(3); Icon(5) }
        }
        """
    ),
    Case(
      name: "one call with a label that nothing takes says nothing of others",
      source: """
        struct A: View {
          var body: some View { Icon(of: 1); Icon(of: 2) }
        }
        """,
      errors: [(2, 34, extra, "extra argument 'of' in call")],
      expected: """
        struct A: View {
          var body: some View { SwiftUI.EspalierPlaceholder(0); Icon(of: 2) }
        }
        """
    ),
  ]
}
