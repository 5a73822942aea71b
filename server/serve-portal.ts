import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { appConfig } from '#config'
import { announcement } from './announce.ts'
import { readEnvironment, StartupError } from './environment.ts'
import type { Portal } from './http-app.ts'
import { logConsole } from './log-console.ts'
import { startProcess } from './start.ts'
import { loadStaticAssets } from './static-assets.ts'

/** Serves a built portal until stopped; exits with one line on StartupError. @param dist folder of the build, with trailing slash */
export async function servePortal(dist: URL): Promise<void> {
  try {
    const environment = readEnvironment(process.env)
    const { default: portal } = (await import(new URL('server/server.js', dist).href)) as { default: Portal }
    const staticAssets = loadStaticAssets(
      fileURLToPath(new URL('client/', dist)),
      `${appConfig.basePath}/`,
      path.resolve(environment.DATA_DIR ?? '.data', 'assets'),
    )
    await startProcess({
      environment,
      portal,
      staticAssets,
      progress: (step) => void process.stderr.write(`${step}…\n`),
      onLogger: logConsole,
    })
    process.stdout.write(`${announcement(environment)}\n`)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
