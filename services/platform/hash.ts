import { createHash } from 'node:crypto'

/** What is stored in place of a secret that only has to be recognised. Parts are kept apart. */
export const hashOf = (...parts: string[]): Buffer => createHash('sha256').update(parts.join('\0')).digest()
