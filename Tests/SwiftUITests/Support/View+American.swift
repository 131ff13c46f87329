import Foundation
import SwiftUI

extension View {
  /// The view for an American reader at Greenwich, whatever the machine's locale and time zone are.
  func inAmericanGMT() -> some View {
    let locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    return environment(\.timeZone, .gmt)
      .environment(\.locale, locale)
      .environment(\.calendar, calendar)
  }
}
