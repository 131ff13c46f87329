import Foundation
import Testing

/// The places of the views of Swift files (V22.1, V22.2): each text of these sources is its own place,
/// or that of what is around it.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct SourceLineTests {
  private struct Document: Decodable {
    let views: [View]
  }

  private struct View: Decodable {
    struct Modifier: Decodable {
      let content: [View]?
    }
    let type: String
    let content: String?
    let source: String?
    let children: [View]?
    let modifiers: [Modifier]?

    /// The view and all inside, with what modifiers bring along.
    var all: [View] {
      [self] + (children ?? []).flatMap(\.all)
        + (modifiers ?? []).flatMap { $0.content ?? [] }.flatMap(\.all)
    }
  }

  /// A source in which each text `@` is the file's name and the line.
  private static func numbered(_ name: String, _ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $1.replacingOccurrences(of: "\"@\"", with: "\"\(name):\($0 + 1)\"") }
      .joined(separator: "\n")
  }

  /// The views of the only preview of a folder of sources.
  private func views(_ sources: [String: String], _ arguments: String = "") throws -> [View] {
    let scratch = try ScratchFolder()
    for (name, source) in sources {
      try scratch.write("App/\(name)", Self.numbered(name, source))
    }
    let run = try SwiftCommand.run("layout App --text fixed \(arguments)", in: scratch.path)
    try #require(run.status == 0, "\(run.errors)")
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    return document.views.flatMap(\.all)
  }

  /// Texts that do not stand where they say, each with the place that it is given.
  private func wrong(_ views: [View]) -> [String] {
    views.compactMap { view in
      guard let words = view.content, words.contains(".swift:") else { return nil }
      let place = (view.source ?? "none").split(separator: "/").last ?? ""
      return place.hasPrefix(words + ":") ? nil : "\(words) is at \(place)"
    }
  }

  private static let card = #"""
    import SwiftUI

    struct Card<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack {
          Text("@")
          content
        }
      }
    }

    struct Framed: ViewModifier {
      func body(content: Content) -> some View {
        HStack {
          Text("@")
          content
        }
      }
    }

    struct Row: View {
      let words: String
      var body: some View {
        HStack {
          Text(words)
          Text("@").bold()
        }
      }
    }
    """#

  private static let screen = #"""
    import SwiftUI

    struct Screen: View {
      var isOn = true
      @ViewBuilder private var header: some View {
        Text("@")
        if isOn { Text("@") }
      }
      var body: some View {
        ScrollView {
          VStack {
            header
            Text("@").padding(4).background(Color.red)
            Card { Text("@") }
            Card {
              Text("@")
              Text("@")
            }
            if isOn {
              Text("@")
            } else {
              Text("no")
            }
            if !isOn { Text("no") }
            Text("@")
              .overlay { Text("@") }
              .background(alignment: .top) {
                Text("@")
              }
            ForEach(0..<3) { index in
              if index == 1 {
                Text("@")
              } else {
                Text("@")
                  .foregroundStyle(.blue)
              }
            }
            GeometryReader { proxy in
              Text("@").frame(width: proxy.size.width)
            }
            .frame(height: 20)
            Group {
              Text("@")
            }
            AnyView(Text("@"))
            Button {} label: { Text("@") }
            VStack {
              Text("@")
            }
            .modifier(Framed())
            Section { Text("@") } header: { Text("@") }
          }
        }
        .safeAreaInset(edge: .bottom) { Text("@") }
      }
    }

    #Preview { Screen() }
    """#

  @Test func aTextStandsWhereItIsWritten() throws {
    let views = try views(["Card.swift": Self.card, "Screen.swift": Self.screen])
    let places = views.compactMap(\.content).filter { $0.contains(".swift:") }
    // None is missing: 21 of the screen, one of them twice, and those of what it uses of the other file.
    #expect(places.count == 24, "\(places)")
    #expect(wrong(views).isEmpty, "\(wrong(views))")
  }

  /// The expansion of a macro has no lines; its text has.
  @Test func whatAPreviewHasItselfStandsWhereItIsWritten() throws {
    let source = #"""
      import SwiftUI
      struct Plain: View { var body: some View { Text("@") } }
      #Preview("All") {
        @Previewable @State var isOn = true
        let words = [1, 2].map { String($0) }
        VStack {
          Text("@").bold()
          if isOn { Text("@") } else { Text("no") }
          ForEach(words, id: \.self) { _ in
            Text("@")
          }
          Plain()
          HStack(spacing: 4) { Text("@"); Text("@") }
            .overlay { Text("@") }
          Button {
            isOn.toggle()
            UserDefaults.standard.set(true, forKey: "on")
          } label: {
            Text("@")
              #if os(iOS)
                .italic()
              #endif
          }
          Color.red.frame(height: 4)
            .background { Text("@") }
        }
      }
      """#
    let views = try views(["Preview.swift": source])
    let places = views.compactMap(\.content).filter { $0.contains(".swift:") }
    #expect(places.count == 10, "\(places)")
    #expect(wrong(views).isEmpty, "\(wrong(views))")
    let column = views.first { $0.content == "Preview.swift:7" }?.source
    #expect(column?.hasSuffix(":7:5") == true, "\(column ?? "none")")
  }

  /// The line of a view is that of its use, what its body makes has lines of its own.
  @Test func aViewOfTheUsersStandsWhereItIsUsed() throws {
    let source = #"""
      import SwiftUI
      struct Both: View {
        var body: some View {
          VStack {
            Row(words: "first")
            Row(words: "second").padding()
          }
        }
      }
      #Preview { Both() }
      """#
    let views = try views(["Both.swift": source, "Card.swift": Self.card])
    #expect(wrong(views).isEmpty, "\(wrong(views))")
    let words = views.filter { $0.content == "first" || $0.content == "second" }
    let lines = Self.card.components(separatedBy: "\n")
    let line = 1 + (try #require(lines.firstIndex { $0.contains("(words)") }))
    #expect(words.allSatisfy { $0.source?.hasSuffix("Card.swift:\(line):7") == true })
    let stack = views.first { $0.type == "VStack" }
    #expect(stack?.source?.hasSuffix("Both.swift:4:5") == true, "\(stack?.source ?? "none")")
  }

  /// Views that no builder has made stand with what is around them, never on the line of another one.
  @Test func whatNoBuilderMakesStandsWithItsSurroundings() throws {
    let source = #"""
      import SwiftUI
      struct Mixed: View {
        private var plain: some View { Text("plain") }
        var body: some View {
          VStack {
            plain
            Color.red
              .overlay(Text("given"))
            Section(header: Text("header")) {
              Text("@")
            }
            Label("words", systemImage: "star")
          }
        }
      }
      #Preview { Mixed() }
      """#
    let views = try views(["Mixed.swift": source])
    #expect(wrong(views).isEmpty, "\(wrong(views))")
    let lines = ["plain": 6, "given": 7, "header": 9, "words": 12]
    for (words, line) in lines {
      let view = views.first { $0.content == words }
      let place = view?.source ?? "none"
      #expect(place.contains("Mixed.swift:\(line):"), "\(words) is at \(place)")
    }
  }

  /// The closures of a section are shown in another order than they are written in: of buttons, which cannot
  /// be compared, none gets the other one's line.
  @Test func noViewHasAnothersLine() throws {
    let source = #"""
      import SwiftUI
      struct Sections: View {
        var body: some View {
          VStack {
            Section {
              Button("content") {}
            } header: {
              Button("header") {}
            }
            Button("below") {}
          }
        }
      }
      #Preview { Sections() }
      """#
    let views = try views(["Sections.swift": source])
    let allowed = ["content": [5, 6], "header": [5, 8], "below": [10]]
    for (words, lines) in allowed {
      let place = views.first { $0.content == words }?.source ?? "none"
      #expect(lines.contains { place.contains("Sections.swift:\($0):") }, "\(words) is at \(place)")
    }
  }

  /// A view that changes by an action is found again: bodies have run a second time.
  @Test func linesFollowTheState() throws {
    let source = #"""
      import SwiftUI
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Button("Add") { count += 1 }
            if count > 0 { Text("@") }
            ForEach(0..<count, id: \.self) { _ in
              Text("@")
            }
          }
        }
      }
      #Preview { Counter() }
      """#
    let actions = "--do 'activate Add' --do 'activate Add'"
    let views = try views(["Counter.swift": source], actions)
    let places = views.compactMap(\.content).filter { $0.contains(".swift:") }
    #expect(places == ["Counter.swift:7", "Counter.swift:9", "Counter.swift:9"])
    #expect(wrong(views).isEmpty, "\(wrong(views))")
  }

  /// The same places are in the tree and in findings.
  @Test func treesAndFindingsHaveThem() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "Card.swift",
      """
      import SwiftUI
      struct Card: View {
        let name: String
        var body: some View {
          VStack {
            Text(name)
            Button {} label: { Image(systemName: "plus").frame(width: 10, height: 10) }
          }
        }
      }
      #Preview { Card(name: "Name") }
      """
    )
    let tree = try SwiftCommand.run("accessibility Card.swift --format json", in: scratch.path)
    #expect(tree.output.contains(#""source": "6:7""#), "\(tree.output)")
    let audit = try SwiftCommand.run("audit Card.swift --fail-on never", in: scratch.path)
    #expect(audit.output.contains("Card.swift:7:7: "), "\(audit.output)")
  }
}
