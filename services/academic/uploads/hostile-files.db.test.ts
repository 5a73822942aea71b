import { beforeAll, expect, it } from 'vitest'
import { startLocalStore } from '../../platform/testing/stores.ts'
import { hostileFiles } from '../testing/hostile-files.ts'
import { createUploadWorld, person, type UploadWorld } from '../testing/upload-world.ts'

let world: UploadWorld

beforeAll(async () => {
  world = await createUploadWorld(startLocalStore)
})

it('knows at least thirty of them', () => expect(hostileFiles.length).toBeGreaterThanOrEqual(30))

it.each(hostileFiles)('answers $answer to $what', async ({ name, type, use = 'document', bytes, answer, gone, keptAs }) => {
  const student = world.client(person())
  const kept = await world.send(student, bytes, { name, type, use }).catch((error: { code: string }) => error.code)
  if (answer !== 'kept' || typeof kept === 'string') {
    expect(kept).toBe(answer)
    expect(await world.files.list('parts/')).toEqual([])
    return
  }
  if (keptAs) expect(kept.name).toBe(keptAs)
  const { url } = await student.download({ key: kept.key })
  expect(url).toMatch(/^\/files\/uploads\/1\/\d+\/[0-9a-f-]+\.(pdf|png|jpg|csv)\?/)
  const shown = await world.download(url)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': expect.stringMatching(use === 'request' ? /^attachment; / : /^inline; /),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (gone) expect(Buffer.from(await shown.arrayBuffer()).toString('latin1')).not.toContain(gone)
})
