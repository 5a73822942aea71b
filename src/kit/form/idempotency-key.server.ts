import { createHash } from 'node:crypto'

/** The same intention has the same key, in the form of a UUID, so that a second press of a form does nothing more. */
export function getIdempotencyKey(intention: string): string {
  const hash = createHash('sha256').update(intention).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
