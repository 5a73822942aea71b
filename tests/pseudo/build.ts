import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the portal with the strange catalogs, beside the build that the other tests look at. */
export default function buildPseudoPortal(): void {
  const { status, stderr } = spawnSync('vite', ['build', '--outDir', '.data/pseudo', '--emptyOutDir', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LINGUI_CONFIG: 'tests/pseudo/lingui.config.ts' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The portal in the pseudo-locale could not be built: ${stderr}`)
}
