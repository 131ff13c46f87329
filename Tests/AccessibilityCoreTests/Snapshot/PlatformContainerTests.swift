import AccessibilityCore
import Controls
import LayoutCore
import Testing

/// The containers that the platform adds to SwiftUI's flat tree.
@Suite struct PlatformContainerTests {
  static func list(_ builder: inout ViewTreeBuilder) {
    builder.control(
      .list,
      id: "list",
      content: { builder in
        builder.leaf(.text("Alone"))
        builder.control(
          .section,
          header: { $0.leaf(.text("Section")) },
          footer: { $0.leaf(.text("Footer")) },
          content: { builder in
            builder.open(.hStack(alignment: .center, spacing: 4))
            builder.leaf(.text("Name"))
            builder.button("Call")
            builder.close()
            builder.leaf(.color(nil))
            builder.button("Add")
          }
        )
      }
    )
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func listsHaveRowsAndTheirSectionsHeadings(_ direction: LayoutDirection) {
    let snapshot = snapshot(direction: direction, Self.list)
    #expect(
      snapshot.outline == [
        "list", "- row Alone", "- - staticText Alone", "- heading Section", "- row",
        "- - staticText Name", "- - button Call", "- row Add", "- - button Add",
        "- staticText Footer",
      ]
    )
    #expect(snapshot.all(.row).map { $0.element.position?.index } == [1, 2, 3])
    #expect(snapshot.all(.row).allSatisfy { $0.element.position?.count == 3 })
    #expect(snapshot.all(.row).map { $0.text?.string } == ["Alone", nil, "Add"])
    // The rows of an inset list are 16 from its edges.
    #expect(snapshot.first(.row)?.element.frame.width == 268)
  }

  @Test func rowsAreReadInTheOrderOfTheListWhateverThePriorityOfTheirElements() {
    let snapshot = snapshot { builder in
      builder.control(
        .list,
        content: { builder in
          builder.leaf(.text("first"))
          builder.properties({ $0.sortPriority = 5 }) { $0.leaf(.text("second")) }
        }
      )
    }
    #expect(snapshot.all(.row).map(\.element.label) == ["first", "second"])
  }

