import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Builds the baselines: an empty Start app, and one with a plain list. Returns their folders. */
export function buildFloors(root, work) {
  const floors = path.join(root, 'bench/floors')
  return Object.fromEntries(
    ['hello', 'debts'].map((name) => {
      const app = path.join(work, name)
      rmSync(app, { recursive: true, force: true })
      mkdirSync(path.join(app, 'src/routes'), { recursive: true })
      cpSync(path.join(floors, 'vite.config.ts'), path.join(app, 'vite.config.ts'))
      cpSync(path.join(floors, 'router.tsx'), path.join(app, 'src/router.tsx'))
      cpSync(path.join(floors, 'root.tsx'), path.join(app, 'src/routes/__root.tsx'))
      cpSync(path.join(floors, name, 'routes'), path.join(app, 'src/routes'), { recursive: true })
      execFileSync('vite', ['build', '--logLevel', 'error'], {
        cwd: app,
        stdio: ['ignore', 2, 2],
        env: { ...process.env, NODE_ENV: 'production' },
      })
      return [name, app]
    }),
  )
}
