// The texts of fields, whose lines take all of the field's width (L18.22).

extension EnvironmentValues {
  /// The strategy for the leading edge of a paragraph (L18.20).
  var textStrategy: TextAlignmentStrategy {
    textAlignmentStrategy
      ?? (isTextOfField && system >= .iOS26 ? .writingDirectionBased : .layoutBased)
  }
}

extension PlacedView {
  /// The room of a text's lines: its frame, or for a field's text all of the room that the field
  /// offers from its leading edge on, which the frame itself does not follow.
  var roomForLines: Rect {
    var room = frame
    let offered = result.proposals[node].width
    guard environment.isTextOfField, offered.isFinite, offered > frame.width else { return room }
    room.size.width = offered
    if environment.layoutDirection == .rightToLeft { room.origin.x = frame.maxX - offered }
    return room
  }
}
