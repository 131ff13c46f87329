import Foundation
import Testing

/// What programs of Swift files load before their code asks for it.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct LoadedLibraryTests {
  @Test func onlyAScreenThatFetchesLoadsWhatFetches() throws {
    let scratch = try ScratchFolder()
    func espalier(_ arguments: String) throws -> Espalier.Run {
      try SwiftCommand.run(arguments, in: scratch.path)
    }
    let head = """
      import SwiftUI
      import Glibc
      func isLoaded() -> String {
        let library = dlopen("libFoundationNetworking.so", RTLD_LAZY | RTLD_NOLOAD)
        return library == nil ? "not loaded" : "loaded"
      }

      """
    try scratch.write(
      "quiet.swift",
      head + """
        #Preview {
          Text(isLoaded()).onReceive(Timer.publish(every: 60, on: .main, in: .common)) { _ in }
        }
        """
    )
    try scratch.write("lines.txt", "first\nsecond\n")
    try scratch.write(
      "fetching.swift",
      head + """
        struct Lines: View {
          @State private var lines: [String] = []
          var body: some View {
            VStack {
              Text(isLoaded())
              ForEach(lines, id: \\.self) { Text($0) }
            }
            .task {
              do {
                for try await line in URL(fileURLWithPath: "lines.txt").lines { lines.append(line) }
              } catch {
                lines = ["\\(error)"]
              }
            }
          }
        }
        #Preview { Lines() }
        #Preview {
          let url = URL(string: "http://localhost/")!
          let publisher = URLSession.shared.dataTaskPublisher(for: url)
          Text("\\(type(of: publisher))")
        }
        """
    )
    let quiet = try espalier("accessibility quiet.swift --format outline")
    #expect(quiet.output.contains(#""not loaded""#), "\(quiet.errors)")
    let fetching = try espalier("accessibility fetching.swift --format outline")
    for text in [#""loaded""#, #""first""#, #""second""#, #""DataTaskPublisher""#] {
      #expect(fetching.output.contains(text), "\(fetching.errors)")
    }
  }
}
