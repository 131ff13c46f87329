package import ArgumentParser
package import SpecFormat

/// The options for limits of input; larger input is refused, with its name.
package struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The maximum size of a file, in bytes (\(SpecLimits().bytes)).",
      valueName: "number"
    )
  )
  package var maxBytes: LimitArgument?

  @Option(
    help: ArgumentHelp(
      "The maximum nesting of views and modifiers, up to \(SpecLimits().depth).",
      valueName: "number"
    )
  )
  package var maxDepth: LimitArgument?

  @Option(
    help: ArgumentHelp(
      "The maximum number of views and modifiers in a screen (\(SpecLimits().nodes)).",
      valueName: "number"
    )
  )
  package var maxNodes: LimitArgument?

  @Option(
    help: ArgumentHelp(
      "The maximum number of views and modifiers from templates (\(SpecLimits().templateNodes)).",
      valueName: "number"
    )
  )
  package var maxTemplateNodes: LimitArgument?

  package init() {}

  /// The limits that hold.
  package var limits: SpecLimits {
    var limits = SpecLimits()
    if let maxBytes { limits.bytes = maxBytes.value }
    if let maxDepth { limits.depth = maxDepth.value }
    if let maxNodes { limits.nodes = maxNodes.value }
    if let maxTemplateNodes { limits.templateNodes = maxTemplateNodes.value }
    return limits
  }
}

/// A whole number above 0.
package struct LimitArgument: ExpressibleByArgument {
  package var value: Int

  package init?(argument: String) {
    guard let value = Int(argument), value > 0 else { return nil }
    self.value = value
  }
}
