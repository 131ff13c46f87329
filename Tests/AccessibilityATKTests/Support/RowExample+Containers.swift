import LayoutCore

@testable import AccessibilityCore

extension RowExample {
  static let containers = [
    RowExample(
      "a scroll view",
      .scrollView,
      nil,
      expect: """
        scroll pane ""
        """
    ),
    RowExample(
      "an alert",
      .alert,
      "Delete?",
      { $0.element.traits = .modal },
      expect: """
        alert "Delete?"
        states: modal
        interfaces: Window
        """
    ),
    RowExample(
      "a sheet",
      .dialog,
      "Details",
      { $0.element.traits = .modal },
      expect: """
        dialog "Details"
        states: modal
        interfaces: Window
        """
    ),
    RowExample(
      "a landmark",
      .landmark,
      "Results",
      expect: """
        landmark "Results"
        attributes: xml-roles=region
        """
    ),
    RowExample(
      "a container with an identifier",
      .group,
      nil,
      {
        $0.element.identifier = "address"
      },
      expect: """
        panel ""
        attributes: id=address
        """
    ),
    RowExample(
      "a container that takes touches",
      .group,
      "Pad",
      {
        $0.element.traits = .allowsDirectInteraction
      },
      expect: """
        embedded "Pad"
        attributes: sui-traits=allowsDirectInteraction, xml-roles=application
        """
    ),
    RowExample(
      "a container without anything",
      .anonymousGroup,
      nil,
      expect: """
        filler ""
        """
    ),
  ]

  static let collections = [
    RowExample(
      "a list",
      .list,
      "Fruit",
      children: [Sketch(.row, "Apple")],
      expect: """
        list "Fruit"
        """
    ),
    RowExample(
      "a list of which several rows can be selected",
      .list,
      "Fruit",
      children: [Sketch(.row, "Apple") { $0.isSelected = false }],
      { $0.selection = .several },
      expect: """
        list box "Fruit"
        states: multiselectable
        interfaces: Selection
        """
    ),
    RowExample(
      "a list with a row that says that it is selected",
      .list,
      "Fruit",
      children: [Sketch(.row, "Apple") { $0.isSelected = true }],
      expect: """
        list "Fruit"
        """
    ),
    RowExample(
      "a list with a selection",
      .list,
      "Fruit",
      children: [Sketch(.row, "Apple") { $0.isSelected = false }],
      { $0.selection = .one },
      expect: """
        list box "Fruit"
        interfaces: Selection
        """
    ),
    RowExample(
      "a row",
      .row,
      "Apple",
      { $0.element.position = (2, 3) },
      expect: """
        list item "Apple"
        interfaces: Text
        attributes: posinset=2, setsize=3
        """
    ),
    RowExample(
      "a selected row",
      .row,
      "Apple",
      { $0.isSelected = true },
      expect: """
        list item "Apple"
        states: selectable, selected
        interfaces: Text
        """
    ),
    RowExample(
      "a table of which no cell knows its place",
      .table,
      "Prices",
      children: [Sketch(.cell, "3 €")],
      expect: """
        table "Prices"
        """
    ),
    RowExample(
      "a table",
      .table,
      "Prices",
      children: [
        Sketch(.cell, "3 €") { $0.cell = AccessibilitySnapshot.Cell(rows: 0..<1, columns: 0..<1) }
      ],
      expect: """
        table "Prices"
        interfaces: Table
        """
    ),
    RowExample(
      "a selected cell",
      .cell,
      "3 €",
      { $0.isSelected = true },
      expect: """
        table cell "3 €"
        states: selectable, selected
        """
    ),
  ]
}
