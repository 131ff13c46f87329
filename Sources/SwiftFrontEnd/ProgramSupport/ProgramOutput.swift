import CProgramSupport

/// The standard output of a program.
package enum ProgramOutput {
  /// Hands out what code prints line by line, as at a terminal, wherever standard output goes.
  package static func printLines() { espalier_print_lines() }
}
