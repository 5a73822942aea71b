/** Fails when catalogs differ from the texts of the sources, or a translation is missing or has other gaps, or catalogs translate a text differently. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import config from '../lingui.config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['locales', 'services/locales']
const extractedTo = mkdtempSync(path.join(tmpdir(), 'locales-'))
const { parse } = formatter()
const faults = []

try {
  extract()
  // Of both folders, to find catalogs without any text left.
  const files = new Set([root, extractedTo].flatMap((cwd) => globSync(`{${folders}}/**/*.po`, { cwd })))
  for (const file of files) compare(file, messagesOf(root, file), messagesOf(extractedTo, file))
  const ofPortal = [...files].filter((file) => file.startsWith('locales/')).sort()
  for (const locale of config.locales)
    compareCatalogs(
      locale,
      ofPortal.filter((file) => path.basename(file) === `${locale}.po`),
    )
} finally {
  rmSync(extractedTo, { recursive: true })
}
for (const fault of faults) console.log(fault)
console.log(
  faults.length === 0
    ? 'Every text is extracted and translated'
    : `${faults.length} faults: run \`npm run translations\`, then translate what is missing`,
)
process.exit(faults.length === 0 ? 0 : 1)

/** Extracts into a copy, so that the check changes nothing. */
function extract() {
  for (const folder of folders) cpSync(path.join(root, folder), path.join(extractedTo, folder), { recursive: true })
  const configFile = path.join(extractedTo, 'lingui.config.json')
  const { sourceLocale, locales, catalogs, macro } = config
  writeFileSync(
    configFile,
    JSON.stringify({
      rootDir: root,
      sourceLocale,
      locales,
      macro,
      catalogs: catalogs.map((one) => ({ ...one, path: one.path.replace('<rootDir>', extractedTo) })),
    }),
  )
  const { status } = spawnSync('lingui', ['extract', '--clean', '--config', configFile], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('lingui extract failed')
}

function compare(file, written, extracted) {
  const source = path.basename(file) === `${config.sourceLocale}.po`
  for (const [id, { message = id, translation }] of Object.entries(extracted)) {
    if (!(id in written)) faults.push(`${file}: not extracted: ${message}`)
    else if (!source && !translation) faults.push(`${file}: not translated: ${message}`)
    else if (gapsOf(translation) !== gapsOf(message)) faults.push(`${file}: not the gaps of “${message}”: ${translation}`)
  }
  for (const [id, { message = id }] of Object.entries(written)) if (!(id in extracted)) faults.push(`${file}: no longer used: ${message}`)
}

/** Names of a text's gaps, also within plurals; a wrong one would stay empty. */
function gapsOf(text) {
  const names = (tokens) =>
    Array.isArray(tokens)
      ? tokens.flatMap((token) => (Array.isArray(token) ? [token[0], ...Object.values(token[2] ?? {}).flatMap(names)] : []))
      : []
  return [...new Set(names(compileMessage(text)))].sort().join(' ')
}

/** The server holds all catalogs of the portal, the browser those of its page: a text that they translate differently changes on hydration. */
function compareCatalogs(locale, files) {
  const first = new Map()
  for (const file of files) {
    for (const [id, { message = id, translation }] of Object.entries(messagesOf(root, file))) {
      const other = first.get(id) ?? { file, translation }
      if (other.translation !== translation)
        faults.push(`${file}: “${message}” is “${translation}”, in ${other.file} “${other.translation}”`)
      first.set(id, other)
    }
  }
}

function messagesOf(folder, file) {
  const locale = path.basename(file, '.po')
  const whole = path.join(folder, file)
  if (!existsSync(whole)) return {}
  return parse(readFileSync(whole, 'utf8'), { locale, sourceLocale: config.sourceLocale, filename: file })
}
