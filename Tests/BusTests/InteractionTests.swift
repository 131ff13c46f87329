import BusClient
import Foundation
import Testing

/// What clients ask of a screen: the events that follow, in order and no others, and what is printed.
@Suite(.enabled(if: Programs.hasBus, Missing.bus))
struct InteractionTests {
  @Test func everyControlDoesWhatAClientAsks() throws {
    var script = try script(.own("controls"))
    try script.request("do", "toggle button:Gift", "click", until: "object:state-changed:checked")
    try script.request("value", "slider:Sweetness", "0.8", until: "object:property-change")
    try script.request("do", "slider:Sweetness", "decrement", until: "object:property-change")
    try script.request("do", "spin button:Guests", "increment", until: "object:property-change")
    try script.request("insert", "entry:Name", "X", "3", until: "object:text-caret-moved")
    try script.request("text", "entry:Name", "Ann", until: "object:text-caret-moved")
    try script.request("delete", "entry:Name", "0", "1", until: "object:text-caret-moved")
    try script.request("insert", "password text:PIN", "5", "4", until: "object:text-caret-moved")
    try script.request("focus", "push button:Buy", until: "object:state-changed:focused")
    try script.request("focus", "entry:Name", until: "object:state-changed:focused", count: 2)
    try script.request("do", "combo box:Flavour", "click", until: "object:children-changed:add")
    try script.request("do", "menu item:Lemon", "click", until: "object:text-changed:insert")
    try script.request(
      "do",
      "radio button:L",
      "click",
      until: "object:state-changed:checked",
      count: 2
    )
    try script.request("do", "toggle button:More", "click", until: "object:children-changed:add")
    try script.request("do", "push button:Buy", "Save for later")
    try script.request("do", "push button:Buy", "click")
    try Golden(name: "interaction-controls.txt").expect(script.transcript)
  }

  // A2.60
  @Test func linksAreOpened() throws {
    var script = try script(.own("text-links"))
    try script.request("do", "link:our site", "click")
    try script.request("do", "label:See our site and x", "x")
    try script.request("do", "link:Terms of use", "click")
    try script.request("do", "link:Help", "click")
    try Golden(name: "interaction-text-links.txt").expect(script.transcript)
  }

  @Test func tabsAreChosenByActionAndBySelection() throws {
    var script = try script(.own("tabs"))
    try script.request("do", "page tab:Mail", "click", until: "object:selection-changed")
    try script.request("select", "0/1", "0", until: "object:selection-changed")
    try Golden(name: "interaction-tabs.txt").expect(script.transcript)
  }

  /// What is brought into sight is heard to show, and what leaves it not to.
  @Test func whatIsScrolledAwayIsBroughtIntoSight() throws {
    var script = try script(.own("scrolling"))
    // Each row is a list item and the button in it.
    let bounds = "object:bounds-changed"
    try script.request("scroll", "push button:Row 3", until: bounds, count: 14)
    try script.request("focus", "push button:Row 0", until: "object:state-changed:focused")
    try script.request("scroll-to-top", "push button:Off", until: bounds, count: 14)
    try script.request("scroll", "push button:Page 4", until: bounds, count: 6)
    try script.request("scroll-to-point", "push button:Row 2", "0", "30", until: bounds, count: 14)
    try Golden(name: "interaction-scrolling.txt").expect(script.transcript)
    let row = try #require(try script.probe.perform("node", "push button:Row 3").node)
    #expect(row.states.contains("showing"))
  }

  @Test func aCaretMovesWithoutAnOutcome() throws {
    let probe = try BusSession().probe(.own("controls"))
    try probe.perform("listen")
    try probe.perform("caret", "entry:Name", "1")
    #expect(
      try probe.events(until: "object:text-caret-moved")
        == [#"object:text-caret-moved 1 0 of entry "Name""#]
    )
  }

  /// What a screen reader or a mouse asks for by a place on the screen.
  @Test func thePlaceOfAnElementLeadsToIt() throws {
    let probe = try BusSession().probe(.own("controls"))
    #expect(try probe.perform("hit", "10", "590").element?.name == "Buy")
    #expect(try probe.perform("hit", "200", "285").element?.name == "Gift")
    #expect(try probe.perform("hit", "5", "5").element?.role == "frame")
  }

  private func script(_ screen: Screen) throws -> BusScript {
    try BusScript(try BusSession().probe(screen))
  }
}
