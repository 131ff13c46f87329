import LayoutCore
import SpecFormat
import Testing

@Suite struct TemplateTests {
  @Test func forEachRepeatsForObjectsScalarsAndCounts() throws {
    func texts(_ data: String, _ content: String) throws -> [String] {
      try LayoutScene.reading(
        views: """
          { "type": "ForEach", "data": \(data),
            "content": { "type": "Text", "content": "\(content)" } }
          """
      ).texts
    }
    #expect(try texts("3", "{{index}}/{{item}}") == ["0/0", "1/1", "2/2"])
    #expect(try texts("2", "{{index}}") == ["0", "1"])
    #expect(try texts("[true, 2.5]", "{{item}}") == ["true", "2.5"])
    #expect(try texts("2.0", "{{index}}") == ["0", "1"])
    #expect(try texts("0", "{{index}}") == [])
    #expect(try texts("[]", "{{nothing}}") == [])
    #expect(try texts(#"["a", 1, 2.5, true, -0.0]"#, "<{{item}}>").count == 5)
    #expect(try texts(#"["a", 1, 2.5, true]"#, "{{item}}!") == ["a!", "1!", "2.5!", "true!"])
    #expect(
      try texts(#"[{ "name": "Toast" }, { "name": "Bread" }]"#, "{{index}} {{name}}")
        == ["0 Toast", "1 Bread"]
    )
    #expect(try texts(#"[{ "index": "own" }]"#, "{{index}}") == ["own"])
  }

