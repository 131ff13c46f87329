/// Warnings of properties of appearance proxies that are not shown (D9.24).
enum AppearanceWarning {
  /// Warns once that a property is not shown.
  static func tell(of property: String, of type: Any.Type) {
    let last = property.split(separator: ".").last ?? ""
    let reason =
      if type == UITableView.self,
        ["backgroundColor", "separatorColor", "separatorStyle"]
          .contains(property)
      {
        "from iOS 16 on lists are no tables"
      } else if type == UITabBar.self,
        ["barTintColor", "backgroundColor", "background"]
          .contains(last)
      {
        "from iOS 26 on bars of tabs are glass"
      } else {
        "SwiftUI's views are not drawn by UIKit here"
      }
    _warnOnce("\(type).appearance().\(property) is not shown: \(reason)")
  }
}
