internal import LayoutCore

// The inputs and expectations of cases with a rule.

extension SpecVocabulary {
  /// The input of a rule.
  package static func given(_ rule: RuleProbe.Rule) -> SpecObject { SpecObject(fields(of: rule)) }

  /// The expected result of a rule.
  package static let ruleExpectation = SpecObject([
    SpecField("result", .any, required: true),
    SpecField("tolerance", .number),
  ])

  private static func fields(of rule: RuleProbe.Rule) -> [SpecField] {
    switch rule {
    case .flexibleFrameBounds:
      required(["min", "ideal", "max"], .either([.proposedLength, .negativeInfinity]))
    case .flexibilityPrecedes:
      required(["first", "second"], .list(.length, count: 2))
    case .pixelRound:
      [required("rect", .list(.number, count: 4)), required("displayScale", .positiveNumber)]
    case .spacingDistance:
      [required("axis", .oneOf(axes)), direction]
        + required(["predecessor", "successor"], .object(spacing))
    case .stackSpacing:
      [
        required("axis", .oneOf(axes)), direction, required("children", .list(.object(spacing))),
      ]
    case .resetSpacing:
      [required("spacing", .object(spacing)), required("edges", .list(.oneOf(physicalEdges)))]
    case .textMetricsSpacing:
      required(["upper", "lower"], .object(SpecObject(lineMetrics)))
        + [SpecField("upperEdge", .oneOf(textEdges)), SpecField("lowerEdge", .oneOf(textEdges))]
    case .textSpacing:
      required(["ascent", "descent", "leading", "capHeight"], .number)
        + [required("displayScale", .positiveNumber)]
    case .lineSpacing:
      required(["ascent", "descent", "leading"], .number)
    case .combineExplicit:
      [required("values", .list(.either([.number, .null])))]
    case .edgeInsets:
      [required("insets", .object(edgeInsets)), direction]
    case .fontMetrics:
      [
        required("platform", .oneOf(Platform.allCases.map(\.rawValue))),
        required("dynamicTypeSize", .oneOf(DynamicTypeSize.allCases.map(\.rawValue))),
      ]
    case .platformFontSizes: []
    }
  }

  private static func required(_ name: String, _ value: SpecValue) -> SpecField {
    SpecField(name, value, required: true)
  }

  private static func required(_ names: [String], _ value: SpecValue) -> [SpecField] {
    names.map { required($0, value) }
  }

  private static var direction: SpecField { required("layoutDirection", .oneOf(directions)) }
  private static let textEdges = ["topText", "bottomText"]
  private static let lineMetrics = required(
    ["ascent", "descent", "leading", "pixelLength"],
    .number
  )

  /// Spacing by edge and category.
  private static let spacing = SpecObject(
    physicalEdges.map { edge in
      SpecField(
        edge,
        .object(
          SpecObject(ViewSpacing.Category.allCases.map { SpecField($0.rawValue, .number) })
        )
      )
    }
  )
}
