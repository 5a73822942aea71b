import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createWorld } from '../services/academic/testing/world.ts'
import { createLocalFiles } from '../services/platform/files/local-files.ts'
import { seedDocuments } from './academic-documents.ts'

it('gives the students of the demo documents whose files can be opened', async () => {
  const world = await createWorld()
  const prefix = '/files'
  const directory = await mkdtemp(path.join(tmpdir(), 'seeded-files-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const files = createLocalFiles({ directory, secret: 'secret of the tests', clock: world.clock, prefix })
  const ports = { pool: world.pool, clock: world.clock, files }
  await seedDocuments(ports)
  // Once more, as when the demo starts again.
  await seedDocuments(ports)

  const [count] = await world.rows<{ documents: number; waiting: number; without: number }>(
    1,
    `select count(*)::int as documents, count(*) filter (where status = 'waiting')::int as waiting,
      count(*) filter (where revision > 0 and not exists (
        select from academic.document_file f where f.document_enrollment_id = d.document_enrollment_id and f.revision = d.revision))::int as without
    from academic.enrollment_document d where enrollment_id > 1000`,
  )
  expect(count!.documents).toBeGreaterThan(200)
  expect(count!.waiting).toBeGreaterThan(5)
  expect(count!.without).toBe(0)

  const kept = await world.rows<{ key: string; user_id: number; type: string; size: number }>(
    1,
    'select distinct u.* from academic.upload u join academic.document_file f on f.upload_key = u.key',
  )
  expect(new Set(kept.map(({ type }) => type))).toEqual(new Set(['image/jpeg', 'application/pdf']))
  for (const { key, user_id, type, size } of kept)
    expect((await files.read(`uploads/1/${user_id}/${key}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`))?.length).toBe(size)

  const future = await world.rows(1, 'select from academic.document_event where at > $1', [world.clock.now()])
  expect(future).toEqual([])
})
