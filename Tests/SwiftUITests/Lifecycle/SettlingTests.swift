import Foundation
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Views that measure themselves and change by it come to rest (V5.6, V5.8).
@MainActor @Suite struct SettlingTests {
  /// What a cell shows for its size: nothing that can be compared.
  private struct CellKey: PreferenceKey {
    struct Value {
      var make: (CGSize) -> AnyView = { _ in AnyView(EmptyView()) }
    }

    static var defaultValue: Value { Value() }

    static func reduce(value: inout Value, nextValue: () -> Value) {
      let (first, second) = (value, nextValue())
      value.make = { size in
        AnyView(
          ZStack {
            first.make(size); second.make(size)
          }
        )
      }
    }
  }

  private struct SizeKey: PreferenceKey {
    static var defaultValue: [Int: CGSize] { [:] }

    static func reduce(value: inout [Int: CGSize], nextValue: () -> [Int: CGSize]) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Cell: View {
    let text: String

    var body: some View {
      Text(verbatim: text).padding(5)
        .preference(
          key: CellKey.self,
          value: CellKey.Value { [text] size in
            AnyView(Text(verbatim: "\(text) \(Int(size.width))"))
          }
        )
    }
  }

  /// Cells of a grid that begins anew once it knows how large they want to be.
  private struct Measured: View {
    let words: [String]
    @State private var widths: [Int: CGSize] = [:]
    @State private var isLoaded = false

    var body: some View {
      GeometryReader { whole in
        ZStack(alignment: .topLeading) {
          ForEach(words.indices, id: \.self) { index in
            AnyView(Cell(text: words[index]))
              .background(
                GeometryReader { cell in
                  Color.clear.transformPreference(SizeKey.self) { $0 = [index: cell.size] }
                }
              )
              .frame(width: widths[index]?.width, height: widths[index]?.height)
              .backgroundPreferenceValue(CellKey.self) { said in
                GeometryReader { said.make($0.size) }
              }
              .alignmentGuide(.leading) { _ in -(widths[index - 1]?.width ?? 0) }
          }
        }
        .frame(width: whole.size.width)
        .onPreferenceChange(SizeKey.self) {
          widths = $0
          isLoaded = true
        }
      }
      .id(isLoaded)
    }
  }

  @Test func aGridThatMeasuresItsCellsRests() throws {
    let host = HostedView(Measured(words: ["a", "bcd"]).frame(width: 300, height: 100))
    let result = try host.settle()
    let texts = result.views.compactMap(\.string)
    let frames = Dictionary(
      result.views.compactMap { view in view.string.map { ($0, view.frame) } },
      uniquingKeysWith: { first, _ in first }
    )
    let (a, bcd) = (try #require(frames["a"]), try #require(frames["bcd"]))
    #expect(texts.contains("a \(Int(a.width + 10))"))
    #expect(texts.contains("bcd \(Int(bcd.width + 10))"))
    #expect(bcd.minX == a.minX + a.width + 10)
  }

  /// What nobody says is the same each time, however the default is made.
  @Test func layersOfWhatNobodySaysRest() throws {
    let view = GeometryReader { _ in
      Text("a")
        .overlayPreferenceValue(CellKey.self) { said in GeometryReader { said.make($0.size) } }
        .backgroundPreferenceValue(CellKey.self) { said in GeometryReader { said.make($0.size) } }
    }
    let host = HostedView(view)
    #expect(try host.texts() == ["a"])
    let count = host.evaluationCount
    _ = try host.settle()
    #expect(host.evaluationCount == count)
  }

  /// Values that are joined anew each time differ each time; that is given up with a warning.
  @Test func layersOfWhatAlwaysDiffersRest() throws {
    let view = HStack {
      Cell(text: "a")
      Cell(text: "b")
    }
    .overlayPreferenceValue(CellKey.self) { said in GeometryReader { said.make($0.size) } }
    let texts = try HostedView(view).texts()
    #expect(texts.filter { $0.hasPrefix("a") }.count == 2)
  }

  private final class Place: ObservableObject {
    @Published var y: CGFloat = -1
    @Published var count = 0
  }

  /// A reader that writes its place in a later turn of the main thread, whether it is another or not.
  private struct Follower: View {
    @ObservedObject var place: Place
    let counts: Bool

    var body: some View {
      Text(verbatim: "at \(Int(place.y)), \(place.count)")
        .overlay(
          GeometryReader { proxy -> Color in
            let y = proxy.size.height
            DispatchQueue.main.async {
              if counts { place.count += 1 }
              place.y = y
            }
            return Color.clear
          }
        )
    }
  }

  /// V2.5.
  @Test(arguments: [false, true])
  func aScreenThatIsWrittenTheSameForEverRests(isTapped: Bool) async throws {
    let follower = Follower(place: Place(), counts: false)
    let view = isTapped ? AnyView(follower.onTapGesture {}) : AnyView(follower)
    let screen = SwiftUITests.screen(view)
    #expect(try await screen.settled().views.compactMap(\.string) == ["at 20, 0"])
    let count = screen.graph.evaluationCount
    #expect(try await screen.settled().views.compactMap(\.string) == ["at 20, 0"])
    #expect(screen.graph.evaluationCount - count < 50)
  }

  @Test func aScreenThatChangesForEverIsStopped() async throws {
    let screen = SwiftUITests.screen(Follower(place: Place(), counts: true))
    await #expect(throws: NonTerminatingScreen.self) { _ = try await screen.settled() }
  }
}
