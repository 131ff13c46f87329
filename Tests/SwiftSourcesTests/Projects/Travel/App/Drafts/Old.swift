struct Home {}
