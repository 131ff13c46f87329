extension ViewContent {
  /// SwiftUI's name of the view's type; of a modifier the name it is called by.
  package var typeName: String {
    switch self {
    case .hStack: "HStack"
    case .vStack: "VStack"
    case .zStack: "ZStack"
    case .group: "Group"
    case .forEach: "ForEach"
    case .lazyHStack: "LazyHStack"
    case .lazyVStack, .rows: "LazyVStack"
    case .scrollView: "ScrollView"
    case .conditional: "if"
    case .geometryReader: "GeometryReader"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .lazyVGrid: "LazyVGrid"
    case .lazyHGrid: "LazyHGrid"
    case .viewThatFits: "ViewThatFits"
    case .layout(let layout): layout.typeName
    case .layoutSubview: "LayoutSubview"
    case .text, .textRuns, .measuredText: "Text"
    case .image: "Image"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .color(let style): style?.typeName ?? "Color"
    case .shape(let shape): shape.typeName
    case .canvas: "Canvas"
    case .emptyView: "EmptyView"
    case .control(let control): control.typeName
    case .slot: "Group"
    case .geometryContent: "Group"
    case .proxied(let content): content(.zero).typeName
    case .modifier(let modifier): modifier.typeName
    }
  }
}

extension StyleValue {
  /// SwiftUI's name of the view that shows nothing but the style.
  fileprivate var typeName: String {
    switch paint {
    case .linearGradient: "LinearGradient"
    case .radialGradient: "RadialGradient"
    case .ellipticalGradient: "EllipticalGradient"
    case .angularGradient: "AngularGradient"
    case .meshGradient: "MeshGradient"
    case .color, .standardGradient, .image, .material, .semantic, .current, .levels: "Color"
    }
  }
}
