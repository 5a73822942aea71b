import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { integrationContract } from '#api/integration.ts'
import { mayManageBanks, mayManageTemplates } from '#api/permissions.ts'
import type { Principal } from '#api/principal.ts'
import { stillClock } from '../../tests/support/callers.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { systemClock } from '../platform/clock.ts'
import { inTenant } from '../platform/database.ts'
import { type Caller, createService, type Service } from '../platform/service.ts'
import { type RunningStore, startLocalStore } from '../platform/testing/stores.ts'
import { seedIntegration } from '../../demo/integration.ts'
import { financialBranches } from '../financial/integration.routes.ts'
import { integrationRouter } from './integration.routes.ts'

const apiKey = 'key of the integration module'
let pool: pg.Pool
let service: Service
let store: RunningStore
/** Places whose reenrollment settings were asked for. */
const asked: unknown[] = []

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedIntegration(pool)
  await seedIntegration(pool)
  await inTenant(pool, 2, ({ client }) =>
    client.query(
      `insert into integration.support_setting (id, tenant_id, type, position, title, template, sectors)
       values (20, 2, 'blip', 'top_left', 'Chat da Ipê', '{"appKey": "k", "color": "#0b5c8f", "customCommonUrl": null}', '{academic}')`,
    ),
  )
  store = await startLocalStore()
  service = createService({
    name: 'integration',
    title: 'Integration module',
    router: integrationRouter(
      pool,
      financialBranches({
        pool,
        clock: stillClock(),
        files: store.at(systemClock),
        log: pino({ level: 'silent' }),
        findPerson: async () => null,
        fits: async () => true,
      }),
      async (place) => {
        asked.push(place)
        return []
      },
    ),
    prefix: '/integration',
    authenticate: async (authorization) => (authorization ? (JSON.parse(authorization) as Caller) : null),
    apiKey,
    log: pino({ level: 'silent' }),
  })
})

afterAll(() => store.stop())

/** Calls the service as a user of a tenant; null means without a token. */
function client(
  tenantId: number | null,
  key: string | null = apiKey,
  person: Partial<Principal> = {},
): ContractRouterClient<typeof integrationContract> {
  const principal = {
    userId: 1,
    homeTenantId: tenantId,
    tenantId,
    institutionId: null,
    roleId: 1,
    profile: 'STUDENT',
    permissions: {},
    impersonatedBy: null,
    method: 'password',
    ...person,
  }
  return createORPCClient(
    new OpenAPILink(integrationContract, {
      url: 'http://service.invalid/integration',
      headers: { ...(tenantId !== null && { authorization: JSON.stringify(principal) }), ...(key !== null && { 'x-api-key': key }) },
      fetch: (request) => service.fetch(request),
    }),
  )
}

describe('support settings', () => {
  it("are the caller's tenant's own", async () => {
    expect((await client(1).supportSettings()).results).toEqual([
      {
        type: 'whatsapp',
        position: 'bottom_right',
        title: 'Fale com a Aurora',
        subtitle: 'Respondemos em até um dia útil',
        cellphone: '(11) 90000-0000',
        message: 'Olá! Estou no portal e preciso de ajuda.',
        template: null,
        sectors: [{ sector: { alias: 'general' } }, { sector: { alias: 'financial' } }],
      },
    ])
    expect((await client(2).supportSettings()).results.map(({ title }) => title)).toEqual(['Chat da Ipê'])
  })

  it.each([0, 99])('are none for tenant %i', async (tenantId) => {
    expect(await client(tenantId).supportSettings()).toEqual({ results: [] })
  })

  it('are for signed-in people', async () => {
    await expect(client(null).supportSettings()).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
    await expect(client(null).featureSettings()).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
  })

  it('cannot be seen or written for another tenant, whatever a query forgets', async () => {
    const { rows } = await inTenant(pool, 2, ({ client: connection }) =>
      connection.query<{ id: number }>('select id from integration.support_setting'),
    )
    expect(rows).toEqual([{ id: 20 }])
    expect((await pool.query('select id from integration.support_setting')).rows).toEqual([])
    const foreign = inTenant(pool, 2, ({ client: connection }) =>
      connection.query(`insert into integration.feature_setting values (7, 'USD')`),
    )
    await expect(foreign).rejects.toThrow(/row-level security/)
  })

  it('of WhatsApp need a number, and stand in one of four corners', async () => {
    const insert = (columns: string) =>
      inTenant(pool, 3, ({ client: connection }) =>
        connection.query(
          `insert into integration.support_setting (id, tenant_id, type, position, title, cellphone, sectors) values (30, 3, ${columns}, '{general}')`,
        ),
      )
    await expect(insert(`'whatsapp', 'bottom_left', 'Ajuda', null`)).rejects.toThrow(/support_setting_type/)
    await expect(insert(`'whatsapp', 'middle', 'Ajuda', '1'`)).rejects.toThrow(/support_setting_position/)
  })
})

