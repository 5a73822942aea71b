/** Writes docs/map.md: for each area of the portal its addresses, the calls of the contracts, who answers them, and their tables. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isTest = /\.(test|stories)\.tsx?$|\/testing\//
const read = (pattern) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !isTest.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
const services = ['academic', 'financial', 'identity', 'integration', 'locality', 'notifications', 'settings', 'users']

const routes = read('src/routes/**/*.{ts,tsx}')
const features = read('src/features/**/*.{ts,tsx}')
const handlers = read('services/**/*.routes.ts')
const queries = read('services/**/*.ts')

/** `financial.debts` of `rpc.financial.debts.list.query(` and of `upstream.financial.debts.list(`; one destructured counts, too. */
function routersIn(text) {
  const called = [...text.matchAll(new RegExp(`\\b(?:rpc|upstream)\\.(${services.join('|')})\\.(\\w+)`, 'g'))].map(
    ([, service, router]) => `${service}.${router}`,
  )
  const taken = [...text.matchAll(new RegExp(`\\{ ([\\w, ]+) \\} = (?:context\\.)?upstream\\.(${services.join('|')})\\b`, 'g'))].flatMap(
    ([, names, service]) => names.split(', ').map((name) => `${service}.${name}`),
  )
  return [...called, ...taken]
}

/** The folder of a service whose routes answer a router of the contract, and the tables that its queries name. */
function answering(router) {
  const [, name] = router.split('.')
  const found = handlers.find(({ text }) =>
    new RegExp(`\\b${name}\\.(?:\\w+\\.)?handler\\(|\\bbase\\.${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = (?:base|implement)`).test(text),
  )
  if (!found) return null
  const folder = path.dirname(found.file)
  const text = queries.filter(({ file }) => file.startsWith(`${folder}/`)).map((one) => one.text)
  const tables = text
    .join('\n')
    .matchAll(/\b(?:from|join|into|update) ((?:academic|financial|identity|integration|notifications|settings|users)\.[a-z_]+)\b/g)
  return { folder, tables: [...new Set([...tables].map(([, table]) => table))].sort() }
}

const areas = [...new Set(features.map(({ file }) => file.split('/')[2]))]
const addressOf = (file) =>
  file
    .slice('src/routes/'.length)
    .replace(/\.tsx?$/, '')
    .split(/[/.]/)
    .map((part) => part.replace(/_$/, ''))
    .filter((part) => part && !part.startsWith('_') && part !== 'index')
    .join('/')

const rows = areas.map((area) => {
  const pages = routes
    .filter(({ file, text }) => !file.includes('/-') && text.includes(`features/${area}/`))
    .map(({ file }) => `/${addressOf(file)}`)
  const routers = [
    ...new Set(features.filter(({ file }) => file.startsWith(`src/features/${area}/`)).flatMap(({ text }) => routersIn(text))),
  ].sort()
  const answers = routers.map(answering).filter(Boolean)
  const list = (names) => [...new Set(names)].map((name) => `\`${name}\``).join(', ')
  const tables = answers.flatMap((one) => one.tables)
  return `| ${area} | ${list(pages)} | ${list(routers)} | ${list(answers.map(({ folder }) => folder))} | ${list(tables)} |`
})

writeFileSync(
  path.join(root, 'docs/map.md'),
  `# Map

Written by \`node scripts/map.mjs\`: for each area of \`src/features\` the addresses of its pages and files, the subjects of the contracts that it asks, the folders of the services that answer, and the tables that their SQL names.

| area | addresses | contracts | services | tables |
|---|---|---|---|---|
${rows.join('\n')}
`,
)
console.log(`docs/map.md: ${rows.length} areas`)
