import type pg from 'pg'
import type { Acquirer } from '../financial/payments/pix/pix-acquirer.ts'
import type { Service } from '../platform/service.ts'
import type { Probe } from '../settings/applications/application-statuses.ts'

interface ProbedParts {
  pool: pg.Pool
  financial: Service
  /** Null where none is connected. */
  acquirer: Pick<Acquirer, 'getCharge'> | null
}

export function healthProbes({ pool, financial, acquirer }: ProbedParts): Probe[] {
  return [
    {
      name: { 'pt-BR': 'Portal acadêmico', en: 'Academic portal', es: 'Portal académico' },
      url: null,
      check: async () => void (await pool.query('select 1')),
    },
    {
      name: { 'pt-BR': 'Financeiro', en: 'Finances', es: 'Finanzas' },
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
            name: { 'pt-BR': 'Pix do banco', en: "The bank's Pix", es: 'Pix del banco' },
            url: null,
            check: async () => void (await acquirer.getCharge('0'.repeat(26))),
          },
        ]
      : []),
  ]
}
