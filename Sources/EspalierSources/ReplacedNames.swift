/// Types that Foundation on Linux only names, and those of ours that sources mean.
enum ReplacedNames {
  static let types = ["NSExpression": "_Calculation"]
}
