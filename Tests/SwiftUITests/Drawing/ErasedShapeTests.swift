import LayoutCore
import Testing

@testable import SwiftUI

@MainActor
@Test func viewsWithExistentialsAreCompared() throws {
  #expect(try Drawn(AnyShape(Circle())).contents == [.shape(.circle)])
}
