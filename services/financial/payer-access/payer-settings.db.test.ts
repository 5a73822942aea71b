import { describe, expect, it } from 'vitest'
import { code, payerOffice } from '../testing/payer-office.ts'
import { type FinancialClient, staff, type World } from '../testing/world.ts'

let world: World
let student: FinancialClient

const { allow, invite, enter, seen, pix } = payerOffice((now) => ({ world, student } = now))
const manager = () => world.client(staff({ permissions: { financial: ['settings.manage'] } }))

describe('institutions', () => {
  it('say whether, and what they say counts at once', async () => {
    const { accessId } = await invite()
    const session = await enter()
    expect((await student.debts.overview()).mayInvitePayers).toBe(true)
    await allow(11, false)
    expect(await seen(session, accessId)).toBeUndefined()
    await expect(pix(session, accessId)).rejects.toEqual(code('NOT_FOUND'))
    await expect(invite(['debts'], 'pai@exemplo.test')).rejects.toEqual(code('NOT_ALLOWED'))
    expect((await student.debts.overview()).mayInvitePayers).toBe(false)
    expect((await student.payerAccess.list()).institutions).toEqual([])
    await allow(11)
    expect(await seen(session, accessId)).toBeDefined()
  })

  it('are set by who manages settings, in their own context, over nobody else’s change', async () => {
    const { results } = await manager().payerSettings.list()
    expect(results.map(({ institutionId, enabled }) => [institutionId, enabled])).toEqual([
      [11, true],
      [12, false],
    ])
    const ofCampus = world.client(staff({ institutionId: 12, permissions: { financial: ['settings.manage'] } }))
    expect((await ofCampus.payerSettings.list()).results.map(({ institutionId }) => institutionId)).toEqual([12])
    await expect(ofCampus.payerSettings.save({ institutionId: 11, enabled: false, revision: 1 })).rejects.toEqual(code('NOT_FOUND'))
    await expect(manager().payerSettings.save({ institutionId: 11, enabled: false, revision: 0 })).rejects.toEqual(code('CONTENT_CHANGED'))
    await expect(world.client(staff()).payerSettings.list()).rejects.toEqual(code('FORBIDDEN'))
    await expect(student.payerSettings.list()).rejects.toEqual(code('FORBIDDEN'))
    const operator = world.client(staff({ impersonatedBy: 1, permissions: { financial: ['settings.manage'] } }))
    await expect(operator.payerSettings.list()).rejects.toEqual(code('FORBIDDEN'))
  })
})
