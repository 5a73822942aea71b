import { createHash } from 'node:crypto'

/** The same intention has the same key, in the form of a UUID, so that a second press of a form does nothing more. */
export function getIdempotencyKey(intention: string): string {
  const hash = createHash('sha256').update(intention).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** The same intention within an hour has the same key: after that it is another one. */
export const getHourlyKey = (intention: string): string => getIdempotencyKey(`${intention} ${new Date().toISOString().slice(0, 13)}`)
