import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ListChecks } from 'lucide-react'
import type { AgreementSetting, PaymentPlan } from '#api/financial/agreement-settings.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { type Formats } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { RowMenu } from '../../kit/list-parts/row-menu.tsx'
import type { ShownPlace } from './agreement-settings.queries.ts'
import { useSettingsWords } from './use-settings-words.ts'

interface PlanTableProps {
  place: ShownPlace
  setting: AgreementSetting
  plans: readonly PaymentPlan[]
  busy: boolean
  onEdit: (plan: PaymentPlan) => void
  onRemove: (plan: PaymentPlan) => void
}

export function PlanTable({ place, setting, plans, busy, onEdit, onRemove }: PlanTableProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { typeName } = useDebtWords()
  const { methodNames, planName } = useSettingsWords(place)
  const columns: DataColumn<PaymentPlan, never, Formats>[] = [
    { id: 'plan', name: t`Plano`, title: true, cell: (plan) => <span dir="auto">{planName(plan)}</span> },
    { id: 'installments', name: t`Parcelas`, numeric: true, cell: ({ installmentCount }, { number }) => number(installmentCount) },
    {
      id: 'debts',
      name: t`Soma dos débitos`,
      numeric: true,
      wraps: true,
      fact: true,
      cell: ({ minimumValue, maximumValue }, { money }) => {
        const [from, to] = [money(minimumValue), money(maximumValue)]
        return t`${from} a ${to}`
      },
    },
    {
      id: 'least',
      name: t`Parcela mínima`,
      numeric: true,
      leftOut: 'snug',
      cell: ({ minimumInstallment }, { money }) => (minimumInstallment > 0 ? money(minimumInstallment) : t`Sem mínimo`),
    },
    {
      id: 'days',
      name: t`1ª parcela em até`,
      numeric: true,
      leftOut: 'tight',
      cell: ({ daysDueFirstDebt }) => t`${plural(daysDueFirstDebt, { one: '# dia', other: '# dias' })}`,
    },
    {
      id: 'type',
      name: t`Débitos`,
      leftOut: 'tight',
      cell: ({ debtType }) => (debtType ? typeName(debtType) : t`Todos`),
    },
    {
      id: 'methods',
      name: t`Pagamento`,
      wraps: true,
      fact: true,
      leftOut: 'snug',
      cell: ({ paymentMethods }) => methodNames(paymentMethods),
    },
    {
      id: 'status',
      name: t`Situação`,
      cell: ({ isRetired, debtType }) =>
        isRetired ? (
          <Status tone="neutral">
            <Trans>Fora de oferta</Trans>
          </Status>
        ) : debtType && !setting.debtTypes.includes(debtType) ? (
          <Status tone="warning">
            <Trans>Tipo não negociado</Trans>
          </Status>
        ) : (
          <Status tone="ok">
            <Trans>Em oferta</Trans>
          </Status>
        ),
    },
  ]
  return (
    <DataTable
      label={t`Planos de pagamento`}
      columns={columns}
      rows={plans}
      rowId={({ planId }) => String(planId)}
      words={formats}
      busy={busy}
      rowActions={{
        name: t`Ações`,
        render: (plan) => {
          const name = planName(plan)
          return plan.isRetired ? null : (
            <RowMenu
              label={t`Ações para o plano ${name}`}
              acts={[
                { name: t`Editar`, onPress: () => onEdit(plan) },
                { name: plan.isUsed ? t`Tirar de oferta` : t`Excluir`, onPress: () => onRemove(plan) },
              ]}
            />
          )
        },
      }}
      empty={
        <EmptyState icon={<ListChecks size={32} />} title={t`Nenhum plano de pagamento`}>
          <Trans>Sem planos, o aluno vê os débitos mas não recebe proposta.</Trans>
        </EmptyState>
      }
    />
  )
}
