import Testing

/// `espalier audit` of Swift screens that it watches and uses.
@Suite(.enabled(if: SwiftCommand.canRun)) struct AuditObservingTests {
  private func findings(of source: String, _ rule: String) throws -> Espalier.Run {
    let scratch = try ScratchFolder()
    try scratch.write("Card.swift", "import SwiftUI\n\n" + source)
    return try SwiftCommand.run("audit Card.swift --fail-on never --rule \(rule)", in: scratch.path)
  }

  private static let purpose = """
    struct Contact: View {
      var body: some View {
        VStack {
          TextField("Email", text: .constant(""))
          TextField("Phone", text: .constant("")).textContentType(.telephoneNumber)
          TextField("Phone at work", text: .constant("")).keyboardType(.phonePad)
        }
      }
    }

    #Preview { Contact() }

    """

  private static let gestures = """
    struct Held: Gesture {
      var body: some Gesture { LongPressGesture().onEnded { _ in } }
    }

    struct Card: View {
      var body: some View {
        VStack {
          Image(systemName: "photo").accessibilityLabel("Toast")
            .gesture(DragGesture().onEnded { _ in })
          Image(systemName: "heart").accessibilityLabel("Bread").gesture(Held())
          Image(systemName: "star").accessibilityLabel("Butter")
            .gesture(MagnifyGesture().onEnded { _ in })
            .accessibilityAction(named: "Larger") {}
          Image(systemName: "leaf").accessibilityLabel("Jam").onLongPressGesture {}
            .contextMenu { Button("Share") {} }
          Image(systemName: "sun.max").accessibilityLabel("Heat")
        }
      }
    }

    #Preview { Card() }

    """

  private static let state = """
    struct Chips: View {
      @State private var isOn = false
      @State private var isTold = false

      var body: some View {
        VStack {
          Button { isOn.toggle() } label: {
            Text("Butter").padding().background(isOn ? Color.blue : Color.gray)
          }
          Button { isTold.toggle() } label: {
            Text("Jam").padding().background(isTold ? Color.blue : Color.gray)
          }
          .accessibilityAddTraits(isTold ? .isSelected : [])
        }
      }
    }

    #Preview { Chips() }

    """

  private static let vanishing = """
    struct Saved: View {
      @State private var isShown = true

      var body: some View {
        VStack {
          Text("Toast")
          if isShown { Text("Saved to your list") }
        }
        .task {
          try? await Task.sleep(for: .seconds(4))
          isShown = false
        }
      }
    }

    #Preview { Saved() }

    """

  private static let moving = """
    struct Wandering: View {
      @Environment(\\.accessibilityReduceMotion) private var isCalm
      @State private var isFar = false
      var asks = false

      var body: some View {
        Circle().frame(width: 40, height: 40).offset(x: isFar ? 100 : -100)
          .animation(asks && isCalm ? nil : .linear(duration: 1).repeatForever(), value: isFar)
          .onAppear { isFar = true }
      }
    }

    #Preview("wild") { Wandering() }
    #Preview("calm") { Wandering(asks: true) }

    """

  @Test(arguments: [
    ("field-purpose", purpose, [6], 0), ("gesture-only", gestures, [10, 12], 0),
    ("state-not-exposed", state, [9], 0), ("vanishes", vanishing, [9], 0),
    ("motion", moving, [9], 0),
  ])
  func whatBecomesOfAScreenIsFound(
    _ rule: String,
    _ source: String,
    _ lines: [Int],
    _ unknown: Int
  ) throws {
    let run = try findings(of: source, rule)
    #expect(run.status == 0, "\(run.errors)")
    let found = run.lines.filter { $0.contains("[\(rule)]") }
      .compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
    #expect(found == lines, "\(run.output)\(run.errors)")
    #expect(run.output.contains("\(unknown) unknown"), "\(run.output)")
  }

  /// An action that ends the program leaves the rest of the audit as it is.
  @Test func aCrashIsNoAnswer() throws {
    let run = try findings(
      of: """
        #Preview {
          VStack {
            Button("Toast") { fatalError("no toast") }
            Text("Bread").onTapGesture {}
          }
        }

        """,
      "state-not-exposed --rule role-missing"
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("activating it crashes"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("[role-missing]"))
  }
}
