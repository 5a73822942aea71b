/**
 * Pays one debt by Pix from end to end in a process of its own, for a test to kill in the middle.
 * Arguments: database URL, debt id, idempotency key.
 */
import { tmpdir } from 'node:os'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { pino } from 'pino'
import { financialContract } from '#api/financial.ts'
import type { Principal } from '#api/principal.ts'
import { createFinancialService } from '../../services/financial/financial.service.ts'
import { handleAcquirerNotification } from '../../services/financial/routes/acquirer-webhook.ts'
import { systemClock } from '../../services/platform/clock.ts'
import { createPool, inTenant } from '../../services/platform/database.ts'
import { createLocalFiles } from '../../services/platform/files.ts'
import { createListener } from '../../services/platform/listener.ts'
import { createSandboxBank } from '../../services/sandbox/sandbox-bank.ts'
import { createSandboxCards } from '../../services/sandbox/sandbox-cards.ts'
import { createSandboxSlips } from '../../services/sandbox/sandbox-slips.ts'

const [url = '', debtId = '', idempotencyKey = ''] = process.argv.slice(2)
const pool = createPool(url)
const log = pino({ level: 'warn' }, process.stderr)
const secret = 'secret of the crash test'
const caller: Principal = { userId: 1001, tenantId: 1, institutionId: null, profile: 'STUDENT', permissions: {}, homeTenantId: 1, roleId: null, impersonatedBy: null, method: 'password' }

const notify = (request: Request): Promise<Response> => handleAcquirerNotification(request, { ...ports, secret })
const sandbox = { pool, clock: systemClock, log, secret, notify }
const bank = createSandboxBank(sandbox)
const ports = { pool, clock: systemClock, log, acquirer: bank, slipBank: createSandboxSlips(sandbox), cards: createSandboxCards({ ...sandbox, tokenUrl: '/tokens' }) }
const files = createLocalFiles({ directory: tmpdir(), secret, clock: systemClock, prefix: '/files' })
const captcha = { verify: async () => 'accepted' as const, siteKey: async () => ({ provider: null, siteKey: null }) }
const service = createFinancialService({ ...ports, files, captcha, listener: createListener(pool, log), prefix: '/financial', authenticate: async () => caller, isPortal: () => null, findPerson: async () => null })
const client: ContractRouterClient<typeof financialContract> = createORPCClient(
  new OpenAPILink(financialContract, { url: 'http://service.invalid/financial', fetch: (request) => service.fetch(request) }),
)

const debt = await client.debts.get({ debtId: Number(debtId) })
process.stdout.write('ready\n')
const { paymentId } = await client.payments.chargePix({
  debtIds: [debt.debtId],
  expectedAmount: debt.breakdown.amountPayable,
  idempotencyKey,
})
process.stdout.write('charged\n')
const { rows } = await inTenant(pool, 1, (tx) =>
  tx.client.query<{ txid: string }>('select txid from financial.payment where payment_id = $1', [paymentId]),
)
await bank.pay(rows[0]!.txid)
process.stdout.write(`paid ${paymentId}\n`)
process.exit(0)
