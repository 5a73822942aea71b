import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { copyPaymentPlans } from './agreement-settings.functions.ts'
import { agreementSettingsQueries, type ShownSettings } from './agreement-settings.queries.ts'

/** Lets an institution start with copies of another one's plans. */
export function CopyPlans({
  shown: { settings, setting, institutions },
  onCopied,
}: {
  shown: ShownSettings
  onCopied: (message: string) => void
}) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const others = settings.filter(({ externalId }) => externalId !== setting?.externalId)
  const form = useAppForm({
    initialValues: { from: others.length === 1 ? others[0]!.externalId : '' },
    validate: ({ from }) => ({ from: from ? null : t`Escolha a instituição.` }),
    submit: async ({ from }) => {
      const { count } = await copyPaymentPlans({ data: { externalId: setting!.externalId, from } })
      await queryClient.invalidateQueries({ queryKey: agreementSettingsQueries.all })
      onCopied(
        count === 0
          ? t`Esta instituição não tem planos em oferta.`
          : t`${plural(count, { one: '# plano copiado', other: '# planos copiados' })}`,
      )
    },
    serverError: () => t`Não foi possível copiar. Nada mudou: tente de novo.`,
    resetOnSuccess: true,
  })
  if (others.length === 0) return null
  return (
    <AppForm
      form={form}
      aria-label={t`Copiar planos`}
      actions={
        <SubmitButton form={form} needsScripts>
          <Trans>Copiar planos</Trans>
        </SubmitButton>
      }
    >
      <SelectField
        id="from"
        label={t`Começar com os planos de outra instituição`}
        hint={t`As cópias podem ser mudadas à vontade. Os boletos saem pela conta desta instituição.`}
        value={form.values.from}
        error={form.errors[0]?.message}
        onChange={({ target }) => form.set('from', target.value)}
      >
        <option value="">{t`Escolha`}</option>
        {others.map(({ externalId, institutionId }) => (
          <option key={externalId} value={externalId}>
            {institutions.find((one) => one.institutionId === institutionId)?.name}
          </option>
        ))}
      </SelectField>
    </AppForm>
  )
}