describe('templates', () => {
  it('are of documents that have the names of the requirements, and take what these were called before', async () => {
    await inTenant(pool, 1, ({ client: connection }) =>
      connection.query(
        `insert into financial.institution (institution_id, tenant_id, name, merchant_name, city, tax_id, pix_key)
         values (91, 1, 'Campus', 'CAMPUS', 'SAO PAULO', '12345678000195', 'pix@campus.example')`,
      ),
    )
    const permissions = { [mayManageTemplates.audience]: mayManageTemplates.permissions }
    const { templates } = client(1, apiKey, { profile: 'OPERATION', permissions })
    const made = async (document: 'irpf' | 'bank-slip') =>
      (await templates.create({ institutionId: 91, document, name: document })).document
    expect([await made('irpf'), await made('bank-slip')]).toEqual(['irpf', 'bankSlip'])
    for (const document of ['bankSlip', 'bank-slip'] as const)
      expect((await templates.list({ document })).results.map((one) => one.document)).toEqual(['bankSlip'])
    await expect(templates.list({ document: 'contract' as never })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('logos of banks', () => {
  const picture = { fileName: 'bb.png', contentType: 'image/png', size: 900 }
  const permissions = { [mayManageBanks.audience]: mayManageBanks.permissions }

  it('are sent by those who manage banks, and by nobody else', async () => {
    const manager = client(1, apiKey, { profile: 'OPERATION', permissions })
    const signature = await manager.banks.signLogo(picture)
    expect(signature).toMatchObject({ uploadUrl: expect.stringContaining('/files/parts/1/bank-logo/'), size: 900 })
    expect(signature.finalUrl).toContain(`/files/bank/1/${signature.fileName}?`)
    await expect(manager.banks.signLogo({ ...picture, contentType: 'image/gif' })).rejects.toMatchObject({ code: 'FILE_TYPE', status: 422 })
    for (const person of [
      { profile: 'OPERATION', permissions: {} },
      { profile: 'STUDENT', permissions },
      { profile: 'OPERATION', permissions, impersonatedBy: 9 },
    ] as const)
      await expect(client(1, apiKey, person).banks.signLogo(picture)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(client(null).banks.signLogo(picture)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('are no other address than one that was given', async () => {
    const manager = client(1, apiKey, { profile: 'OPERATION', permissions })
    for (const logo of ['https://evil.example/logo.svg', '/files/bank/1/../../x.png', 'javascript:alert(1)'])
      await expect(manager.banks.create({ code: '001', name: 'Banco', nickName: 'B', logo })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('the API key', () => {
  it.each([null, '', 'another key'])('%j is refused over HTTP and within the process', async (key) => {
    await expect(client(1, key).featureSettings()).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
    const headers = new Headers(key === null ? {} : { 'x-api-key': key })
    const call = service.call(['featureSettings'], undefined, { headers, signal: new AbortController().signal })
    await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
  })

  it('is told of in the description of the calls', async () => {
    expect(await service.openApi()).toMatchObject({
      components: { securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } } },
      security: [{ bearer: [], apiKey: [] }],
    })
  })
})

it('tells the settings of reenrollments of the caller’s place, from the academic service', async () => {
  expect(await client(1).reenrollmentSettings()).toEqual({ results: [] })
  expect(asked).toEqual([{ tenantId: 1, institutionId: null }])
  await expect(client(null).reenrollmentSettings()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

describe('feature settings', () => {
  it("give the tenant's currency first", async () => {
    await inTenant(pool, 3, ({ client: connection }) => connection.query(`update integration.feature_setting set currency = 'EUR'`))
    expect((await client(3).featureSettings()).results[0]).toEqual({ currency: 'EUR' })
    expect((await client(1).featureSettings()).results).toEqual([{ currency: 'BRL' }])
    expect((await client(99).featureSettings()).results).toEqual([])
  })
})
