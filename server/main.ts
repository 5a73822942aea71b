import { servePortal } from './serve-portal.ts'

await servePortal(new URL('../dist/', import.meta.url))
