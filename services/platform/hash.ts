import { createHash } from 'node:crypto'

/** Hash of a secret that only needs to be recognized. Parts are separated, so they cannot be shifted. */
export const hashOf = (...parts: string[]): Buffer => createHash('sha256').update(parts.join('\0')).digest()
