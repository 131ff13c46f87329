// Whoever builds a tree or reads a layout needs the values that it is made of.
@_exported public import ViewValues
