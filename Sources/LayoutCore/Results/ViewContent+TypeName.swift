extension ViewContent {
  /// SwiftUI's name of the view's type; of a modifier the name it is called by.
  package var typeName: String {
    switch self {
    case .hStack: "HStack"
    case .vStack: "VStack"
    case .zStack: "ZStack"
    case .group: "Group"
    case .forEach: "ForEach"
    case .conditional: "if"
    case .geometryReader: "GeometryReader"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .lazyVGrid: "LazyVGrid"
    case .lazyHGrid: "LazyHGrid"
    case .viewThatFits: "ViewThatFits"
    case .text, .measuredText: "Text"
    case .image: "Image"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .color: "Color"
    case .shape(let shape): shape.typeName
    case .canvas: "Canvas"
    case .emptyView: "EmptyView"
    case .control(let control): control.typeName
    case .slot: "Group"
    case .proxied(let content): content(.zero).typeName
    case .modifier(let modifier): modifier.typeName
    }
  }
}
