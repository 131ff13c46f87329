import Export
import LayoutCore
import Testing

/// Whole geometry documents, to the letter.
struct GeometryDocumentGoldenTests {
  @Test func aViewComesWithItsModifiersThenItsChildren() {
    let expected = """
      {
        "espalier": "geometry",
        "version": 2,
        "file": "sample.json",
        "scene": {
          "width": 200,
          "height": 100
        },
        "layoutDirection": "leftToRight",
        "dynamicTypeSize": "large",
        "displayScale": 2,
        "size": [113, 40.5],
        "views": [
          {
            "id": "row",
            "path": "row",
            "type": "HStack",
            "frame": [53.5, 39.75, 93, 20.5],
            "pixelFrame": [53.5, 40, 93, 20.5],
            "proposal": [180, 80],
            "modifiers": [
              {
                "type": "padding",
                "frame": [43.5, 29.75, 113, 40.5],
                "proposal": [200, 100]
              }
            ],
            "children": [
              {
                "id": "name",
                "path": "name",
                "type": "Text",
                "frame": [53.5, 39.75, 59.5, 20.5],
                "pixelFrame": [53.5, 40, 59.5, 20.5],
                "proposal": [146.5, 80],
                "content": "Avocado",
                "lines": [
                  {
                    "text": "Avocado",
                    "range": [0, 7],
                    "frame": [53.5, 39.8134765625, 59.5, 20.287109375],
                    "baseline": 56,
                    "direction": "leftToRight"
                  }
                ]
              },
              {
                "path": "row/1",
                "type": "Text",
                "frame": [121, 39.75, 25.5, 20.5],
                "pixelFrame": [121, 40, 25.5, 20.5],
                "proposal": [86, 80],
                "content": "3/4",
                "lines": [
                  {
                    "text": "3/4",
                    "range": [0, 3],
                    "frame": [121, 39.8134765625, 25.5, 20.287109375],
                    "baseline": 56,
                    "direction": "leftToRight"
                  }
                ]
              }
            ]
          }
        ]
      }

      """
    #expect(SampleScenes.row.geometryText() == expected)
  }

  @Test func effectsAndContentOfModifiersShowInARightToLeftLayout() {
    let expected = """
      {
        "espalier": "geometry",
        "version": 2,
        "file": "sample.json",
        "scene": {
          "width": 100,
          "height": 100,
          "safeArea": {
            "top": 20,
            "leading": 0,
            "bottom": 0,
            "trailing": 0
          }
        },
        "layoutDirection": "rightToLeft",
        "dynamicTypeSize": "large",
        "displayScale": 2,
        "size": [40, 20],
        "views": [
          {
            "id": "toast",
            "path": "toast",
            "type": "Image",
            "frame": [30, 50, 40, 20],
            "pixelFrame": [30, 50, 40, 20],
            "renderedFrame": [40, 55, 20, 10],
            "proposal": [100, 80],
            "zIndex": 2,
            "modifiers": [
              {
                "type": "scaleEffect",
                "frame": [30, 50, 40, 20],
                "renderedFrame": [40, 55, 20, 10],
                "proposal": [100, 80]
              },
              {
                "type": "overlay",
                "id": "badged",
                "frame": [30, 50, 40, 20],
                "proposal": [100, 80],
                "content": [
                  {
                    "path": "toast/overlay/0",
                    "type": "Rectangle",
                    "frame": [62, 50, 8, 8],
                    "pixelFrame": [62, 50, 8, 8],
                    "pathBounds": [62, 50, 8, 8],
                    "proposal": [8, 8],
                    "modifiers": [
                      {
                        "type": "frame",
                        "frame": [62, 50, 8, 8],
                        "proposal": [40, 20]
                      }
                    ]
                  }
                ]
              },
              {
                "type": "zIndex",
                "frame": [30, 50, 40, 20]
              }
            ]
          }
        ]
      }

      """
    #expect(SampleScenes.badge.geometryText() == expected)
  }

  @Test func aTruncatedTextKeepsItsContentAndShowsItsLines() {
    let expected = """
      {
        "espalier": "geometry",
        "version": 2,
        "file": "sample.json",
        "proposal": [90, null],
        "layoutDirection": "leftToRight",
        "dynamicTypeSize": "large",
        "displayScale": 2,
        "size": [85, 41],
        "views": [
          {
            "id": "toppings",
            "path": "toppings",
            "type": "Text",
            "frame": [0, 0, 85, 41],
            "pixelFrame": [0, 0, 85, 41],
            "proposal": [90, null],
            "content": "Almond Butter, \\"Bread\\" and Red Pepper Flakes",
            "lines": [
              {
                "text": "Almond",
                "range": [0, 7],
                "frame": [0, -0.1865234375, 51, 20.287109375],
                "baseline": 16,
                "direction": "leftToRight"
              },
              {
                "text": "Butter, \\"…",
                "range": [7, 44],
                "frame": [0, 20.1005859375, 85, 20.287109375],
                "baseline": 36.287109375,
                "direction": "leftToRight",
                "truncated": true
              }
            ],
            "truncated": true,
            "modifiers": [
              {
                "type": "lineLimit",
                "frame": [0, 0, 85, 41]
              }
            ]
          }
        ]
      }

      """
    #expect(SampleScenes.truncated.geometryText() == expected)
  }
}
