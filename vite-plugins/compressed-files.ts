import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|txt|json|webmanifest)$/

/** Writes each text file of the client build a second and third time, as small as it gets, so that no start has to. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: async ({ dir }) => compressFolder(dir!),
  }
}

/** Puts `.br` and `.gz` beside every compressible file of a folder and those within it. */
export async function compressFolder(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const plain = await readFile(file)
        await Promise.all([
          promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).then(
            (compressed) => writeFile(`${file}.br`, compressed),
          ),
          promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }).then((compressed) => writeFile(`${file}.gz`, compressed)),
        ])
      }),
  )
}
