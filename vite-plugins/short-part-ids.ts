import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Where a chunk registers a part that pages share, by its name and a hash of what is in it. */
const registered = /\(([`'"])([\w.$~-]+-[\w-]{8})\1,\(/g
const anyId = /([`'"])([\w.$~-]+-[\w-]{8})\1/g

/** 36 bits: each build is checked for two alike, and a tab may hold parts of two builds. */
const shortened = (id: string) => createHash('sha256').update(id).digest('base64url').slice(0, 6)

/**
 * Names the parts that pages share (docs/decisions/0082-scripts.md) by six characters: a page has fifty to a hundred, whose names no
 * browser needs and whose hashes do not compress.
 */
export function shortPartIds(): Plugin {
  return {
    name: 'short-part-ids',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const short = new Map(chunks.flatMap(({ code }) => [...code.matchAll(registered)].map(([, , id]) => [id!, shortened(id!)])))
      if (short.size === 0) this.error('no chunk registers a part: the bundler names them in another way')
      if (new Set(short.values()).size < short.size) this.error('two shared parts have the same short name')
      for (const chunk of chunks)
        chunk.code = chunk.code.replace(anyId, (text, quote: string, id: string) => {
          const name = short.get(id)
          return name ? `${quote}${name}${quote}` : text
        })
    },
  }
}
