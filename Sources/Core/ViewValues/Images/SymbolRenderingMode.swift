/// The colouring of a symbol's layers (D7.10).
public enum SymbolRenderingMode: String, Sendable, Hashable, CaseIterable {
  case monochrome
  case multicolor
  case hierarchical
  case palette
}
