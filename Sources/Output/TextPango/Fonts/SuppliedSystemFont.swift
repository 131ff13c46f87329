internal import CPango
internal import LayoutCore

/// The system font itself, whose files the user has: used as it is, in place of the fit to its widths
/// (L18.28).
struct SuppliedSystemFont {
  /// The font that a text is set in.
  struct Instance: Hashable {
    var font: FontFile
    /// Its coordinates, such as `opsz=17,wght=590`; empty for a font that is not variable.
    var variations: String
    /// Its own tracking; nil for that which Apple has published.
    var tracking: TrackingTable?
  }

  /// A font of one of the files.
  private struct Member {
    var font: FontFile
    var tracking: TrackingTable?
    /// The values of its axes of weight and optical size; nil for one without the axis.
    var weights: ClosedRange<Double>?
    var opticalSizes: ClosedRange<Double>?
    /// The values that it has for weights by their names.
    var namedWeights: [TextFont.Weight: Double] = [:]

    var isVariable: Bool { weights != nil || opticalSizes != nil }
    /// Whether its family is one for large text, as `SF Pro Display`, or small text, as `SF Pro Text`.
    var isForLargeText: Bool { font.family.hasSuffix(" Display") }
    var isForSmallText: Bool { font.family.hasSuffix(" Text") }
  }

  /// The size from which Apple's systems take the family for large text, where there are two.
  private static let largeSize = 20.0

  private let members: [Member]

  /// Reads the files; nil if there are none.
  init?(files: [String]) throws(FontProblem) {
    guard !files.isEmpty else { return nil }
    var members: [Member] = []
    for path in files {
      try FontReader.refuseSpecialFile(path)
      for font in try FontReader.fonts(inFile: path)
      where !members.contains(where: { $0.font == font }) {
        members.append(SuppliedSystemFont.member(font))
      }
    }
    // A variable font is listed once more for each instance that it names.
    let variable = Set(members.lazy.filter(\.isVariable).map(\.font.path))
    var seen: Set<String> = []
    self.members = members.filter { member in
      !variable.contains(member.font.path)
        || seen.insert("\(member.font.path)\0\(member.font.isItalic)").inserted
    }
  }

  private static func member(_ font: FontFile) -> Member {
    var member = Member(font: font)
    guard let blob = hb_blob_create_from_file_or_fail(font.path) else { return member }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, 0) else { return member }
    defer { hb_face_destroy(face) }
    let axes = VariationAxes(face)
    member.weights = axes.range(of: "wght")
    member.opticalSizes = axes.range(of: "opsz")
    for weight in TextFont.Weight.allCases {
      member.namedWeights[weight] = axes.weight(named: weight.rawValue.lowercased())
    }
    guard let table = hb_face_reference_table(face, 0x7472_616B) else { return member }  // trak
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    if let bytes = hb_blob_get_data(table, &length) {
      member.tracking = TrackingTable(
        UnsafeRawBufferPointer(start: bytes, count: Int(length)),
        unitsPerEm: Double(hb_face_get_upem(face))
      )
    }
    return member
  }

  /// The font for a weight and slant at a size in points; nil if the files hold none.
  func instance(weight: TextFont.Weight, italic: Bool, size: Double) -> Instance? {
    let number = FontFamilies.weight(weight)
    let isLarge = size >= SuppliedSystemFont.largeSize
    func distance(_ member: Member) -> Int {
      let isMeant = isLarge ? !member.isForSmallText : !member.isForLargeText
      return (member.font.isItalic == italic ? 0 : 10_000) + (isMeant ? 0 : 1000)
        + (member.isVariable ? 0 : abs(member.font.weight - number))
    }
    guard let best = members.min(by: { distance($0) < distance($1) }) else { return nil }
    var coordinates: [VariationAxes.Coordinate] = []
    if let sizes = best.opticalSizes {
      coordinates.append(.init(tag: "opsz", value: size.clamped(to: sizes)))
    }
    if let weights = best.weights {
      let value = best.namedWeights[weight] ?? Double(number)
      coordinates.append(.init(tag: "wght", value: value.clamped(to: weights)))
    }
    var font = best.font
    if best.isVariable { font.weight = number }
    return Instance(
      font: font,
      variations: VariationAxes.text(coordinates),
      tracking: best.tracking
    )
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
