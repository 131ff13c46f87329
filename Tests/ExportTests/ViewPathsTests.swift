import Export
import LayoutCore
import Testing

struct ViewPathsTests {
  private func paths(_ body: (inout ViewTreeBuilder) -> Void) -> [String] {
    let result = Scene(body).layout()
    let paths = ViewPaths(result)
    return result.views.map { paths[$0] }
  }

  @Test func anIdIsAPathAndWhatIsInsideFollowsIt() {
    let paths = paths {
      $0.add(.vStack(alignment: .center, spacing: nil), id: "list") {
        $0.leaf(.divider)
        $0.add(.hStack(alignment: .center, spacing: nil)) {
          $0.leaf(.divider)
          $0.leaf(.spacer(minLength: nil), id: "gap")
          $0.leaf(.divider)
        }
      }
    }
    #expect(paths == ["list", "list/0", "list/1", "list/1/0", "gap", "list/1/2"])
  }

  @Test func viewsAtTheTopGoByTheirPositions() {
    let paths = paths {
      $0.add(.zStack(alignment: .center)) { $0.leaf(.divider) }
      $0.leaf(.divider)
    }
    #expect(paths == ["0", "0/0", "1"])
  }

  @Test func groupsDoNotCount() {
    let paths = paths {
      $0.add(.padding(edges: .all, length: 1)) {
        $0.add(.zStack(alignment: .center), id: "pile") {
          $0.add(.group) {
            $0.leaf(.divider)
            $0.leaf(.emptyView)
            $0.add(.forEach) { $0.leaf(.divider) }
          }
          $0.leaf(.divider)
        }
      }
    }
    #expect(paths == ["pile", "pile/0", "pile/1", "pile/2"])
  }

  @Test func contentFollowsItsHostAndModifier() {
    let paths = paths {
      $0.add(.overlay(alignment: .center)) {
        $0.add(.background(alignment: .center)) {
          $0.add(.overlay(alignment: .center)) {
            $0.add(.overlayStyle("green")) {
              $0.add(.zStack(alignment: .center)) { $0.leaf(.divider) }
            }
            $0.leaf(.shape(.circle))
            $0.leaf(.shape(.ellipse), id: "second")
          }
          $0.add(.zStack(alignment: .center)) { $0.leaf(.divider) }
        }
        $0.leaf(.shape(.capsule))
      }
    }
    #expect(
      paths == [
        "0", "0/0", "0/overlay#2/0", "second", "0/background/0", "0/background/0/0",
        "0/overlay#3/0",
      ]
    )
  }

  @Test func contentOfAGroupsModifierBelongsToEachView() {
    let paths = paths {
      $0.add(.background(alignment: .center)) {
        $0.add(.group) {
          $0.leaf(.divider)
          $0.leaf(.text("Avocado"), id: "name")
        }
        $0.leaf(.color(nil))
      }
    }
    #expect(paths == ["0", "0/background/0", "name", "name/background/0"])
  }

  @Test func deepPathsStartAnew() {
    let depth = ViewPaths.longestPath + 2
    let paths = paths { builder in
      for _ in 0..<depth { builder.open(.zStack(alignment: .center)) }
    }
    #expect(paths[1] == "0/0")
    #expect(paths[63].split(separator: "/").count == 64)
    #expect(paths[64...] == ["@64", "@64/0"])
    #expect(Set(paths).count == depth)
  }
}
