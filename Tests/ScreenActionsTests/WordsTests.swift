import LayoutCore
import ScreenActions
import Testing

struct WordsTests {
  @Test(arguments: [
    ("activate Add", ScreenAction.activate("Add")),
    ("type \"First name\" 'Ada Lovelace'", .type("First name", text: "Ada Lovelace")),
    ("type Name \"\"", .type("Name", text: "")),
    (#"type Name "say \"hi\"""#, .type("Name", text: "say \"hi\"")),
    ("type Name it's", .type("Name", text: "it's")),
    ("select Flavour Vanilla", .select("Flavour", option: "Vanilla")),
    ("tap card", .tap("card", at: nil)),
    ("tap card 3,4.5", .tap("card", at: Point(x: 3, y: 4.5))),
    ("drag card -3,4", .drag("card", by: Size(width: -3, height: 4))),
    ("down card", .down("card", at: nil)),
    ("down card 3,4", .down("card", at: Point(x: 3, y: 4))),
    ("move 5,-6", .move(by: Size(width: 5, height: -6))),
    ("move to 5,6", .moveTo(Point(x: 5, y: 6))), ("up", .up),
    ("row 2", .row(2)), ("reorder 3 1", .reorder(3, to: 1)), ("back", .back),
    ("wait 0.5", .wait(0.5)),
    (
      "environment layoutDirection rightToLeft",
      .environment(key: "layoutDirection", value: "rightToLeft")
    ),
  ])
  func wordsAreRead(_ words: String, _ action: ScreenAction) throws {
    #expect(try ScreenAction(words: words) == action)
  }

  @Test(arguments: [
    ("", "an action has no words"),
    (
      "press Add",
      "there is no action 'press'; there are activate, increment, decrement, type, "
        + "submit, select, action, tap, drag, down, move, up, tab, row, delete, reorder, back, dismiss, "
        + "search, environment, wait"
    ),
    ("type Name", "'type Name' is not 'type ELEMENT TEXT'"),
    ("row 0", "'row 0' is not 'row NUMBER'; rows are numbered from 1"),
    (
      "activate Sign In",
      "'activate Sign In' is not 'activate ELEMENT'; did you mean 'activate \"Sign In\"'?"
    ),
    (
      "type First Name Ada",
      "'type First Name Ada' is not 'type ELEMENT TEXT'; did you mean 'type \"First Name\" Ada'?"
    ),
    ("reorder 1 0", "'reorder 1 0' is not 'reorder NUMBER NUMBER'; rows are numbered from 1"),
    ("tap card 3;4", "'tap card 3;4' is not 'tap ID [X,Y]'"),
    ("move from 3,4", "'move from 3,4' is not 'move [to] X,Y'"),
    ("wait -1", "'wait -1' is not 'wait SECONDS'"),
    ("activate \"Add", "'activate \"Add' ends within a quotation"),
  ])
  func wrongWordsSayWhatIsRight(_ words: String, _ message: String) {
    #expect(throws: ScreenActionError(message)) { try ScreenAction(words: words) }
  }
}
