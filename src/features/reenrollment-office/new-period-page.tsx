import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { reenrollmentOfficeContract } from '#api/academic/reenrollment-office.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { rpc } from '../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { Denied } from '../../kit/list/denied.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { PeriodFields } from './period-fields.tsx'
import { BackToPeriods, type ShownPeriod } from './period-frame.tsx'
import { newPeriodValues, toPeriodSettings } from './period-values.ts'
import { officeQueries } from './reenrollment-office.queries.ts'
import { usePeriodProblems } from './use-period-problems.ts'

export function NewPeriodPage() {
  const { t } = useLingui()
  const query = useQuery(officeQueries.periods())
  const { data, error } = query
  return (
    <>
      <PageHeader back={<BackToPeriods />} title={t`Novo período de rematrícula`} />
      {error ? (
        portalErrorCode(error) === 'FORBIDDEN' ? (
          <Denied title={t`Você não tem acesso aos períodos de rematrícula`} />
        ) : (
          <QueryError query={query} title={t`Não foi possível carregar os períodos de rematrícula`} />
        )
      ) : data ? (
        <NewPeriodForm before={data.results[0]?.settings} options={data.options} />
      ) : (
        <SkeletonCard lines={8} />
      )}
    </>
  )
}

interface NewPeriodFormProps extends Pick<ShownPeriod, 'options'> {
  /** The settings of the newest period; what is not entered anew stays as it was. */
  before: ShownPeriod['period']['settings'] | undefined
}

function NewPeriodForm({ before, options }: NewPeriodFormProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = useShell()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const needsInstitution = options.institutions.length > 1
  const messages: ErrorMessages<typeof reenrollmentOfficeContract.addPeriod> = {
    NOT_ALLOWED: t`Já existe um período de rematrícula deste período letivo na instituição, ou um dos cursos não é dela. Nada foi criado.`,
    FORBIDDEN: t`O seu perfil não permite criar períodos nesta instituição.`,
  }
  const form = useAppForm({
    initialValues: newPeriodValues(before, timeZone, i18n.locale),
    validate: usePeriodProblems(needsInstitution),
    submit: async (values) => {
      const institutionId = needsInstitution ? Number(values.institutionId) : options.institutions[0]!.institutionId
      const { periodId } = await rpc.academic.reenrollmentOffice.addPeriod.mutate({
        institutionId,
        settings: toPeriodSettings(values, timeZone),
      })
      await queryClient.invalidateQueries({ queryKey: officeQueries.all })
      await navigate({ to: '/reenrollment-office/$periodId/settings', params: { periodId }, search: { done: 'added' } })
    },
    serverError: (code) => messages[code] ?? t`Não foi possível criar o período. O que você preencheu continua aqui: tente de novo.`,
  })
  const { errors } = form
  return (
    <AppForm
      form={form}
      aria-label={t`Novo período de rematrícula`}
      stickyActions
      actions={
        <SubmitButton form={form} variant="primary" needsScripts>
          <Trans>Criar período</Trans>
        </SubmitButton>
      }
    >
      {before ? <Notice title={<Trans>Regras e valores vêm do período {before.period}. Confira e informe as datas.</Trans>} /> : null}
      <PeriodFields
        values={form.values}
        set={form.set}
        getError={(name) => errors.find(({ fieldId }) => fieldId === name)?.message}
        options={options}
        needsInstitution={needsInstitution}
        isFolded={before !== undefined}
      />
    </AppForm>
  )
}
