// The first format that a browser process makes takes it 50 ms; made in a worker, the main thread finds it done.
new Intl.NumberFormat(self.name).format(0)
new Intl.DateTimeFormat(self.name).format(0)
close()
