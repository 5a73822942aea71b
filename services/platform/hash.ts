import { createHash } from 'node:crypto'

/** SHA-256 of NUL-separated parts, so that ('ab', 'c') and ('a', 'bc') differ. */
export const getHash = (...parts: string[]): Buffer => createHash('sha256').update(parts.join('\0')).digest()
