import ArgumentParser
import CommandSupport
import LayoutCore

/// `espalier devices`: the devices that screens can be shown on.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    _superCommandName: "espalier",
    abstract: "Lists the devices for --device.",
    usage: "espalier devices [<options>]",
    discussion: """
      Sizes are in points, in portrait orientation: screen, scale, safe area and, if known, the \
      height of the keyboard. The devices introduced with iOS 27 are not known here; --system iOS27 \
      shows its screens on any of these.
      """
  )

  @OptionGroup var output: OutputOptions

  func run() throws {
    let sink = try output.open()
    let width = Device.all.map(\.name.count).max() ?? 0
    for device in Device.all { try sink.write(device.line(nameWidth: width)) }
    try sink.close()
  }
}

extension Device {
  fileprivate func line(nameWidth: Int) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let size = "\(Int(size.width))×\(Int(size.height)) @\(Int(displayScale))x"
    let area = "safe area top \(Int(topInset)), bottom \(Int(bottomInset))"
    let keyboard = keyboardHeight.map { "keyboard \(Int($0))" } ?? ""
    let line = "\(padded(name, nameWidth))  \(padded(size, 13))  \(padded(area, 27))  \(keyboard)"
    return (keyboard.isEmpty ? String(line.reversed().drop { $0 == " " }.reversed()) : line) + "\n"
  }
}
