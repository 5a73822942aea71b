import type { RequestListener, Server } from 'node:http'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { announcement } from './announce.ts'
import { readEnvironment, StartupError } from './environment.ts'
import type { Portal } from './http-app.ts'
import { startProcess } from './start.ts'

let vite: ViteDevServer

/** Puts Vite in front of the server: it serves sources on the same port and passes other requests on. */
async function viteInFront(server: Server): Promise<void> {
  vite = await createServer({ configLoader: 'native', appType: 'custom', server: { middlewareMode: true, ws: { server } } })
  const [application] = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const { url } = request
    vite.middlewares(request, response, () => {
      request.url = url
      application!(request, response)
    })
  })
  // Open pages keep a connection to Vite, which would block shutdown.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void vite.close())
}

const portal: Portal = {
  async fetch(request, options) {
    const { ssr } = vite.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that renders pages')
    const entry = (await ssr.runner.import('/src/server.ts')) as { default: Portal }
    return entry.default.fetch(request, options)
  },
}

try {
  const environment = readEnvironment(process.env)
  await startProcess({
    environment,
    portal,
    staticAssets: () => null,
    onServer: viteInFront,
    progress: (step) => console.error(`${step}…`),
  })
  console.log(announcement(environment))
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}
