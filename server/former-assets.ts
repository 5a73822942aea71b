import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'

const keptDays = 30
/** The magic number of the format "dcz" (RFC 9842, section 5). */
const magic = Buffer.from('5e2a4d1820000000', 'hex')

export interface FormerAssets {
  /** Reads a former file; null if it was in no build of the last days. */
  read(name: string): Buffer | null
  /** Encodes a file as its difference from one that the browser has. Null if that one is not known. @param available header `available-dictionary` */
  difference(name: string, plain: Buffer, available: string): Buffer | null
}

/**
 * Keeps the scripts and styles of each build for a while: tabs opened before a deploy still ask for theirs, and what
 * replaced them is sent as the difference (docs/decisions/0036-deploys-as-differences.md).
 *
 * @param current hashed names and contents of this build
 */
export function keepFormerAssets(directory: string, current: ReadonlyMap<string, Buffer>): FormerAssets {
  mkdirSync(directory, { recursive: true })
  const now = new Date()
  for (const [name, content] of current) {
    const file = path.join(directory, name)
    if (existsSync(file)) {
      utimesSync(file, now, now)
      continue
    }
    // Another process may start at the same time.
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, content)
    utimesSync(unfinished, now, now)
    renameSync(unfinished, file)
  }
  const nameByHash = new Map<string, string>()
  for (const name of readdirSync(directory)) {
    const file = path.join(directory, name)
    const modifiedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (now.getTime() - modifiedAt > keptDays * 86_400_000) rmSync(file, { force: true })
    else nameByHash.set(createHash('sha256').update(readFileSync(file)).digest('base64'), name)
  }
  const names = new Set(nameByHash.values())
  const read = (name: string) =>
    names.has(name) && existsSync(path.join(directory, name)) ? readFileSync(path.join(directory, name)) : null
  const differences = new Map<string, Buffer>()

  return {
    read,
    difference: (name, plain, available) => {
      const hash = available.slice(1, -1)
      const key = `${name} ${hash}`
      let encoded = differences.get(key)
      if (!encoded) {
        const dictionary = read(nameByHash.get(hash) ?? '')
        if (!dictionary) return null
        const compressed = zstdCompressSync(plain, { dictionary, params: { [constants.ZSTD_c_compressionLevel]: 12 } })
        encoded = Buffer.concat([magic, Buffer.from(hash, 'base64'), compressed])
        if (differences.size > 2000) differences.clear()
        differences.set(key, encoded)
      }
      return encoded
    },
  }
}
