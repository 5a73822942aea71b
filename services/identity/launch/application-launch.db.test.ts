import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Principal } from '#api/principal.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { seedApplications } from '../../../demo/applications.ts'
import { seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { beginLaunchedSession, issueLaunch, launchUrl, openLaunch, takeLaunchToken } from './application-launch.ts'
import { principalOfToken, secondsLeft, takeOnce } from '../single-tokens/single-token.ts'

let pool: pg.Pool
let now = new Date('2026-11-21T12:00:00Z')
const clock = { now: () => now }
const ports = () => ({ pool, clock })

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedApplications(pool)
  await seedPeople(pool, now)
})

const of = (homeTenantId: number, userId: number) => ({ homeTenantId, userId, method: 'password' }) as Principal
const gina = of(1, 1101)
const wanted = { app: 'diario', roleAlias: 'OPERATION', tenantAlias: 'aurora', iesAlias: null }
const tokenIn = (url: string | null) => new URL(url!, 'http://x').searchParams.get('tokenId')!

/** Rights of the session that a launch begins. */
async function principalAfter(url: string | null) {
  const opened = await openLaunch(ports(), tokenIn(url))
  return principalOfToken(ports(), (await beginLaunchedSession(ports(), opened!.ticket))!.token)
}

describe('launchUrl', () => {
  it('leaves the place of the hostname, and carries a token for the wanted role alone', async () => {
    const url = await launchUrl(ports(), gina, wanted)
    expect(url).toMatch(/^\/sandbox\/applications\/diario\?from=\{hostname\}&tokenId=st_[\w-]+$/)
    expect(await principalAfter(url)).toMatchObject({
      userId: 1101,
      tenantId: 1,
      institutionId: null,
      profile: 'OPERATION',
    })
  })

  it('arrives in the institution that the person acts in', async () => {
    const url = await launchUrl(ports(), of(1, 1102), { ...wanted, iesAlias: 'campus-norte' })
    expect(await principalAfter(url)).toMatchObject({ userId: 1102, institutionId: 11 })
  })

  it.each([
    ['an application that nobody registered', { ...wanted, app: 'nowhere' }],
    ['one of version 3, which has an address of its own', { ...wanted, app: 'avalia' }],
    ['a role that the person does not hold', { ...wanted, roleAlias: 'STUDENT' }],
    ['another tenant', { ...wanted, tenantAlias: 'ipe' }],
    ['an institution of another tenant', { ...wanted, iesAlias: 'ipe' }],
    ['the application itself', { ...wanted, tenantAlias: null }],
  ])('refuses %s', async (_, asked) => {
    expect(await launchUrl(ports(), gina, asked)).toBeNull()
  })

  it('refuses students an application of staff, and gives them theirs', async () => {
    const ana = of(1, 1001)
    const asStudent = { ...wanted, roleAlias: 'STUDENT', iesAlias: 'campus-norte' }
    expect(await launchUrl(ports(), ana, asStudent)).toBeNull()
    expect(await launchUrl(ports(), ana, { ...asStudent, app: 'biblioteca' })).toContain('tokenId=')
  })

  it('keeps a fragment at the end of the address', async () => {
    await pool.query(
      `insert into settings.launchable_application values (50, 'com-ancora', 'Âncora', null, 'https://app.example/#/home', true, 'v2', '["OPERATION"]', '[1]', null)`,
    )
    expect(await launchUrl(ports(), gina, { ...wanted, app: 'com-ancora' })).toMatch(/^https:\/\/app\.example\/\?tokenId=[^#]+#\/home$/)
  })
})

describe('takeLaunchToken', () => {
  it('says who arrived, once', async () => {
    const token = tokenIn(await launchUrl(ports(), gina, wanted))
    expect(await takeLaunchToken(ports(), token)).toEqual({ name: 'Gina Prates', role: 'Financeiro' })
    expect(await takeLaunchToken(ports(), token)).toBeNull()
  })

  it('is too late after a minute', async () => {
    const token = tokenIn(await launchUrl(ports(), gina, wanted))
    now = new Date(now.getTime() + 61_000)
    expect(await takeLaunchToken(ports(), token)).toBeNull()
  })
})

describe('a launch', () => {
  it('has no rights by its address, and none by its ticket', async () => {
    const token = tokenIn(await launchUrl(ports(), gina, wanted))
    expect(await principalOfToken(ports(), token)).toBeNull()
    expect(await secondsLeft(ports(), token)).toBeNull()
    expect(await beginLaunchedSession(ports(), token)).toBeNull()
    const { ticket, ...opened } = (await openLaunch(ports(), token))!
    expect(opened).toEqual({ tenantId: 1, userId: 1101, name: 'Gina Prates' })
    expect(await principalOfToken(ports(), ticket)).toBeNull()
    expect(await openLaunch(ports(), ticket)).toBeNull()
  })

  it('is opened once, and begun once, of twenty that try at once', async () => {
    const token = tokenIn(await launchUrl(ports(), gina, wanted))
    const twenty = <Result>(use: () => Promise<Result | null>) =>
      Promise.all(Array.from({ length: 20 }, use)).then((all) => all.filter((one) => one !== null))
    const opened = await twenty(() => openLaunch(ports(), token))
    expect(opened).toHaveLength(1)
    expect(await twenty(() => beginLaunchedSession(ports(), opened[0]!.ticket))).toHaveLength(1)
  })

  it('begins a session that outlives the address by far', async () => {
    const opened = await openLaunch(ports(), tokenIn(await launchUrl(ports(), gina, wanted)))
    now = new Date(now.getTime() + 300_000)
    const { token, expiresIn } = (await beginLaunchedSession(ports(), opened!.ticket))!
    expect(expiresIn).toBe(28_800)
    now = new Date(now.getTime() + 3_600_000)
    expect(await principalOfToken(ports(), token)).toMatchObject({ userId: 1101 })
  })

  it('by a code says which role is asked for, once', async () => {
    const choice = { roleId: 10010, tenantId: 1, institutionId: 11 }
    const { token } = await issueLaunch(ports(), { tenantId: 1, userId: 1001, method: 'password', choice })
    expect((await takeOnce(ports(), token, 'launch'))?.choice).toEqual(choice)
    expect(await takeOnce(ports(), token, 'launch')).toBeNull()
  })
})
