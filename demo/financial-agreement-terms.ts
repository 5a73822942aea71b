import type pg from 'pg'
import type { DebtType } from '#api/financial/debts.ts'
import type { LocalizedText } from '#api/locales.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { standardTerms } from '../services/financial/agreements/agreement-terms.ts'

interface DemoSetting {
  tenantId: number
  institutionId: number
  debtTypes: readonly DebtType[]
  expiredDays: number
  futureInterest: number
  debtOffice: number
  cancelAfterDays: number
  terms: LocalizedText
}

interface DemoPlan {
  planId: number
  institutionId: number
  description: LocalizedText
  installments: number
  minimum: number
  maximum: number
  minimumInstallment: number
  days: number
  debtType?: DebtType
  methods: readonly PaymentMethodType[]
}

/** Campus Norte negotiates debts at once, the southern campus only tuition, Ipê only late; Instituto do Mar offers no agreements. */
const settings: readonly DemoSetting[] = [
  {
    tenantId: 1,
    institutionId: 11,
    debtTypes: ['tuition', 'service'],
    expiredDays: 1,
    futureInterest: 150,
    debtOffice: 500,
    cancelAfterDays: 10,
    terms: standardTerms,
  },
  {
    tenantId: 1,
    institutionId: 12,
    debtTypes: ['tuition'],
    expiredDays: 5,
    futureInterest: 150,
    debtOffice: 500,
    cancelAfterDays: 10,
    terms: standardTerms,
  },
  {
    tenantId: 2,
    institutionId: 21,
    debtTypes: ['tuition', 'service'],
    expiredDays: 10,
    futureInterest: 100,
    debtOffice: 0,
    cancelAfterDays: 7,
    terms: standardTerms,
  },
]

const plans: readonly DemoPlan[] = [
  ...[11, 12].flatMap((institutionId, campus) => [
    {
      planId: campus * 10 + 1,
      institutionId,
      description: { 'pt-BR': 'À vista', en: 'Single payment', es: 'Al contado' },
      installments: 1,
      minimum: 5_000,
      maximum: 5_000_000,
      minimumInstallment: 0,
      days: 3,
      methods: ['pix'] as const,
    },
    {
      planId: campus * 10 + 2,
      institutionId,
      description: { 'pt-BR': 'Acordo em 3x', en: 'Agreement in 3 installments', es: 'Acuerdo en 3 cuotas' },
      installments: 3,
      minimum: 20_000,
      maximum: 2_000_000,
      minimumInstallment: 10_000,
      days: 5,
      methods: ['pix', 'bank_slip'] as const,
    },
    {
      planId: campus * 10 + 3,
      institutionId,
      description: { 'pt-BR': 'Acordo em 6x', en: 'Agreement in 6 installments', es: 'Acuerdo en 6 cuotas' },
      installments: 6,
      minimum: 60_000,
      maximum: 2_000_000,
      minimumInstallment: 10_000,
      days: 5,
      methods: ['pix', 'bank_slip'] as const,
    },
    {
      planId: campus * 10 + 4,
      institutionId,
      description: { 'pt-BR': 'Acordo em 12x', en: 'Agreement in 12 installments', es: 'Acuerdo en 12 cuotas' },
      installments: 12,
      minimum: 200_000,
      maximum: 5_000_000,
      minimumInstallment: 15_000,
      days: 10,
      methods: ['bank_slip'] as const,
    },
  ]),
  {
    planId: 21,
    institutionId: 21,
    description: { 'pt-BR': 'Em duas vezes', en: 'In two installments', es: 'En dos cuotas' },
    installments: 2,
    minimum: 10_000,
    maximum: 1_000_000,
    minimumInstallment: 5_000,
    days: 5,
    methods: ['pix'],
  },
  {
    planId: 22,
    institutionId: 21,
    description: { 'pt-BR': 'Só mensalidades', en: 'Tuition only', es: 'Solo mensualidades' },
    installments: 10,
    minimum: 100_000,
    maximum: 3_000_000,
    minimumInstallment: 15_000,
    days: 7,
    debtType: 'tuition',
    methods: ['pix', 'bank_slip'],
  },
]

/** Seeds how institutions negotiate. Runs in the tenant's transaction. */
export async function seedAgreementTerms(client: pg.ClientBase, tenantId: number): Promise<void> {
  const tenantSettings = settings.filter((setting) => setting.tenantId === tenantId)
  const ownPlans = plans.filter(({ institutionId }) => tenantSettings.some((setting) => setting.institutionId === institutionId))
  await client.query(settingsSql, [tenantId, JSON.stringify(tenantSettings)])
  await client.query(plansSql, [tenantId, JSON.stringify(ownPlans)])
}

const settingsSql = `
insert into financial.agreement_setting
  (institution_id, tenant_id, debt_types, expired_days, future_interest_bp, debt_office_bp, cancel_after_days, terms, terms_version)
select "institutionId", $1::int, "debtTypes", "expiredDays", "futureInterest", "debtOffice", "cancelAfterDays", terms, 1
from jsonb_to_recordset($2::jsonb)
  as s("institutionId" int, "debtTypes" text[], "expiredDays" int, "futureInterest" int, "debtOffice" int, "cancelAfterDays" int, terms jsonb)`

const plansSql = `
insert into financial.agreement_plan
  (plan_id, tenant_id, institution_id, description, installment_count, minimum_cents, maximum_cents, minimum_installment_cents, days_due_first_debt, debt_type, payment_methods)
select "planId", $1::int, "institutionId", description, installments, minimum, maximum, "minimumInstallment", days, "debtType", methods
from jsonb_to_recordset($2::jsonb)
  as p("planId" int, "institutionId" int, description jsonb, installments int, minimum bigint, maximum bigint, "minimumInstallment" bigint, days int, "debtType" text, methods text[])`
