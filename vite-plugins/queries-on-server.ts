import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const substitute = fileURLToPath(new URL('../src/router/queries-on-server.ts', import.meta.url))

/** Gives the portal's pages hooks that read without observers where the server renders them. */
export function queriesOnServer(): Plugin {
  return {
    name: 'queries-on-server',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (source, importer) =>
      source === '@tanstack/react-query' && importer && !importer.includes('node_modules') && importer !== substitute ? substitute : null,
  }
}
