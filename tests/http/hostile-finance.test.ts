import { beforeAll, expect, test } from 'vitest'
import { startingTemplates } from '../../services/financial/templates/starting-templates.ts'
import { inTenant } from '../../services/platform/database.ts'
import { addHostname, addPerson, tokenOf } from '../support/browser/people.ts'
import { sessionByLaunch } from '../support/browser/launch.ts'
import { ask, callFunction, callProcedure, serverFunctions } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'
import { returnText } from '../../demo/sandbox/bank/return-file.ts'

const database = useDatabase()
const ids = serverFunctions()
const permissions = {
  financial: ['debts.read', 'reports.read', 'banks.manage', 'settings.manage', 'agreement-settings.manage', 'templates.manage'],
}
const hostile = '</script><script>alert(1)</script>'

interface Finance {
  host: string
  cookie: string
  userId: number
  bearer: Record<string, string>
}

/** Finance of an institution, or of all of a tenant. */
async function finance(tenantId: number, institutionId: number | null, profile: 'OPERATION' | 'COLLECTION_ADVISORY' = 'OPERATION') {
  const host = await addHostname(database, tenantId, { safeaVersion: 'migrating' })
  const { id: userId } = await addPerson(database, tenantId, [{ institutionId, name: 'Financeiro', profile, permissions }])
  const holder = { tenantId, userId, choice: null }
  const cookie = (await sessionByLaunch(database, { host }, holder))!
  return { host, cookie, userId, bearer: { authorization: `Bearer ${await tokenOf(database, holder)}` } }
}

/** A procedure of a contract by its path, or a server function by its name. */
const call = ({ host, cookie }: Finance, name: string, data: unknown, method: 'GET' | 'POST' = 'POST') =>
  name.includes('.')
    ? callProcedure({ host, cookie, path: name, input: data })
    : callFunction({ host, cookie, id: ids.get(name)!, method, data })
const first = async (tenantId: number, text: string, values: unknown[]) =>
  (await inTenant(database, tenantId, ({ client }) => client.query<{ id: never }>(text, values))).rows[0]!.id

const withWords = (text: string) =>
  JSON.stringify({
    ...startingTemplates['income-report'],
    blocks: [...startingTemplates['income-report'].blocks, { type: 'text', text: { 'pt-BR': text } }],
  })

let gina: Finance
let made: { templateId: number; fileId: string; scheduleId: number; bankId: number; accountId: number }

let fileNumber = 0

async function sendFile(sender: Finance, name: string): Promise<{ status: number; fileId: string }> {
  const form = new FormData()
  form.set('file', new File([returnText([], { sequence: ++fileNumber })], name))
  const encoded = new Response(form)
  const headers = { ...sender.bearer, 'content-type': encoded.headers.get('content-type')! }
  const body = Buffer.from(await encoded.arrayBuffer())
  const { status, body: answer } = await ask({ host: sender.host, method: 'POST', path: '/services/financial/bank-files', headers, body })
  return { status, fileId: status < 300 ? (JSON.parse(answer) as { fileId: string }).fileId : answer }
}

beforeAll(async () => {
  gina = await finance(1, null)
  const name = `Hostil ${gina.userId}`
  const template = { institutionId: 11, document: 'income-report', name, source: withWords(hostile) }
  expect((await call(gina, 'addReportTemplate', template)).code).toBe('ok')
  expect((await call(gina, 'financial.financialReports.schedule', { selection: { report: 'agreements' }, every: 'monthly' })).code).toBe(
    'ok',
  )
  made = {
    templateId: await first(1, 'select template_id as id from financial.document_template where name = $1', [name]),
    scheduleId: await first(1, 'select schedule_id as id from financial.report_schedule where user_id = $1', [gina.userId]),
    bankId: await first(1, 'select bank_id as id from financial.bank limit 1', []),
    accountId: await first(1, 'select account_id as id from financial.bank_account where institution_id = 11 limit 1', []),
    fileId: (await sendFile(gina, 'retorno.ret')).fileId,
  }
})

