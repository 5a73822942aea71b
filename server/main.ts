import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// A plain copy: each read of the real one calls into C++, and libraries read NODE_ENV some thousand times a page.
process.env = { ...process.env }
// Loading and compiling some thousand modules is most of a start.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
const { servePortal } = await import('./serve-portal.ts')
await servePortal(new URL('../dist/', import.meta.url))
flushCompileCache()
