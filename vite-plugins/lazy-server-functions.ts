import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const lazyId = '\0lazy-server-function-fetcher'
const fetcherId = '\0server-function-fetcher'
const fetchWithProof = fileURLToPath(new URL('../src/request/browser/fetch-with-proof.ts', import.meta.url))

/**
 * Loads the client of server functions on the first interaction: 9 kB less on every first visit (docs/decisions/0009). With it comes the
 * `fetch` that asks for a proof of who the person is where an answer says so (docs/decisions/0076).
 */
export function lazyServerFunctions(): Plugin {
  let fetcher: string | undefined
  return {
    name: 'lazy-server-functions',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (source === fetcherId) return fetcherId
      if (source !== './serverFnFetcher.js' || !importer?.endsWith('createClientRpc.js')) return null
      fetcher = (await this.resolve(source, importer, { skipSelf: true }))?.id
      if (!fetcher) this.error('the module that calls server functions has moved: update the plugin')
      return lazyId
    },
    load(id) {
      if (id === fetcherId)
        return `
import { serverFnFetcher as call } from ${JSON.stringify(fetcher)}
import { fetchWithProof } from ${JSON.stringify(fetchWithProof)}
export const serverFnFetcher = (url, args) => call(url, args, fetchWithProof)
`
      if (id !== lazyId) return null
      return `
const load = () => import(${JSON.stringify(fetcherId)})
export const serverFnFetcher = (...call) => load().then((module) => module.serverFnFetcher(...call))
// Without network nothing is told yet: the call that needs it fails by itself.
const ahead = () => load().catch(() => undefined)
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, ahead, { once: true, passive: true })
`
    },
  }
}
