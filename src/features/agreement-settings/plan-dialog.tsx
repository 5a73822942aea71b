import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { agreementPlansContract } from '#api/financial/agreement-settings-calls.ts'
import type { AgreementSetting, PaymentPlan } from '#api/financial/agreement-settings.ts'
import type { ErrorMessages } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { problemMessages } from '../../kit/form/field-codec.ts'
import { Conflict } from '../../kit/versions/differences.tsx'
import { useRevisionedForm } from '../../kit/versions/use-revisioned-form.ts'
import { addPaymentPlan, savePaymentPlan } from './agreement-settings.functions.ts'
import { agreementSettingsQueries, type ShownPlace } from './agreement-settings.queries.ts'
import { PlanFields } from './plan-fields.tsx'
import { getPlan, getPlanProblems, getPlanValues, planFields, type PlanValues } from './plan-values.ts'
import { useSettingsWords } from './use-settings-words.ts'
import { plural } from '@lingui/core/macro'
import { Notice } from '#design/components/feedback/notice.tsx'

/** Says in a sentence what the plan being edited offers; renders nothing until the required values are entered. */
function PlanSentence({ values, place }: { values: PlanValues; place: ShownPlace }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { methodNames } = useSettingsWords(place)
  const { namePt: _name, ...problems } = getPlanProblems(values)
  if (Object.keys(problems).length > 0) return null
  const { installmentCount, daysDueFirstDebt, minimumValue, maximumValue, minimumInstallment, paymentMethods } = getPlan(values)
  const [from, to, least, methods] = [money(minimumValue), money(maximumValue), money(minimumInstallment), methodNames(paymentMethods)]
  const within = t`${plural(daysDueFirstDebt, { 0: 'no mesmo dia', one: 'em até # dia', other: 'em até # dias' })}`
  return (
    <Notice
      live="status"
      title={
        installmentCount === 1
          ? t`À vista, ${within}, por ${methods}`
          : t`${plural(installmentCount, { one: '# parcela', other: '# parcelas' })}, a primeira ${within}, por ${methods}`
      }
    >
      <Trans>
        Para quem deve de {from} a {to}.
      </Trans>{' '}
      {minimumInstallment > 0 && installmentCount > 1 ? <Trans>Nenhuma parcela é menor que {least}.</Trans> : null}
    </Notice>
  )
}

interface PlanDialogProps {
  place: ShownPlace
  setting: AgreementSetting
  /** The plan as it is saved now; null for a new one. */
  plan: PaymentPlan | null
  onClose: () => void
  onSaved: (plan: PaymentPlan) => void
}

/** Adds a plan, or changes one for future agreements. Typed values stay when somebody else saves first. */
export function PlanDialog({ place, setting, plan, onClose, onSaved }: PlanDialogProps) {
  const { t, i18n } = useLingui()
  const { money, number } = useFormats()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: agreementSettingsQueries.all })
  const { planLabels: labels, planTexts, planName } = useSettingsWords(place)
  const getMistake = (name: keyof PlanValues): string => {
    if (name === 'namePt') return t`Informe o nome em pelo menos um idioma.`
    if (name === 'paymentMethods') return t`Escolha pelo menos uma forma de pagamento.`
    const codec = planFields[name]
    const [least, most] = 'limits' in codec ? codec.limits.map((limit) => (name.startsWith('m') ? money(limit) : number(limit))) : []
    const label = labels[name]
    return t`${label}: informe de ${least} a ${most}`
  }
  const messages: ErrorMessages<typeof agreementPlansContract.update> = {
    CONTENT_CHANGED: t`Outra pessoa salvou este plano enquanto você editava. O que você digitou continua aqui.`,
    NOT_FOUND: t`Outra pessoa excluiu este plano ou a conta escolhida enquanto você editava.`,
    FORBIDDEN: t`O seu perfil não permite mudar os planos.`,
  }
  const { form, begun, differences, isRefused, take, replaceNewest } = useRevisionedForm<PaymentPlan, PlanValues, keyof PlanValues>({
    newest: plan,
    getValues: (saved) => getPlanValues(saved, i18n.locale),
    getTexts: planTexts,
    idSuffix: '-plan',
    validate: (values) =>
      problemMessages(getPlanProblems(values), (name, problem) =>
        problem === 'belowMinimum' ? t`O máximo não pode ser menor que o mínimo.` : getMistake(name),
      ),
    save: (values, existing, revision) => {
      const terms = getPlan(values)
      return existing
        ? savePaymentPlan({ data: { ...terms, planId: existing.planId, revision } })
        : addPaymentPlan({ data: { ...terms, externalId: setting.externalId } })
    },
    refresh,
    onSaved: (saved) => refresh().then(() => onSaved(saved)),
    messages,
  })
  const { values, errors } = form
  const name = begun ? planName(begun) : ''
  const title = begun ? t`Editar o plano ${name}` : t`Novo plano`
  return (
    <FormDialog form={form} title={title} isWide onClose={onClose}>
      {begun?.isUsed ? (
        <p>
          <Trans>Acordos já feitos com este plano continuam como foram combinados. O que mudar vale para os próximos.</Trans>
        </p>
      ) : null}
      {differences.length > 0 ? (
        <Conflict
          title={t`Outra pessoa salvou este plano enquanto você editava`}
          isRefused={isRefused}
          differences={differences}
          labels={labels}
          onTake={take}
          onReplace={replaceNewest}
        />
      ) : null}
      <PlanFields
        values={values}
        set={form.set}
        getError={(field) => errors.find(({ fieldId }) => fieldId === `${field}-plan`)?.message}
        place={place}
        debtTypes={setting.debtTypes}
      />
      <PlanSentence values={values} place={place} />
    </FormDialog>
  )
}
