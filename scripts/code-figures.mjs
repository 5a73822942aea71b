/**
 * Figures of the code, to be compared between two commits (docs/decisions/0085-the-contract-is-the-call.md):
 *
 *   node scripts/code-figures.mjs [folder of another checkout]
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)))
const folders = [
  'api',
  'bench',
  'class-selection',
  'demo',
  'design-system',
  'form-engine',
  'scripts',
  'server',
  'services',
  'src',
  'vite-plugins',
]
const isTest = /\.(test|stories|spec)\.tsx?$|\/testing\/|^design-system\/stories\//
const files = globSync(`{${folders}}/**/*.{ts,tsx,mjs}`, { cwd: root })
  .filter((file) => !isTest.test(file) && !file.endsWith('routeTree.gen.ts'))
  .sort()
const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
const aliases = { api: 'api', design: 'design-system', services: 'services' }

/** What a file imports while the program runs: types aside, parts that are loaded later included. */
function importsOf(file) {
  const found = texts.get(file).matchAll(/(?:^import (?!type\b)|^export |^\} from |\bimport\()[^'\n]*'([.#][^']+)'/gm)
  return [...found].flatMap(([, from]) => {
    const [, alias, rest] = /^#(api|design|services)\/(.*)/.exec(from) ?? []
    const imported = alias ? `${aliases[alias]}/${rest}` : path.join(path.dirname(file), from)
    return texts.has(imported) ? [imported] : []
  })
}
const imports = new Map(files.map((file) => [file, new Set(importsOf(file))]))

const lines = files.map((file) => texts.get(file).split('\n').length - 1).sort((one, other) => one - other)
const share = (of) => lines[Math.floor(lines.length * of)]
const importers = new Map(files.map((file) => [file, 0]))
for (const imported of imports.values()) for (const file of imported) importers.set(file, importers.get(file) + 1)

/** Files of a journey: what its routes and its part of the services load, the parts of the design system aside. */
const journeys = {
  'student debts': ['src/routes/_portal/financial/payments/index.tsx', 'services/financial/debts/debts.routes.ts'],
  Pix: ['src/routes/_portal/financial/payment-checkout.tsx', 'services/financial/payments/payments.routes.ts'],
  'staff table and CSV': [
    'src/routes/_portal/financial/payments/index.tsx',
    'src/routes/_portal/financial/payments/export.ts',
    'services/financial/debts/debts.routes.ts',
  ],
  'request opened and decided': [
    'src/routes/_portal/my-requests/new.tsx',
    'src/routes/_portal/my-requests/$requestId.tsx',
    'src/routes/_portal/requests/index.tsx',
    'src/routes/_portal/requests/$requestId.tsx',
    'services/academic/requests/requests.routes.ts',
    'services/academic/request-office/request-office.routes.ts',
  ],
  'banks and a setting': [
    'src/routes/_portal/financial/banks.tsx',
    'src/routes/_portal/financial/settings.tsx',
    'services/financial/banks/banks.routes.ts',
    'services/integration/integration.routes.ts',
    'services/financial/settings/settings.routes.ts',
  ],
}

function closure(starts) {
  const found = new Set()
  const left = starts.flatMap((start) => {
    const known = [start, start.replace(/\.tsx$/, '/index.tsx'), start.replace('/index.tsx', '.tsx')].find((file) => texts.has(file))
    return known ? [known] : []
  })
  for (let file = left.pop(); file; file = left.pop()) {
    if (found.has(file) || file.startsWith('design-system/')) continue
    found.add(file)
    left.push(...imports.get(file))
  }
  return found.size
}

/** `src/features` is a room of rooms: its folders may not import each other at all. */
const roomOf = (file) =>
  file
    .split('/')
    .slice(0, /^(src|services)\//.test(file) ? 2 : 1)
    .join('/')
const arrows = new Set()
for (const [file, imported] of imports)
  for (const other of imported) if (roomOf(other) !== roomOf(file)) arrows.add(`${roomOf(file)} ${roomOf(other)}`)
const twoWay = [...arrows].filter(
  (arrow) => arrow < arrow.split(' ').reverse().join(' ') && arrows.has(arrow.split(' ').reverse().join(' ')),
)

const table = path.join(root, 'tests/http/page-costs.json')
const costs = existsSync(table) ? JSON.parse(readFileSync(table, 'utf8')) : {}
const pages = [
  'student /financial/payments',
  'student /',
  'student /financial/payment-checkout?debts=1',
  'finance /financial/payments',
  'office /requests',
]

const rows = {
  files: files.length,
  lines: lines.reduce((sum, one) => sum + one, 0),
  'lines a file, median': share(0.5),
  'lines a file, 95th percentile': share(0.95),
  'files of under 20 lines': lines.filter((count) => count < 20).length,
  'files with one importer': [...importers.values()].filter((count) => count === 1).length,
  'server functions': [...texts.values()].join('\n').match(/createServerFn\(/g)?.length ?? 0,
  ...Object.fromEntries(Object.entries(journeys).map(([name, starts]) => [`files of: ${name}`, closure(starts)])),
  'rooms that import each other': `${twoWay.length} (${twoWay.map((pair) => pair.replace(' ', ' and ')).join(', ')})`,
  ...Object.fromEntries(pages.filter((page) => costs[page]).map((page) => [`script bytes of ${page}`, costs[page].scriptBytes])),
}
for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(60)}${value}`)
