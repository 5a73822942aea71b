import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#design/components/actions/button.tsx'
import { RadioCards } from '#design/components/choices/radio-cards.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { useUnproven } from '../../auth/step-up/use-unproven.ts'
import { useFormats } from '../../request/use-formats.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { resetSecondFactor } from './second-factor-resets.functions.ts'
import { secondFactorHoldersQuery } from './second-factor-resets.queries.ts'

const minReasonLength = 10

interface ResetFormProps {
  searched: string
  onDone: () => void
}

export function ResetForm({ searched, onDone }: ResetFormProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const queryClient = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(secondFactorHoldersQuery(searched))
  const people = data?.results ?? []
  const unproven = useUnproven()
  const form = useAppForm({
    initialValues: { person: '', reason: '' },
    validate: ({ person, reason }) => ({
      person: !people.some(({ username }) => username === person) && t`Escolha a pessoa`,
      reason: reason.trim().length < minReasonLength && t`Informe o motivo em pelo menos ${minReasonLength} caracteres`,
    }),
    submit: async ({ person: username, reason }) => {
      await resetSecondFactor({ data: { username, reason } })
      await queryClient.invalidateQueries({ queryKey: ['second-factor-holders'], refetchType: 'none' })
      onDone()
    },
    serverError: (code) =>
      code === 'NOT_FOUND'
        ? { person: t`Você não tem mais acesso a esta pessoa, ou ela já não usa a confirmação em duas etapas` }
        : code === 'STEP_UP_REQUIRED'
          ? unproven
          : t`Não foi possível redefinir. Nada mudou: tente de novo em alguns minutos.`,
  })
  if (isError)
    return (
      <ErrorState
        title={t`Não foi possível buscar pessoas`}
        retry={<Button size="sm" loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
      />
    )
  if (!data) return <SkeletonRows rows={3} />
  if (people.length === 0)
    return (
      <div role="status">
        <EmptyState title={t`Ninguém encontrado`}>
          <Trans>
            Confira o que você digitou. Só aparecem pessoas da instituição em que você está que usam a confirmação em duas etapas.
          </Trans>
        </EmptyState>
      </div>
    )
  return (
    <AppForm
      form={form}
      actions={
        <SubmitButton form={form} variant="primary">
          <Trans>Redefinir</Trans>
        </SubmitButton>
      }
    >
      <div id="person" tabIndex={-1}>
        <RadioCards
          legend={t`Pessoa`}
          hint={data.hasMore ? t`Há mais pessoas. Escreva mais do nome para encontrar as outras.` : undefined}
          name="person"
          value={form.values.person}
          onChange={(person) => form.set('person', person)}
          error={form.errors.find(({ fieldId }) => fieldId === 'person')?.message}
          options={people.map(({ name, username, email, enabledAt }) => ({
            value: username,
            label: <span dir="auto">{name}</span>,
            description: [username, email, t`ativa desde ${formats.day(enabledAt)}`].filter(Boolean).join(' · '),
          }))}
        />
      </div>
      <TextAreaField
        {...form.field('reason')}
        label={t`Motivo`}
        hint={t`Fica registrado com o seu nome.`}
        rows={3}
        required
        minLength={minReasonLength}
        maxLength={500}
      />
    </AppForm>
  )
}
