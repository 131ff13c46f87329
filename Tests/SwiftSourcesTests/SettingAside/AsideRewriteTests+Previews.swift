/// Previews of which something is set aside, and uses that go with the first one that fails.
extension AsideRewriteTests {
  private static let typeMember = "could_not_find_type_member"

  static let previewCases: [Case] = [
    Case(
      name: "a preview that returns its view does something before",
      source: """
        #Preview {
          let model = Model()
          model.load(nope)
          return VStack { Text("a").foo(model) }
        }
        """,
      errors: [
        (3, 14, missing, "cannot find 'nope' in scope"),
        (4, 28, member, "value of type 'Text' has no member 'foo'"),
      ],
      expected: """
        #Preview {
          let model = Model()
          let _ = SwiftUI.espalierLeftOut(0)
          return VStack { Text("a").espalierLeftOut(1) }
        }
        """
    ),
    Case(
      name: "what a preview shows keeps its other data",
      source: """
        let sample = Model(id: 1, date: nope.date)
        #Preview {
          NavigationStack {
            Card(model: Model(.some(nope), name: "b"), title: "a").padding()
            Text(nope)
          }
        }
        struct A: View {
          var body: some View { Card(model: nope, title: "a") }
        }
        """,
      errors: [
        (1, 33, missing, "cannot find 'nope' in scope"),
        (4, 29, missing, "cannot find 'nope' in scope"),
        (5, 10, missing, "cannot find 'nope' in scope"),
        (9, 37, missing, "cannot find 'nope' in scope"),
      ],
      expected: """
        let sample = Model(id: 1, date: SwiftUI.espalierNeutral(0))
        #Preview {
          NavigationStack {
            Card(model: Model(.some(SwiftUI.espalierNeutral(1)), name: "b"), title: "a").padding()
            SwiftUI.EspalierPlaceholder(line: 2)
          }
        }
        struct A: View {
          var body: some View { SwiftUI.EspalierPlaceholder(3) }
        }
        """
    ),
    Case(
      name: "a modifier that no view has is left out wherever it stands",
      source: """
        struct A: View {
          var body: some View {
            VStack { Text("a") }.limited(3).padding(.horizontal)
          }
        }
        struct B: View {
          var body: some View { Text("b").limited().bold() }
          func limit(_ box: Box) { box.limited() }
        }
        """,
      errors: [
        (3, 26, member, "value of type 'VStack<Text>' has no member 'limited'"),
        (
          3, 46, "cannot_infer_base_of_unresolved_member",
          "cannot infer contextual base in reference to member 'horizontal'"
        ),
      ],
      expected: """
        struct A: View {
          var body: some View {
            VStack { Text("a") }.espalierLeftOut(0).padding(.horizontal)
          }
        }
        struct B: View {
          var body: some View { Text("b").espalierLeftOut(1).bold() }
          func limit(_ box: Box) { box.limited() }
        }
        """
    ),
    Case(
      name: "a modifier that another type has may be of views as well",
      source: """
        struct A: View {
          var body: some View { Text("a").padding().limited(3) }
        }
        extension Text { func limited(_ a: Int) -> Text { self } }
        #Preview { Text("b").limited(3) }
        """,
      errors: [(2, 45, member, "value of type 'some View' has no member 'limited'")],
      expected: """
        struct A: View {
          var body: some View { Text("a").padding().espalierLeftOut(0) }
        }
        extension Text { func limited(_ a: Int) -> Text { self } }
        #Preview { Text("b").limited(3) }
        """
    ),
    Case(
      name: "a name that a type does not have is set aside wherever it stands",
      source: """
        func a() { paint(Color.brand) }
        func b() { paint(Color.brand); paint(Color.red); paint(Paint.brand) }
        #Preview { Text("a").foregroundStyle(.accent) }
        #Preview { Text("b").foregroundStyle(.accent).mark(.accent) }
        """,
      errors: [
        (1, 24, typeMember, "type 'Color' has no member 'brand'"),
        (3, 39, typeMember, "type 'ShapeStyle' has no member 'accent'"),
      ],
      expected: """
        func a() { let _ = SwiftUI.espalierLeftOut(0) }
        func b() { let _ = SwiftUI.espalierLeftOut(1); paint(Color.red); paint(Paint.brand) }
        #Preview { Text("a").espalierLeftOut(2)       }
        #Preview { Text("b").espalierLeftOut(3)      .mark(.accent) }
        """
    ),
    Case(
      name:
        "a variable whose name says so is a truth value; one that is stored keeps its beginning",
      source: """
        struct A: View {
          @Environment(\\.isWide) private var isWide
          @AppStorage(Keys.count) private var count = 3
          var body: some View { Text(isWide ? "a" : "b") }
        }
        """,
      errors: [
        (2, 18, member, "value of type 'EnvironmentValues' has no member 'isWide'"),
        (3, 15, missing, "cannot find 'Keys' in scope"),
      ],
      expected: """
        struct A: View {
          var isWide: Swift.Bool = SwiftUI.espalierNeutral(0)
          @SwiftUI.State          private var count = 3
          var body: some View { Text(isWide ? "a" : "b") }
        }
        """
    ),
    Case(
      name: "a modifier that shapes have is none of no view",
      source: """
        #Preview { Text("a").padding().fill(.red) }
        #Preview { Circle().fill(.red) }
        """,
      errors: [(1, 32, member, "value of type 'some View' has no member 'fill'")],
      expected: """
        #Preview { Text("a").padding().espalierLeftOut(0) }
        #Preview { Circle().fill(.red) }
        """
    ),
    Case(
      name: "what is shown as an image or a line of text stays as large",
      source: """
        #Preview {
          Image(asset: nope).resizable()
          Text(nope).bold()
          Button(nope) { go() }
          Button { go() } label: { Text(nope) }
          Toggle(isOn: nope) { Text("a") }
        }
        """,
      errors: [
        (2, 16, missing, "cannot find 'nope' in scope"),
        (3, 8, missing, "cannot find 'nope' in scope"),
        (4, 10, missing, "cannot find 'nope' in scope"),
        (5, 33, missing, "cannot find 'nope' in scope"),
        (6, 16, missing, "cannot find 'nope' in scope"),
      ],
      expected: """
        #Preview {
          SwiftUI.EspalierPlaceholder(image: 0).resizable()
          SwiftUI.EspalierPlaceholder(line: 1).bold()
          SwiftUI.EspalierPlaceholder(line: 2)
          Button { go() } label: { SwiftUI.EspalierPlaceholder(line: 3) }
          Toggle(isOn: SwiftUI.espalierNeutral(4)) { Text("a") }
        }
        """
    ),
  ]
}
