import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compressFolder } from '../vite-plugins/compressed-files.ts'
import { loadStaticAssets } from './static-assets.ts'

const text = Array.from(
  { length: 400 },
  (_, line) => `export const value${line} = '${createHash('sha1').update(String(line)).digest('hex')}'`,
)
const before = text.join('\n')
const after = [...text.slice(0, 200), "export const more = 'one line'", ...text.slice(200)].join('\n')
const path1 = '/portal/assets/debts-AAA-111.js'
const path2 = '/portal/assets/debts-BBB_222.js'

let folder: string
const kept = () => path.join(folder, 'kept')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-assets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function deploy(files: Record<string, string>) {
  const build = mkdtempSync(path.join(folder, 'build-'))
  mkdirSync(path.join(build, 'assets'))
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(build, name), content)
  await compressFolder(build)
  const respond = loadStaticAssets(build, '/portal/', kept())
  return (pathname: string, headers: Record<string, string> = {}) =>
    respond(new Request(`http://localhost${pathname}`, { headers }), pathname)
}

const deployTwice = async () => {
  await deploy({ 'assets/debts-AAA-111.js': before })
  return deploy({ 'assets/debts-BBB_222.js': after, 'logo.svg': '<svg/>' })
}
const getBytes = async (response: Response | null) => Buffer.from(await response!.arrayBuffer())
const availableDictionary = (content: string) => `:${createHash('sha256').update(content).digest('base64')}:`

describe('static files', () => {
  test('a script stays available to tabs that opened before a deploy, for thirty days', async () => {
    expect((await getBytes((await deployTwice())(path1))).toString()).toBe(before)
    const monthAgo = Date.now() / 1000 - 31 * 86_400
    utimesSync(path.join(kept(), path.basename(path1)), monthAgo, monthAgo)
    expect((await deploy({ 'assets/debts-BBB_222.js': after }))(path1)).toBeNull()
  })

  test('a script that replaces one which the browser has is sent as the difference', async () => {
    const get = await deployTwice()
    const headers = { 'accept-encoding': 'gzip, br, zstd, dcb, dcz', 'available-dictionary': availableDictionary(before) }
    const response = get(path2, headers)!
    expect(response.headers.get('content-encoding')).toBe('dcz')
    expect(response.headers.get('vary')).toContain('Available-Dictionary')
    const body = await getBytes(response)
    expect(body.length).toBeLessThan(200)
    expect(body.subarray(0, 40).toString('hex')).toBe(`5e2a4d1820000000${createHash('sha256').update(before).digest('hex')}`)
    expect(zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(before) }).toString()).toBe(after)
  })

  test('a browser with an unknown file, or that cannot take differences, gets all of it', async () => {
    const get = await deployTwice()
    const encodingFor = (headers: Record<string, string>) => get(path2, headers)!.headers.get('content-encoding')
    expect(encodingFor({ 'accept-encoding': 'br, dcz', 'available-dictionary': availableDictionary('unknown') })).toBe('br')
    expect(encodingFor({ 'accept-encoding': 'br, dcz', 'available-dictionary': 'x' })).toBe('br')
    expect(encodingFor({ 'accept-encoding': 'br', 'available-dictionary': availableDictionary(before) })).toBe('br')
    expect(encodingFor({})).toBeNull()
  })

  test('only files with a hash in their name are a dictionary for later versions, and kept', async () => {
    const get = await deployTwice()
    expect(get(path1)!.headers.has('use-as-dictionary')).toBe(false)
    expect(get(path2)!.headers.get('use-as-dictionary')).toBe('match="/portal/assets/debts-*.js"')
    expect(get('/portal/logo.svg')!.headers.has('use-as-dictionary')).toBe(false)
    expect(get('/portal/assets/../secret')).toBeNull()
    expect((await deploy({}))('/portal/logo.svg')).toBeNull()
  })
})
