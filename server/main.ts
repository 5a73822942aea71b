import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Replaces `process.env` by a plain copy: each read of the original calls into C++, and libraries read NODE_ENV some thousand times a page.
process.env = { ...process.env }
// Caches compiled code: loading and compiling some thousand modules takes most of a start.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
const { servePortal } = await import('./serve-portal.ts')
await servePortal(new URL('../dist/', import.meta.url))
flushCompileCache()
