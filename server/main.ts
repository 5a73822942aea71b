import { servePortal } from './serve-portal.ts'

// A plain copy: each read of the real one calls into C++, and libraries read NODE_ENV some thousand times a page.
process.env = { ...process.env }
await servePortal(new URL('../dist/', import.meta.url))
