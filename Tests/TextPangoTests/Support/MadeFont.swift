/// A TrueType font of our making, whose every number a test knows: two letters that are squares, axes of
/// weight and optical size, and a tracking table.
struct MadeFont {
  var family = "Made Sans"
  /// The sizes and values of the tracking table, in points and thousandths of the size; none without it.
  var tracking: [(size: Double, value: Int)] = []
  /// Whether it has the axes `opsz` from 17 to 28 and `wght` from 1 to 1000, and names weights.
  var isVariable = true

  static let unitsPerEm = 1000
  /// The advances of nothing, a space, `a` and `b`, in thousandths of the size.
  static let advances = [500, 250, 500, 600]
  /// What each advance loses at the largest optical size.
  static let opticalChange = -54
  /// What each advance gains at the weight of 1000.
  static let weightChange = 120
  /// The weights that its instances have.
  static let instances = [("Regular", 400), ("Medium", 510), ("Semibold Italic", 590)]

  /// The bytes of the file.
  var bytes: [UInt8] {
    var tables: [(String, [UInt8])] = [
      ("OS/2", os2), ("cmap", cmap), ("glyf", glyf.data), ("head", head), ("hhea", hhea),
      ("hmtx", hmtx), ("loca", glyf.places), ("maxp", maxp), ("name", name), ("post", post),
    ]
    if isVariable { tables += [("HVAR", hvar), ("fvar", fvar), ("gvar", gvar)] }
    if !tracking.isEmpty { tables.append(("trak", trak)) }
    tables.sort { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    var writer = Writer().u32(0x0001_0000).u16(tables.count).u16(0).u16(0).u16(0)
    var offset = 12 + 16 * tables.count
    var body = Writer()
    for (tag, table) in tables {
      writer = writer.tag(tag).u32(0).u32(offset).u32(table.count)
      body.bytes += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
      offset += (table.count + 3) / 4 * 4
    }
    return writer.bytes + body.bytes
  }

  // MARK: Tables

  private var head: [UInt8] {
    Writer().u32(0x0001_0000).u32(0x0001_0000).u32(0).u32(0x5F0F_3CF5).u16(3)
      .u16(MadeFont.unitsPerEm).u32(0).u32(0).u32(0).u32(0).u16(0).u16(0).u16(600).u16(700)
      .u16(0).u16(8).u16(2).u16(0).u16(0).bytes
  }

  private var hhea: [UInt8] {
    Writer().u32(0x0001_0000).u16(900).u16(-200).u16(0).u16(600).u16(0).u16(0).u16(600).u16(1)
      .u16(0).u16(0).u16(0).u16(0).u16(0).u16(0).u16(0).u16(MadeFont.advances.count).bytes
  }

  private var maxp: [UInt8] {
    var writer = Writer().u32(0x0001_0000).u16(MadeFont.advances.count).u16(4).u16(1)
    for _ in 0..<11 { writer = writer.u16(0) }
    return writer.bytes
  }

  private var os2: [UInt8] {
    var writer = Writer().u16(4).u16(500).u16(400).u16(5).u16(0)
    for _ in 0..<11 { writer = writer.u16(0) }
    writer.bytes += [UInt8](repeating: 0, count: 10 + 16)
    return writer.tag("ESPA").u16(0x40).u16(32).u16(98).u16(900).u16(-200).u16(0).u16(900)
      .u16(200).u32(1).u32(0).u16(500).u16(700).u16(0).u16(32).u16(1).bytes
  }

  private var hmtx: [UInt8] {
    MadeFont.advances.reduce(Writer()) { $0.u16($1).u16(0) }.bytes
  }

  private var cmap: [UInt8] {
    Writer().u16(0).u16(1).u16(3).u16(10).u32(12)
      .u16(12).u16(0).u32(16 + 2 * 12).u32(0).u32(2)
      .u32(32).u32(32).u32(1).u32(97).u32(98).u32(2).bytes
  }

  /// A square of the advance's width for each letter.
  private var glyf: (data: [UInt8], places: [UInt8]) {
    var (data, places) = (Writer(), Writer())
    for (index, advance) in MadeFont.advances.enumerated() {
      places = places.u16(data.bytes.count / 2)
      guard index >= 2 else { continue }
      data = data.u16(1).u16(0).u16(0).u16(advance).u16(700).u16(3).u16(0)
      data.bytes += [1, 1, 1, 1]
      data = data.u16(0).u16(0).u16(advance).u16(0)
        .u16(0).u16(700).u16(0).u16(-700)
      data.bytes += data.bytes.count % 2 == 0 ? [] : [0]
    }
    return (data.bytes, places.u16(data.bytes.count / 2).bytes)
  }

  private var names: [(id: Int, text: String)] {
    [(1, family), (2, "Regular"), (4, family), (6, family.filter { $0 != " " })]
      + MadeFont.instances.enumerated().map { (256 + $0.offset, $0.element.0) }
  }

  private var name: [UInt8] {
    var (records, text) = (Writer(), Writer())
    for (id, name) in names {
      let units = name.utf16.reduce(Writer()) { $0.u16(Int($1)) }.bytes
      records = records.u16(3).u16(1).u16(0x409).u16(id).u16(units.count).u16(text.bytes.count)
      text.bytes += units
    }
    let header = Writer().u16(0).u16(names.count).u16(6 + records.bytes.count)
    return header.bytes + records.bytes + text.bytes
  }

  private var post: [UInt8] {
    Writer().u32(0x0003_0000).u32(0).u16(0).u16(0).u32(0).u32(0).u32(0).u32(0).u32(0).bytes
  }

  // MARK: Variations

  private var fvar: [UInt8] {
    var writer = Writer().u32(0x0001_0000).u16(16).u16(2).u16(2).u16(20)
      .u16(MadeFont.instances.count).u16(12)
      .tag("opsz").fixed(17).fixed(17).fixed(28).u16(0).u16(2)
      .tag("wght").fixed(1).fixed(400).fixed(1000).u16(0).u16(2)
    for (index, instance) in MadeFont.instances.enumerated() {
      writer = writer.u16(256 + index).u16(0).fixed(17).fixed(Double(instance.1))
    }
    return writer.bytes
  }

  private var hvar: [UInt8] {
    let one = 0x4000
    let regions = Writer().u16(2).u16(2)
      .u16(0).u16(one).u16(one).u16(0).u16(0).u16(0)
      .u16(0).u16(0).u16(0).u16(0).u16(one).u16(one).bytes
    var data = Writer().u16(MadeFont.advances.count).u16(2).u16(2).u16(0).u16(1)
    for _ in MadeFont.advances {
      data = data.u16(MadeFont.opticalChange).u16(MadeFont.weightChange)
    }
    return Writer().u32(0x0001_0000).u32(20).u32(0).u32(0).u32(0)
      .u16(1).u32(12).u16(1).u32(12 + regions.count).bytes + regions + data.bytes
  }

  /// The right side of each square follows its advance at the largest optical size.
  private var gvar: [UInt8] {
    var (data, places) = (Writer(), Writer())
    for index in MadeFont.advances.indices {
      places = places.u16(data.bytes.count / 2)
      guard index >= 2 else { continue }
      // All points: four of the square, four that stand for its metrics.
      var deltas = Writer()
      deltas.bytes = [0, 0x47]
      for moves in [false, false, true, true, false, true, false, false] {
        deltas = deltas.u16(moves ? MadeFont.opticalChange : 0)
      }
      deltas.bytes += [0x87]
      data = data.u16(1).u16(12).u16(deltas.bytes.count).u16(0xA000).u16(0x4000).u16(0)
      data.bytes += deltas.bytes
      data.bytes += data.bytes.count % 2 == 0 ? [] : [0]
    }
    places = places.u16(data.bytes.count / 2)
    return Writer().u16(1).u16(0).u16(2).u16(0).u32(20 + places.bytes.count)
      .u16(MadeFont.advances.count).u16(0).u32(20 + places.bytes.count).bytes
      + places.bytes + data.bytes
  }

  private var trak: [UInt8] {
    var writer = Writer().u32(0x0001_0000).u16(0).u16(12).u16(0).u16(0)
      .u16(1).u16(tracking.count).u32(28).fixed(0).u16(0).u16(28 + 4 * tracking.count)
    for entry in tracking { writer = writer.fixed(entry.size) }
    for entry in tracking { writer = writer.u16(entry.value) }
    return writer.bytes
  }
}

/// Numbers in the order of bytes that fonts have.
private struct Writer {
  var bytes: [UInt8] = []

  private mutating func put(_ value: Int, _ count: Int) -> Writer {
    for place in (0..<count).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: value >> (8 * place)))
    }
    return self
  }

  func u16(_ value: Int) -> Writer {
    var next = self
    return next.put(value, 2)
  }

  func u32(_ value: Int) -> Writer {
    var next = self
    return next.put(value, 4)
  }

  func fixed(_ value: Double) -> Writer { u32(Int(value * 65_536)) }

  func tag(_ tag: String) -> Writer {
    var next = self
    next.bytes += tag.utf8
    return next
  }
}
