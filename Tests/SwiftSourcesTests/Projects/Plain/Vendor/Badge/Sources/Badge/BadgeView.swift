import SwiftUI

public struct BadgeView: View {
  let count: Int
  public init(count: Int) { self.count = count }
  public var body: some View { Text("\(count)").padding(4).background(.red, in: Capsule()) }
}
