import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { RadioCards } from '#design/components/choices/radio-cards.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { useUnproven } from '../step-up/use-unproven.ts'
import { startImpersonation } from './impersonation.functions.ts'
import { peopleQuery } from './impersonation.queries.ts'

const minReasonLength = 10

export function ImpersonationForm({
  searched,
  returnTo,
  reason = '',
}: {
  searched: string
  returnTo: string
  reason?: string | undefined
}) {
  const { t } = useLingui()
  const unproven = useUnproven()
  const { data, isError, isFetching, refetch } = useQuery(peopleQuery(searched))
  const options = (data?.results ?? []).flatMap(({ name, username, email, roles }) => {
    const description = [username, email].filter(Boolean).join(' · ')
    const asNobody = { value: username, label: name, description: `${description} · ${t`sem perfil`}` }
    if (roles.length === 0) return [asNobody]
    return roles.map(({ id, name: role, place }) => ({
      value: `${username} ${id}`,
      label: `${name}, ${role}`,
      description: `${place} · ${description}`,
    }))
  })
  // A single result counts as chosen.
  const getChosen = (person: string) =>
    options.some(({ value }) => value === person) ? person : options.length === 1 ? options[0]!.value : ''
  const form = useAppForm({
    initialValues: { person: '', reason },
    validate: ({ person, reason }) => ({
      person: !getChosen(person) && t`Escolha a pessoa e o perfil`,
      reason: reason.trim().length < minReasonLength && t`Informe o motivo em pelo menos ${minReasonLength} caracteres`,
    }),
    submit: async ({ person, reason }) => {
      const [username = '', roleId] = getChosen(person).split(' ')
      const page = await startImpersonation({ data: { username, reason, returnTo, ...(roleId && { roleId: Number(roleId) }) } })
      // A full page load: all state belongs to the old session.
      location.assign(`${appConfig.basePath}${page}`)
    },
    serverError: (code) =>
      code === 'NOT_FOUND'
        ? { person: t`Você não tem mais acesso a esta pessoa ou a este perfil` }
        : code === 'STEP_UP_REQUIRED'
          ? unproven
          : t`Não foi possível atuar como esta pessoa. Confira se você escolheu uma instituição e tente de novo.`,
  })
  if (isError)
    return (
      <ErrorState
        title={t`Não foi possível buscar pessoas`}
        retry={<Button size="sm" loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
      />
    )
  if (!data) return <SkeletonRows rows={3} />
  if (options.length === 0)
    return (
      <div role="status">
        <EmptyState title={t`Ninguém encontrado`}>
          <Trans>Só aparecem pessoas desta instituição que já têm conta no portal.</Trans>
        </EmptyState>
      </div>
    )
  return (
    <AppForm
      form={form}
      action={`${appConfig.basePath}/auth/impersonation/start`}
      actions={
        <SubmitButton form={form} variant="primary">
          <Trans>Atuar como esta pessoa</Trans>
        </SubmitButton>
      }
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <div id="person" tabIndex={-1}>
        <RadioCards
          legend={t`Pessoa e perfil`}
          hint={data.hasMore ? t`Há mais pessoas. Escreva mais do nome para encontrar as outras.` : undefined}
          name="person"
          value={getChosen(form.values.person)}
          onChange={(person) => form.set('person', person)}
          error={form.errors.find(({ fieldId }) => fieldId === 'person')?.message}
          options={options}
        />
      </div>
      <TextAreaField
        {...form.field('reason')}
        label={t`Motivo`}
        hint={t`Pelo menos ${minReasonLength} caracteres. Fica registrado com o seu nome.`}
        rows={3}
        required
        minLength={minReasonLength}
        maxLength={500}
      />
    </AppForm>
  )
}
