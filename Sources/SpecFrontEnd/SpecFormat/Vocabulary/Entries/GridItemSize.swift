/// The sizes of a grid item in specs, by the key that says which.
package enum GridItemSize: String, CaseIterable {
  case fixed, flexible, adaptive

  var value: SpecValue {
    switch self {
    case .fixed: .number
    case .flexible: .object(SpecVocabulary.flexibleItem)
    case .adaptive: .object(SpecVocabulary.adaptiveItem)
    }
  }
}
