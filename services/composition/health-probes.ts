import type pg from 'pg'
import { msg } from '#services/platform/i18n/msg.ts'
import type { Acquirer } from '../financial/payments/pix/pix-acquirer.ts'
import type { Service } from '../platform/service.ts'
import type { Probe } from '../settings/applications/application-statuses.ts'
import { localized } from '../platform/i18n/localized.ts'

interface ProbedParts {
  pool: pg.Pool
  financial: Service
  /** Null where none is connected. */
  acquirer: Pick<Acquirer, 'getCharge'> | null
}

export function healthProbes({ pool, financial, acquirer }: ProbedParts): Probe[] {
  return [
    {
      name: localized(msg`Portal acadêmico`),
      url: null,
      check: async () => void (await pool.query('select 1')),
    },
    {
      name: localized(msg`Financeiro`),
      url: null,
      // Any rejection below 500 proves that the service runs.
      check: async () => {
        const { status } = await financial.fetch(new Request('http://financial/academic-services/services/financial/debts'))
        if (status >= 500) throw new Error(`answered ${status}`)
      },
    },
    ...(acquirer
      ? [
          {
            name: localized(msg`Pix do banco`),
            url: null,
            check: async () => void (await acquirer.getCharge('0'.repeat(26))),
          },
        ]
      : []),
  ]
}
