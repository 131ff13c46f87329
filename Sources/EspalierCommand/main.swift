import Commands

Espalier.start()
