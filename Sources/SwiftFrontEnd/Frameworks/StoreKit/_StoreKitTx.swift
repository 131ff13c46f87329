/// The name of the type in sources that import no SwiftUI, which has one of the same name.
public typealias _StoreKitTx = Transaction
