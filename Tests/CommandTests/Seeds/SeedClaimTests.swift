import Foundation
import Testing

/// Holds every claim of what the programs of the talks and the article show against what comes out
/// (docs/SEEDS.md).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct SeedClaimTests {
  @Test func thereAreClaims() { #expect(SeedClaim.all.count >= 70) }

  @Test(arguments: SeedClaim.all)
  func whatIsClaimedComesOut(_ claim: SeedClaim) throws {
    if claim.saysPlaces {
      let document = PlacedDocument(try parse(try claim.run("layout", "--text fixed").output))
      expectPlaces(claim, document)
      if let moved = claim.moves {
        let before = try claim.run("layout", "--text fixed", after: [])
        let again = try claim.run("layout", "--text fixed")
        let first = PlacedDocument(try parse(before.output)).frame(of: moved)
        let place = document.frame(of: moved)
        #expect(place != first)
        #expect(PlacedDocument(try parse(again.output)).frame(of: moved) == place)
      }
    }
    if let elements = claim.elements {
      let run = try claim.run("accessibility", "--text fixed --format outline")
      #expect(run.lines.filter { !$0.hasPrefix("# ") } == elements)
    }
    if let pixels = claim.pixels { try expect(pixels, of: claim) }
  }

  /// What has a spec, byte by byte (`Specs/Swift/pairs.tsv`).
  @Test(.enabled(if: SeedClaimTests.hasPython, "needs python3"))
  func screensThatAreSpecsAreTheSameFromBothFrontEnds() throws {
    let table = try String(contentsOfFile: Espalier.specs + "/Swift/pairs.tsv", encoding: .utf8)
    let rows = table.split(separator: "\n").dropFirst()
    let files = Set(rows.compactMap { $0.split(separator: "\t").first.map(String.init) })
    let run = try SwiftCommand.shell(
      "../tools/compare-front-ends --command \"$espalier\" \(files.sorted().joined(separator: " "))",
      in: Espalier.specs
    )
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasSuffix("\(rows.count) pairs compared, 0 differ; 0 left to the tests\n"))
  }

  private static let hasPython = (try? Espalier.shell("python3 --version"))?.status == 0

  private func expectPlaces(_ claim: SeedClaim, _ document: PlacedDocument) {
    if let size = claim.size { #expect(document.size == size) }
    for (name, expected) in claim.views ?? [:] {
      let value = document.value(named: name)
      #expect(value != nil, "there is no \(name)")
      if case .list = expected {
        expected.expect(value?["frame"], at: name)
      } else {
        expected.expect(value, at: name)
      }
    }
    for (type, count) in claim.counts ?? [:] { #expect(document.count(of: type) == count) }
    for (type, frames) in claim.last ?? [:] {
      let first = document.count(of: type) - frames.count
      for (index, frame) in frames.enumerated() {
        let name = "\(type) \(first + index)"
        frame.expect(document.value(named: name)?["frame"], at: name)
      }
    }
    if let columns = claim.columns {
      for index in 0..<columns.count {
        let frame = document.frame(of: "\(columns.type) \(index)")
        let middle = (Double(index) + 0.5) * columns.width / Double(columns.count)
        #expect(frame.count == 4 && abs(frame[0] + frame[2] / 2 - middle) < 0.02)
      }
    }
    if let views = claim.sameMiddles {
      let middles = views.map { document.frame(of: $0) }.map { $0[1] + $0[3] / 2 }
      #expect(middles.allSatisfy { abs($0 - middles[0]) < 0.001 })
    }
  }

  /// Expects colours at points of the picture, one pixel a point.
  private func expect(_ pixels: [String: [Int]], of claim: SeedClaim) throws {
    let scratch = try ScratchFolder()
    _ = try claim.run("picture", "--display-scale 1 -o '\(scratch.path)/screen.png'")
    let data = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/screen.png"))
    let picture = try Pixels(png: [UInt8](data))
    for (place, color) in pixels {
      let point = place.split(separator: ",").compactMap { Int($0) }
      try #require(point.count == 2 && color.count == 3)
      let found = picture[point[0], point[1]].map(Int.init)
      // Gradients between two points, and edges nearby, may differ by a shade.
      let isAlike = zip(color, found).allSatisfy { abs($0 - $1) <= 30 }
      #expect(isAlike, "at \(place) there is \(found), not \(color)")
    }
  }
}

extension SeedClaim {
  fileprivate var saysPlaces: Bool {
    size != nil || views != nil || counts != nil || last != nil || columns != nil
      || sameMiddles != nil || moves != nil
  }
}

/// The views and drawn items of a layout, by type and number.
private struct PlacedDocument {
  private var values: [String: [String: Any]] = [:]
  private var counts: [String: Int] = [:]
  let size: [Double]

  init(_ document: [String: Any]) {
    let scene = document["scene"] as? [String: Any]
    size = ["width", "height"].compactMap { (scene?[$0] as? NSNumber)?.doubleValue }
    read(document["views"] as Any)
  }

  private mutating func read(_ value: Any) {
    if let list = value as? [Any] {
      for element in list { read(element) }
      return
    }
    guard let view = value as? [String: Any] else { return }
    let modifiers = view["modifiers"] as? [[String: Any]] ?? []
    if let type = view["type"] as? String, view["frame"] != nil {
      let name = "\(type) \(counts[type, default: 0])"
      counts[type, default: 0] += 1
      values[name] = view
      for modifier in modifiers {
        guard let type = modifier["type"] as? String, values["\(name) .\(type)"] == nil else {
          continue
        }
        values["\(name) .\(type)"] = modifier
      }
    }
    for key in ["children", "drawing", "content"] { read(view[key] as Any) }
    for modifier in modifiers { for key in ["content", "children"] { read(modifier[key] as Any) } }
  }

  func count(of type: String) -> Int { counts[type, default: 0] }

  /// A view, an item or a modifier; the first of its type unless the name has a number.
  func value(named name: String) -> [String: Any]? {
    var parts = name.split(separator: " ").map(String.init)
    if parts.count < 2 || Int(parts[1]) == nil { parts.insert("0", at: 1) }
    return values[parts.joined(separator: " ")]
  }

  func frame(of name: String) -> [Double] {
    (value(named: name)?["frame"] as? [NSNumber] ?? []).map(\.doubleValue)
  }
}
