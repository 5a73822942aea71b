import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const inputs = [
  'api',
  'design-system',
  'locales',
  'public',
  'services/settings/navigation.ts',
  'src',
  'app.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'package.json',
  'panda.config.ts',
  'tsconfig.json',
  'vite-plugins',
  'vite.config.ts',
]
const leftOut = /\.(test|stories)\.tsx?$|routeTree\.gen\.ts$|\.sql$|[/\\]meta[/\\]/

/** Builds into dist/ unless its hash of the sources is current. @param run runs a command of node_modules/.bin */
export function buildWhenChanged(root, run) {
  const hashFile = path.join(root, 'dist/.build-hash')
  const hash = hashOfInputs(root)
  const complete = ['dist/server/server.js', 'dist/client', 'styled-system'].every((file) => existsSync(path.join(root, file)))
  if (complete && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return
  console.error('Building…')
  rmSync(hashFile, { force: true })
  run('panda', ['codegen', '--silent'])
  run('vite', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  writeFileSync(hashFile, hash)
}

function hashOfInputs(root) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesBelow(path.join(root, input))).sort()) {
    if (!leftOut.test(file)) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(file) {
  if (!existsSync(file)) return []
  if (!statSync(file).isDirectory()) return [file]
  return readdirSync(file, { withFileTypes: true }).flatMap((entry) => filesBelow(path.join(file, entry.name)))
}
