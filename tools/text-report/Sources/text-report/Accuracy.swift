import LayoutCore
import TextPango

/// Every published measurement of the system font's text beside ours, as a table in Markdown.
struct Accuracy {
  private let measurer: any TextMeasurer
  private var rows: [String] = []

  init() throws { measurer = try PangoTextMeasurer().measurer { preconditionFailure($0.message) } }

  /// The table.
  mutating func table() -> String {
    rows = ["| measurement | published | here | error |", "| --- | --- | --- | --- |"]
    let body = metrics(17)
    row("line height at 17", 20.287_109_375, body.lineHeight)
    row(
      "width of “This is a test string” at 17",
      144.093_261_718_75,
      width("This is a test string")
    )
    let title = metrics(34)
    row("ascender at 34", 32.373_046_875, title.ascent)
    row("descender at 34", 8.201_171_875, title.descent)
    row("line height at 34", 40.574_218_75, title.lineHeight)
    for (lines, exact, rounded) in [
      (1, 20.287, 20.5), (2, 40.574, 41), (3, 60.861, 61), (4, 81.148, 81.5), (5, 101.436, 101.5),
    ] {
      row("\(lines) lines at 17, not rounded", exact, body.lineHeight * Double(lines))
      let text = Array(repeating: "line", count: lines).joined(separator: "\n")
      // Published of a font without a text style (M1.5).
      let font = TextFont(size: .points(17))
      row("\(lines) lines at 17, @2x", rounded, size(text, scale: 2, font: font).height)
    }
    row("width of “Hello world”, body, not rounded", 85.3, width("Hello world"))
    row("width of “Hello world”, body, @3x", 85.0 + 1.0 / 3, size("Hello world", scale: 3).width)
    row("height of “Hello world”, body, @3x", 20.0 + 1.0 / 3, size("Hello world", scale: 3).height)
    row("width of “Hello world” proposed 0", 0, size("Hello world", scale: 3, width: 0).width)
    // Found elsewhere, and no part of what the factor was fitted to.
    row(
      "not fitted: “Hello, world!”, body, @3x",
      94.0 + 2.0 / 3,
      size("Hello, world!", scale: 3).width
    )
    row("not fitted: “Hello”, body, @3x", 39, size("Hello", scale: 3).width)
    row(
      "not fitted: “OpenSwiftUI Example”, title, @3x",
      263.0 + 2.0 / 3,
      size("OpenSwiftUI Example", scale: 3, font: TextFont(size: .style(.title))).width
    )
    row(
      "not fitted: its height",
      33.0 + 2.0 / 3,
      size("OpenSwiftUI Example", scale: 3, font: TextFont(size: .style(.title))).height
    )
    return rows.joined(separator: "\n")
  }

  private mutating func row(_ name: String, _ published: Double, _ measured: Double) {
    let error = published == 0 ? measured : (measured / published - 1) * 100
    rows.append(
      "| \(name) | \(published.rounded(to: 3)) | \(measured.rounded(to: 3)) | "
        + "\(error.rounded(to: 2)) % |"
    )
  }

  private func metrics(_ size: Double) -> FontMetrics {
    var environment = EnvironmentValues()
    environment.font = TextFont(size: .points(size))
    return measurer.shape(StyledText("Text", in: environment)).metrics
  }

  private func width(_ text: String) -> Double {
    measurer.shape(StyledText(text, in: EnvironmentValues()))
      .measure(TextRequest(width: .infinity)).width
  }

  private func size(
    _ text: String,
    scale: Double,
    width: Double? = nil,
    font: TextFont = .body
  ) -> Size {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.font = font
    var builder = ViewTreeBuilder()
    builder.leaf(.text(text))
    let host = LayoutScene.Host.proposal(ProposedViewSize(width: width, height: nil))
    return LayoutScene(host: host, environment: environment, tree: builder.finish())
      .layout(measurer: measurer).rootFrame.size
  }
}

extension Double {
  func rounded(to places: Int) -> Double {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let value = (self * factor).rounded() / factor
    return value == 0 ? 0 : value
  }
}
