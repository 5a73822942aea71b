import { describe, expect, it } from 'vitest'
import { code, mother, payerOffice, tenantId } from '../testing/payer-office.ts'
import type { FinancialClient, World } from '../testing/world.ts'
import { issuePayerLink } from './payer-session.queries.ts'

let world: World
let portal: FinancialClient

const { enter } = payerOffice((now) => ({ world, portal } = now))

describe('a link', () => {
  it('opens one session, once and in its time', async () => {
    const token = await issuePayerLink(world.ports, tenantId, mother, 60_000)
    await expect(portal.payers.enter({ tenantId: 2, token })).rejects.toEqual(code('NOT_FOUND'))
    const { session } = await portal.payers.enter({ tenantId, token })
    await expect(portal.payers.enter({ tenantId, token })).rejects.toEqual(code('NOT_FOUND'))
    const old = await issuePayerLink(world.ports, tenantId, mother, 60_000)
    world.clock.advance(60_000)
    await expect(portal.payers.enter({ tenantId, token: old })).rejects.toEqual(code('NOT_FOUND'))
    await portal.payers.leave({ tenantId, session })
    await expect(portal.payers.overview({ tenantId, session })).rejects.toEqual(code('UNAUTHORIZED'))
    await expect(world.client(null).payers.enter({ tenantId, token })).rejects.toEqual(code('UNAUTHORIZED'))
  })

  it('is kept without its secret, and so is a session', async () => {
    const token = await issuePayerLink(world.ports, tenantId, mother, 60_000)
    const session = await enter()
    const rows = await world.rows(
      1,
      `select t::text as row from financial.payer_link t union all select t::text from financial.payer_session t`,
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(session)
  })

  it('is asked for with the same answer for everybody, five times an hour', async () => {
    world.payerNotices.length = 0
    const solved = world.client('portal', 'pt-BR', 'a solved puzzle')
    for (const email of [mother, 'ninguem@exemplo.test'])
      for (let times = 0; times < 7; times++) expect(await solved.payers.requestLink({ tenantId, email })).toEqual({})
    expect(world.payerNotices.filter(({ kind }) => kind === 'link')).toHaveLength(10)
  })

  it('is asked for, and opened, thirty times an hour from one address', async () => {
    const office = world.client('portal', 'pt-BR', 'a solved puzzle', '203.0.113.71').payers
    for (let time = 0; time < 30; time++) {
      await office.requestLink({ tenantId, email: `office-${time}@exemplo.test` })
      await expect(office.enter({ tenantId, token: 'A'.repeat(43) })).rejects.toEqual(code('NOT_FOUND'))
    }
    await expect(office.requestLink({ tenantId, email: 'office@exemplo.test' })).rejects.toEqual(code('TOO_MANY_ATTEMPTS'))
    await expect(office.enter({ tenantId, token: 'A'.repeat(43) })).rejects.toEqual(code('TOO_MANY_ATTEMPTS'))
  })

  it('is not for robots, and asked for few times without scripts', async () => {
    world.payerNotices.length = 0
    world.captcha.answer = 'refused'
    const solved = world.client('portal', 'pt-BR', 'a forged puzzle')
    await expect(solved.payers.requestLink({ tenantId, email: mother })).rejects.toEqual(code('CAPTCHA_REFUSED'))
    world.captcha.answer = 'accepted'
    const office = world.client('portal', 'pt-BR', undefined, '203.0.113.70')
    const ask = (time: number) => office.payers.requestLink({ tenantId, email: `${time}@exemplo.test` })
    for (let time = 0; time < 10; time++) await ask(time)
    await expect(ask(11)).rejects.toEqual(code('CAPTCHA_REFUSED'))
    expect(world.payerNotices).toHaveLength(10)
  })
})
