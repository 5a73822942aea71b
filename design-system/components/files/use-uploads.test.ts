import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextToSend, countTaken, type Upload, type UploadEvent, reduceUploads } from './use-uploads.ts'

const upload = (id: number, state: Upload['state'] = 'waiting'): Upload => ({ id, state, file: new File([], `${id}.pdf`), progress: 0 })

test('two are sent at once, the next ones when there is room', () => {
  let uploads = [upload(1, 'refused'), upload(2), upload(3), upload(4)]
  const next = () => nextToSend(uploads, 2).map(({ id }) => id)
  expect(next()).toEqual([2, 3])
  uploads = reduceUploads(uploads, { type: 'started', id: 2 })
  uploads = reduceUploads(uploads, { type: 'started', id: 3 })
  expect(next()).toEqual([])
  uploads = reduceUploads(uploads, { type: 'failed', id: 3 })
  expect(next()).toEqual([4])
  uploads = reduceUploads(uploads, { type: 'retried', id: 3 })
  expect(next()).toEqual([3])
  expect(countTaken(uploads)).toBe(3)
})

test('progress never goes back or past the end, and starts anew on another try', () => {
  let uploads = [upload(1, 'sending')]
  const progressed = (progress: number) => {
    uploads = reduceUploads(uploads, { type: 'progressed', id: 1, progress })
    return uploads[0]!.progress
  }
  expect([0.4, 0.3, 2].map(progressed)).toEqual([0.4, 0.4, 1])
  expect(reduceUploads(uploads, { type: 'retried', id: 1 })[0]!.progress).toBe(0)
})

test('what was refused once it was sent says why, makes room and is not sent again', () => {
  const refused = reduceUploads([upload(1, 'sending'), upload(2)], { type: 'refused', id: 1, reason: 'Tem um script.' })
  expect(refused[0]).toMatchObject({ state: 'refused', reason: 'Tem um script.' })
  expect(nextToSend(refused, 2).map(({ id }) => id)).toEqual([2])
  expect(countTaken(refused)).toBe(1)
})

test('whatever happens, never more than two are sent together', () => {
  const event = fc.record({ type: fc.constantFrom('done', 'failed', 'retried', 'removed'), id: fc.nat(5) })
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let uploads = [0, 1, 2, 3, 4, 5].map((id) => upload(id))
      for (const happened of events) {
        for (const { id } of nextToSend(uploads, 2)) uploads = reduceUploads(uploads, { type: 'started', id })
        expect(uploads.filter(({ state }) => state === 'sending').length).toBeLessThanOrEqual(2)
        uploads = reduceUploads(uploads, happened as UploadEvent)
      }
    }),
  )
})

test('files are moved towards the start, and replaced where they stand', () => {
  const uploads = [upload(1, 'done'), upload(2, 'done'), upload(3, 'failed')]
  const ids = (list: Upload[]) => list.map(({ id }) => id)
  expect(ids(reduceUploads(uploads, { type: 'moved', id: 3 }))).toEqual([1, 3, 2])
  expect(ids(reduceUploads(uploads, { type: 'moved', id: 1 }))).toEqual([1, 2, 3])
  expect(ids(reduceUploads(uploads, { type: 'replaced', id: 2, upload: upload(9) }))).toEqual([1, 9, 3])
})

test('the only place has what was chosen last', () => {
  const before = [upload(1, 'refused'), upload(2, 'done')]
  expect(reduceUploads(before, { type: 'chosenInstead', uploads: [upload(3)] }).map(({ id }) => id)).toEqual([3])
})

test('what was not sent says why, until it is tried again', () => {
  const failed = reduceUploads([upload(1, 'sending')], { type: 'failed', id: 1, reason: 'Sem conexão.' })
  expect(failed[0]).toMatchObject({ state: 'failed', reason: 'Sem conexão.' })
  expect(reduceUploads(failed, { type: 'retried', id: 1 })[0]).toMatchObject({ state: 'waiting', reason: undefined })
})
