/// The variants of symbols, as set in the environment (D7.10).
public struct SymbolVariants: OptionSet, Sendable, Hashable {
  /// The variants as bits.
  public let rawValue: UInt8

  /// Creates variants from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// In a circle.
  public static let circle = SymbolVariants(rawValue: 1)
  /// In a square.
  public static let square = SymbolVariants(rawValue: 2)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(rawValue: 4)
  /// Crossed out.
  public static let slash = SymbolVariants(rawValue: 8)
  /// Filled.
  public static let fill = SymbolVariants(rawValue: 16)

  /// The names in the order in which symbols have them.
  package static let named: [(name: String, variant: SymbolVariants)] = [
    ("circle", .circle), ("square", .square), ("rectangle", .rectangle), ("slash", .slash),
    ("fill", .fill),
  ]

  /// The variants as they are part of a symbol's name, such as `circle.fill`; `none` without any.
  package var name: String {
    let names = SymbolVariants.named.filter { contains($0.variant) }.map(\.name)
    return names.isEmpty ? "none" : names.joined(separator: ".")
  }
}
