enum Shared { static let title = "Lisbon" }
