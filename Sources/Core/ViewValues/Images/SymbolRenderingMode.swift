/// How the layers of a symbol are coloured (D7.10).
public enum SymbolRenderingMode: String, Sendable, Hashable, CaseIterable {
  case monochrome
  case multicolor
  case hierarchical
  case palette
}
