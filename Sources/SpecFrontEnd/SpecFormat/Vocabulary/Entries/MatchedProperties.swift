/// What of a shared frame a view follows.
package enum MatchedProperties: String, CaseIterable {
  case frame, position, size
}
