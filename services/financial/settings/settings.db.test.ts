import { beforeAll, describe, expect, it } from 'vitest'
import { seedFinancialSettings } from '../../../demo/financial-settings.ts'
import { inTenant } from '../../platform/database.ts'
import { addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
  for (const [tenantId, institutionId] of [
    [1, 11],
    [1, 12],
    [2, 21],
  ] as const)
    await addInstitution(world, { tenantId, institutionId })
  for (const tenantId of [1, 2]) {
    await inTenant(world.pool, tenantId, ({ client }) => seedFinancialSettings(client, tenantId))
    await inTenant(world.pool, tenantId, ({ client }) => seedFinancialSettings(client, tenantId))
  }
  await addEnrollment(world, { userId: 7001, institutionId: 12 })
})

const student = () => world.client(principal({ userId: 7001 }))
const institutions = ({ results }: { results: { institutionId: number }[] }) => [
  ...new Set(results.map(({ institutionId }) => institutionId)),
]

describe('financial settings and events', () => {
  it('are those of the institutions where somebody studies', async () => {
    const { results } = await student().settings.list({})
    expect(results).toEqual([
      {
        settingId: expect.any(Number),
        institutionId: 12,
        institutionName: 'Universidade de Teste',
        finesPercentage: 2,
        interestPercentage: 1,
        holidays: [],
        methods: [
          { id: 3, type: 'pix' },
          { id: 2, type: 'bank_slip' },
          { id: 1, type: 'credit_card' },
        ],
      },
    ])
    const events = await student().events.list({ institutionId: 12 })
    expect(events.results.map(({ type, line }) => [type, line])).toEqual([
      ['discount', 'scholarship'],
      ['discount', 'punctuality_discount'],
      ['discount', 'campaign_discount'],
      ['additional', 'fine'],
      ['additional', 'interest'],
      ['additional', null],
    ])
    expect(await student().events.list({ institutionId: 11 })).toEqual({ results: [] })
    expect(await student().settings.get({ settingId: results[0]!.settingId })).toEqual(results[0])
  })

  it('are those of the context for staff, and nobody else’s', async () => {
    const all = await world.client(staff()).settings.list({})
    expect(institutions(all)).toEqual([11, 12])
    expect(institutions(await world.client(staff({ institutionId: 11 })).events.list({}))).toEqual([11])
    const [first] = all.results
    await expect(student().settings.get({ settingId: first!.settingId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(world.client(staff({ tenantId: 2 })).settings.get({ settingId: first!.settingId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(world.client(staff({ permissions: {} })).events.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
