import SwiftUI

public struct Compass: View {
  public init() {}
  public var body: some View { Image(systemName: "location.north") }
}
