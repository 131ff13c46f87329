/// The properties of a matched geometry's shared frame that a view follows.
package enum MatchedProperties: String, CaseIterable {
  case frame, position, size
}
