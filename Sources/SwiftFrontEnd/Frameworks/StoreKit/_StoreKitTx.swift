/// The name for sources without SwiftUI, which has a type of the same name.
public typealias _StoreKitTx = Transaction
