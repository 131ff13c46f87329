import SwiftUI

public struct JourneyView: View {
  let title: String

  public init(title: String) { self.title = title }

  public var body: some View { Text(title).font(.title) }
}

#Preview { JourneyView(title: "Porto") }
