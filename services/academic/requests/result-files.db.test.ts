import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { inTenant } from '../../platform/database.ts'
import { addType, addUpload } from '../testing/request-world.ts'
import { createWorld, type World } from '../testing/world.ts'
import { lockRequest } from './request-changes.queries.ts'
import { addResultFiles, removeResultFiles } from './result-files.queries.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})

it('a file of the office is validated in public until the answer is taken back', async () => {
  const ana = world.client(principal({ userId: 1001, institutionId: 11 }))
  const draftId = crypto.randomUUID()
  const { version } = await ana.requests.begin({ draftId, typeId: await addType(world), enrollmentId: 1 })
  const { revision } = await ana.requests.saveFields({ draftId, revision: 0, answers: { why: 'Para o estágio' } })
  const { requestId, protocol } = await ana.requests.send({ draftId, version, revision, hasAcceptedTerms: true })
  const change = (work: typeof removeResultFiles) =>
    inTenant(world.pool, 1, async (transaction) =>
      work(transaction, await lockRequest(transaction, sql`r.tenant_id = 1`, requestId), world.clock.now()),
    )
  const key = await addUpload(world, 1102, 'declaracao.pdf')
  const add = () => change((transaction, request, now) => addResultFiles(transaction, request, 1102, [key], now))
  await add()
  await world.rows(1, `update academic.request set status = 'delivered', decided_at = now() where request_id = $1`, [requestId])
  const shared = async () => (await ana.requests.get({ requestId })).result!.files
  const [first] = await shared()
  expect(first).toMatchObject({ key, name: 'declaracao.pdf' })
  const validate = (sharedToken: string) => world.client(null).sharedDocuments.validate({ sharedToken })
  expect(await validate(first!.sharedToken!)).toMatchObject({
    kind: 'request_result',
    state: 'valid',
    facts: { student: 'Ana S.', number: protocol, sha256: 'ab' },
  })
  await change(removeResultFiles)
  expect(await shared()).toEqual([])
  expect(await validate(first!.sharedToken!)).toMatchObject({ state: 'revoked', facts: null })
  await add()
  expect((await shared())[0]!.sharedToken).not.toBe(first!.sharedToken)
})