test('what an administrator of another tenant, another institution or collection asks for by its number is not there', async () => {
  const { templateId, fileId, scheduleId, bankId, accountId } = made
  const bank = { code: '998', name: 'Banco 998', nickName: '998', bankId, revision: 0 }
  const month = { month: '2026-01-01', accountId }
  const asked: Array<[name: string, data: object, method?: 'GET']> = [
    ['getReportTemplate', { templateId }, 'GET'],
    ['saveReportTemplate', { templateId, revision: 0, use: null }],
    ['integration.templates.remove', { templateId }],
    ['getBankFile', { fileId, page: 1, perPage: 10 }, 'GET'],
    ['financial.bankFiles.book', { fileId }],
    ['financial.bankFiles.cancel', { fileId }],
    ['financial.bankFiles.makeRemittance', { accountId }],
    ['integration.bankAccounts.remove', { accountId }],
    ['getReconciliation', { ...month, differences: 'open' }, 'GET'],
  ]
  const codes = async (caller: Finance, calls: typeof asked) =>
    Promise.all(calls.map(async ([name, data, method]) => [name, (await call(caller, name, data, method)).code]))
  const all = (code: string, calls: typeof asked) => calls.map(([name]) => [name, code])
  const [stranger, campus, collection] = [await finance(2, null), await finance(1, 12), await finance(1, null, 'COLLECTION_ADVISORY')]
  // A bank is every institution's of its tenant.
  const ofTenant: typeof asked = [['integration.banks.update', bank], ['integration.banks.remove', { bankId }], ...asked]
  expect(await codes(stranger, ofTenant)).toEqual(all('NOT_FOUND', ofTenant))
  expect(await codes(campus, asked)).toEqual(all('NOT_FOUND', asked))
  expect(await codes(collection, ofTenant)).toEqual(all('FORBIDDEN', ofTenant))
  // Whoever ends a mail by its number is told the same, and ends none but their own.
  for (const caller of [stranger, campus])
    expect((await call(caller, 'financial.financialReports.endSchedule', { scheduleId })).code).toBe('ok')
  expect((await call(collection, 'financial.financialReports.endSchedule', { scheduleId })).code).toBe('FORBIDDEN')
  expect(await first(1, 'select count(*)::int as id from financial.report_schedule where schedule_id = $1', [scheduleId])).toBe(1)
})

test('words of a template and names of files stay words', async () => {
  const page = (path: string) => ask({ ...gina, method: 'GET', path, headers: { accept: 'text/html' } })
  const edited = await page(`/financial/template/${made.templateId}`)
  expect([edited.status, edited.body.includes('alert(1)'), edited.body.includes('<script>alert(1)')]).toEqual([200, true, false])
  for (const name of ['../../../etc/passwd', '<img src=x onerror=alert(2)>.ret', '=HYPERLINK("http://x").ret', 'a\u202etxt.ret']) {
    const { status, fileId } = await sendFile(gina, name)
    expect([name, status, fileId]).toEqual([name, 200, expect.stringMatching(/^[0-9a-f-]{36}$/)])
    const shown = await page(`/financial/bank-files/${fileId}`)
    expect([shown.status, shown.body.includes('<img src=x')]).toEqual([200, false])
  }
})

test.each([
  ['nested without end', '['.repeat(60_000)],
  ['nested in objects', '{"a":'.repeat(12_000)],
  ['of entities', `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(900)}"><!ENTITY c "${'&b;'.repeat(900)}">]><a>&c;</a>`],
  ['of ten thousand blocks', JSON.stringify({ version: 1, document: 'income-report', blocks: Array(10_000).fill({ type: 'rule' }) })],
  ['that names prototypes', '{"version":1,"document":"income-report","__proto__":{"blocks":[]},"constructor":{"prototype":{}}}'],
])('a template %s is refused, and the last one stays', async (_, source) => {
  const { code } = await call(gina, 'saveReportTemplate', { templateId: made.templateId, revision: 0, source })
  expect(code).toBe('TEMPLATE_INVALID')
  const kept = await call(gina, 'getReportTemplate', { templateId: made.templateId }, 'GET')
  expect([kept.code, kept.body.includes('alert(1)')]).toEqual(['ok', true])
})