  @Test func listsSideBySideAreReadOneAfterTheOther() {
    let snapshot = snapshot { builder in
      builder.open(.hStack(alignment: .top, spacing: 0))
      for side in ["left", "right"] {
        builder.control(
          .list,
          content: { builder in
            builder.leaf(.text("\(side) 1"))
            builder.leaf(.text("\(side) 2"))
          }
        )
      }
      builder.close()
    }
    #expect(
      snapshot.all(.staticText).map(\.element.label) == ["left 1", "left 2", "right 1", "right 2"]
    )
  }

  @Test func aListInAContainerGivesItItsRole() {
    let snapshot = snapshot { builder in
      builder.properties({ $0.label = "Accounts" }) { builder in
        builder.annotated(.element(.contain)) { builder in
          builder.control(
            .list,
            content: { builder in
              builder.leaf(.text("one"))
              builder.leaf(.text("two"))
            }
          )
        }
      }
    }
    #expect(
      snapshot.outline == [
        "list Accounts", "- row one", "- - staticText one", "- row two", "- - staticText two",
      ]
    )
  }

  @Test func rowsCanBeChosenIfTheirListSaysSo() {
    func list(_ isOffered: Bool?) -> AccessibilitySnapshot {
      snapshot { builder in
        func addList(_ builder: inout ViewTreeBuilder) {
          builder.control(
            .list,
            content: { builder in
              builder.leaf(.text("one"))
              builder.properties({ $0.addedTraits = .selected }) { $0.leaf(.text("two")) }
              builder.annotated(.unselectable) { $0.leaf(.text("three")) }
            }
          )
        }
        guard let isOffered else { return addList(&builder) }
        builder.annotated(.selection(isMultiple: true, isOffered: isOffered), addList)
      }
    }
    #expect(list(true).all(.row).map(\.isSelected) == [false, true, nil])
    #expect(list(true).first(.list)?.selection == .several)
    // What is selected says so even where nothing can be.
    #expect(list(false).all(.row).map(\.isSelected) == [nil, true, nil])
    #expect(list(false).first(.list)?.selection == .several)
    #expect(list(nil).all(.row).map(\.isSelected) == [nil, true, nil])
    #expect(list(nil).first(.list)?.selection == nil)
    let plain = AccessibilityCoreTests.snapshot(Self.list)
    #expect(plain.all(.row).map(\.isSelected) == [nil, nil, nil])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func segmentsAreInAGroupWithThePickersLabel(_ direction: LayoutDirection) {
    let snapshot = snapshot(direction: direction) { builder in
      builder.control(
        .picker(.segmented, options: ["Day", "Week"], selection: "Week"),
        id: "span",
        label: { $0.leaf(.text("Span")) }
      )
    }
    #expect(snapshot.outline == ["segmentedPicker Span", "- segment Day", "- segment Week"])
    #expect(snapshot.nodes[0].element.id == "span#segmentedPicker")
    #expect(snapshot.all(.segment).map(\.isSelected) == [false, true])
    #expect(snapshot.all(.segment).map { $0.element.position?.index } == [1, 2])
  }

  @Test func optionsOfAnInlinePickerAreInAGroupWithItsLabel() {
    let snapshot = snapshot { builder in
      builder.control(
        .picker(.inline, options: ["Day", "Week"], selection: "Week"),
        label: { $0.leaf(.text("Span")) }
      )
    }
    #expect(snapshot.outline == ["inlinePicker Span", "- option Day", "- option Week"])
    #expect(snapshot.all(.option).map(\.isSelected) == [false, true])
    #expect(snapshot.all(.option).map { $0.element.position?.count } == [2, 2])
    #expect(snapshot.all(.option).map { $0.text?.lines.count } == [1, 1])
  }

  @Test func tabsAreInATabBarBesideTheirContent() {
    let snapshot = snapshot { builder in
      builder.control(
        .tabView(tabs: [.init(title: "Home"), .init(title: "More", badge: "3")], selection: 1),
        id: "tabs",
        tabs: [{ $0.leaf(.text("home")) }, RoleTests.texts]
      )
    }
    #expect(
      snapshot.outline == ["staticText a", "staticText b", "tabBar", "- tab Home", "- tab More"]
    )
    #expect(snapshot.first(.tabBar)?.element.frame == Rect(x: 0, y: 530, width: 300, height: 70))
    #expect(snapshot.all(.tab).map(\.isSelected) == [false, true])
    #expect(snapshot.all(.tab).map(\.controls) == [[], [0, 1]])
  }

  @Test func theBarOfATabViewIsFoundWhateverItsTabsHold() {
    // Of tabs without content only the bar is there.
    let tabs = [Control.Tab(title: "a"), Control.Tab(title: "b")]
    let snapshot = snapshot { $0.control(.tabView(tabs: tabs, selection: 0)) }
    #expect(snapshot.outline == ["tabBar", "- tab a", "- tab b"])
  }

  @Test func labeledContentIsATextAndRowsAreCalledByIt() {
    let snapshot = snapshot { builder in
      builder.control(
        .form,
        content: { builder in
          builder.control(
            .labeledContent,
            label: { $0.leaf(.text("Size")) },
            content: { $0.leaf(.text("12 MB")) }
          )
        }
      )
    }
    #expect(snapshot.outline == ["staticText Size, 12 MB"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func anOpenMenuPickerShowsItsOptionsBelow(_ direction: LayoutDirection) throws {
    let snapshot = snapshot(direction: direction, openPickers: ["drink"]) { builder in
      builder.control(
        .picker(.menu, options: ["Tea", "Coffee"], selection: "Tea"),
        id: "drink",
        label: { $0.leaf(.text("Drink")) }
      )
    }
    #expect(
      snapshot.outline == [
        "menuPicker Drink", "- menu", "- - menuItem Tea", "- - menuItem Coffee",
      ]
    )
    let picker = snapshot.nodes[0]
    #expect(picker.isExpanded == true)
    #expect(picker.text?.string == "Tea")
    #expect(picker.text?.lines.map(\.text) == ["Tea"])
    let menu = snapshot.nodes[1].element.frame
    #expect(menu.minY == picker.element.frame.maxY && menu.height == 104)
    #expect(snapshot.all(.menuItem).map(\.isSelected) == [true, false])
    #expect(
      snapshot.nodes.map(\.element.id) == ["drink", "drink#menu", "drink#menu0", "drink#menu1"]
    )
  }

  @Test func whatAnOpenMenuOffersIsInIt() {
    let snapshot = snapshot { builder in
      builder.vStack { builder in
        builder.leaf(.text("before"))
        builder.control(
          .menu(isOpen: true),
          id: "share",
          label: { $0.leaf(.text("Share")) },
          content: { builder in
            builder.button("Copy")
            builder.button("Send")
          }
        )
        builder.leaf(.text("after"))
      }
    }
    #expect(
      snapshot.outline == [
        "staticText before", "menuButton Share", "- menu", "- - menuItem Copy",
        "- - menuItem Send", "staticText after",
      ]
    )
    #expect(snapshot.first(.menuButton)?.isExpanded == true)
  }
}
