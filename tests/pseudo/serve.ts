import { servePortal } from '../../server/serve-portal.ts'

await servePortal(new URL('../../.data/pseudo/', import.meta.url))
