import SwiftUI

public struct PlayButton: View {
  public init() {}
  public var body: some View { Button("Play") {} }
}

#Preview("Play") { PlayButton() }
