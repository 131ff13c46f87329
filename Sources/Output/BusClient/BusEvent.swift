/// An event that an application sent to its clients.
package struct BusEvent: Sendable, Hashable {
  /// The type in libatspi's form, such as `object:state-changed:checked`.
  package var type: String
  /// The element as it was when it was first seen.
  package var source: BusReference
  package var detail1: Int
  package var detail2: Int
  package var payload: Payload?

  /// The data of an event besides its numbers.
  package enum Payload: Sendable, Hashable {
    case text(String)
    case number(Double)
    case rect(BusRect)
    case element(BusReference)
  }
}

extension BusEvent {
  /// The event in a line, such as `object:state-changed:checked 1 0 of check box "Wi-Fi" #wifi`.
  package var outline: String {
    let line = "\(type) \(detail1) \(detail2) of \(source.outline)"
    return switch payload {
    case nil: line
    case .text(let text): "\(line): \(text.debugDescription)"
    case .number(let number): "\(line): \(number)"
    case .rect(let rect): "\(line): \(rect.outline)"
    case .element(let element): "\(line): \(element.outline)"
    }
  }
}