  @Test func aForEachIsADynamicListInTheTree() throws {
    let scene = try LayoutScene.reading(
      views: """
        { "type": "ForEach", "id": "rows", "data": 2,
          "content": [{ "type": "Divider" }, { "type": "Spacer" }] }
        """
    )
    #expect(
      scene.contents.map { "\($0)" }
        == ([.forEach] + Array(repeating: [.divider, .spacer(minLength: nil)], count: 2).joined())
        .map { (content: ViewContent) in "\(content)" }
    )
    #expect(scene.ids == ["rows"])
  }

  @Test func loopsSeeTheLoopsAroundThem() throws {
    let scene = try LayoutScene.reading(
      views: """
        { "type": "ForEach", "data": [{ "row": "a", "cells": [1, 2] }, { "row": "b", "cells": [3] }],
          "content": { "type": "ForEach", "data": "{{cells}}",
            "content": { "type": "Text", "content": "{{row}}{{item}} {{index}}",
              "id": "{{row}}-{{item}}" } } }
        """
    )
    #expect(scene.texts == ["a1 0", "a2 1", "b3 0"])
    #expect(scene.ids == ["a-1", "a-2", "b-3"])
  }

  @Test func aPlaceholderAloneHasTheTypeOfItsValue() throws {
    let scene = try LayoutScene.reading(
      """
      { "scene": { "width": 100, "height": 100 },
        "view": { "type": "ForEach",
          "data": [{ "size": [30, 20], "frame": { "width": 50 }, "on": true, "guide": "d.height",
            "spacing": null, "name": "Text", "alignment": "trailing" }],
          "content": { "type": "VStack", "spacing": "{{spacing}}", "alignment": "{{alignment}}",
            "children": [
              { "type": "Image", "size": "{{size}}", "resizable": "{{on}}", "id": "image",
                "modifiers": [
                  { "frame": "{{frame}}" },
                  { "alignmentGuide": { "guide": "top", "value": "{{guide}}" } }] },
              { "type": "{{name}}", "content": "{{name}}" }] } } }
      """
    )
    #expect(scene.contents.count == 6)
    #expect(scene.texts == ["Text"])
    #expect(scene.frames["image"]?[2] == 50)
  }

  @Test func wholeViewsCanBeHandedOver() throws {
    let scene = try LayoutScene.reading(
      """
      { "definitions": {
          "card": { "type": "VStack", "children": ["{{header}}", "{{body}}"] },
          "row": { "type": "Text", "content": "{{title}}" }
        },
        "view": { "type": "ForEach", "data": ["a", "b"], "content": {
          "type": "Reference", "name": "card", "with": {
            "header": { "type": "Text", "content": "{{item}}" },
            "body": { "type": "Reference", "name": "row", "with": { "title": "of {{item}}" } }
          } } } }
      """
    )
    #expect(scene.texts == ["a", "of a", "b", "of b"])
  }

  @Test func aDefinitionIsAGroupThatSeesOnlyWhatItIsGiven() throws {
    let scene = try LayoutScene.reading(
      """
      { "definitions": {
          "row": [{ "type": "Text", "content": "{{title}}", "id": "{{id}}" }, { "type": "Divider" }]
        },
        "view": { "type": "ForEach", "data": [{ "title": "outer", "id": "x" }], "content": [
          { "type": "Reference", "name": "row", "id": "first",
            "with": { "title": "{{title}} {{index}}", "id": "a" } },
          { "type": "Reference", "name": "row", "with": { "title": "b", "id": "{{id}}" } }
        ] } }
      """
    )
    #expect(scene.texts == ["outer 0", "b"])
    #expect(scene.ids == ["first", "a", "x"])
    #expect("\(scene.contents[1])" == "\(ViewContent.group)")

    let blind = SpecFile(
      """
      { "definitions": { "row": { "type": "Text", "content": "{{title}}" } },
        "view": { "type": "ForEach", "data": [{ "title": "outer" }],
          "content": { "type": "Reference", "name": "row", "with": { "name": 1 } } } }
      """
    )
    #expect(
      blind.messages == ["1:59: error: nothing is named 'title' here", "hint: it may be name"]
    )
  }

  @Test func dataHandedToADefinitionKeepsThePlaceholdersOfItsPlace() throws {
    let scene = try LayoutScene.reading(
      """
      { "definitions": { "list": { "type": "ForEach", "data": "{{rows}}",
          "content": { "type": "Text", "content": "{{item}}" } } },
        "view": { "type": "ForEach", "data": [{ "who": "Ann" }], "content": {
          "type": "Reference", "name": "list", "with": { "rows": ["{{who}}", "not {{who}}"] }
        } } }
      """
    )
    #expect(scene.texts == ["Ann", "not Ann"])
  }

  @Test func bracesThatAreNoPlaceholderAreText() throws {
    let scene = try LayoutScene.reading(
      views: """
        { "type": "ForEach", "data": 1, "content": [
          { "type": "Text", "content": "{ {{index}} }" }, { "type": "Text", "content": "{{index}" },
          { "type": "Text", "content": "}} {" }, { "type": "Text", "content": "{{in}dex" }
        ] }
        """
    )
    #expect(scene.texts == ["{ 0 }", "{{index}", "}} {", "{{in}dex"])
    #expect(
      try LayoutScene.reading(views: #"{ "type": "Text", "content": "{{x}}" }"#).texts == ["{{x}}"]
    )
  }

  @Test func valuesWithBracesAreNotLookedUpAgain() throws {
    let scene = try LayoutScene.reading(
      views: """
        { "type": "ForEach", "data": [{ "a": "{{b}}", "b": "no" }],
          "content": [{ "type": "Text", "content": "{{a}}" }, { "type": "Text", "content": "<{{a}}>" }] }
        """
    )
    #expect(scene.texts == ["{{b}}", "<{{b}}>"])
  }

  @Test func definitionsAreUsedAsOftenAsOneLikes() throws {
    let scene = try LayoutScene.reading(
      """
      { "definitions": { "a": { "type": "Reference", "name": "b" }, "b": { "type": "Divider" } },
        "view": [{ "type": "Reference", "name": "a" }, { "type": "Reference", "name": "b" },
          { "type": "Reference", "name": "a" }] }
      """
    )
    #expect(scene.contents.filter { "\($0)" == "\(ViewContent.divider)" }.count == 3)
  }

  @Test func endlessRepetitionsOfNothingTakeNoTime() throws {
    let scene = try LayoutScene.reading(
      views: #"{ "type": "ForEach", "data": 1000000000, "content": [] }"#
    )
    #expect(scene.contents.count == 1)
    let broken = SpecFile(
      #"{ "view": { "type": "ForEach", "data": 1000000000, "content": { "type": "Tetx" } } }"#
    )
    #expect(
      broken.messages == ["1:73: error: no view is named 'Tetx'", "hint: did you mean 'Text'?"]
    )
  }
}
