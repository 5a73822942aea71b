import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { agreementSettingsContract } from '#api/financial/agreement-settings-calls.ts'
import type { AgreementSetting } from '#api/financial/agreement-settings.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { SavedMark } from '#design/components/fields/saved-mark.tsx'
import type { ErrorMessages } from '../../request/portal-error.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { problemMessages } from '../../kit/form/field-codec.ts'
import { Conflict } from '../../kit/versions/differences.tsx'
import { useRevisionedForm } from '../../kit/versions/use-revisioned-form.ts'
import { addAgreementSetting, saveAgreementSetting } from './agreement-settings.functions.ts'
import { agreementSettingsQueries, type ShownPlace } from './agreement-settings.queries.ts'
import { RulesFields } from './rules-fields.tsx'
import { getRules, getRulesProblems, type RulesValues, getRulesValues } from './rules-values.ts'
import { useSettingsWords } from './use-settings-words.ts'

/** Edits the terms on which an institution negotiates, or creates them. Typed values stay when somebody else saves first. */
export function RulesForm({ place, setting }: { place: ShownPlace; setting: AgreementSetting | null }) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: agreementSettingsQueries.all })
  const { rulesLabels: labels, rulesTexts } = useSettingsWords(place)
  const mistakes: Partial<Record<keyof RulesValues, string>> = {
    expiredDays: t`Dias de atraso: informe de 1 a 3.650.`,
    cancelAfterDays: t`Dias até o cancelamento: informe de 1 a 365.`,
    cancelAfterCount: t`Parcelas em atraso: informe de 1 a 12.`,
    futureInterestBasisPoints: t`Juros: informe de 0 a 100, com até duas casas.`,
    debtOfficeBasisPoints: t`Taxa de cobrança: informe de 0 a 100, com até duas casas.`,
    pathTemplate: t`Use pastas e nome do arquivo, sem espaços, como acordos/termo-2026.docx.`,
  }
  const messages: ErrorMessages<typeof agreementSettingsContract.create & typeof agreementSettingsContract.update> = {
    CONTENT_CHANGED: t`Outra pessoa salvou estas regras enquanto você editava. O que você digitou continua aqui.`,
    NOT_ALLOWED: t`Outra pessoa já definiu as regras desta instituição. Recarregue a página para ver.`,
    NOT_FOUND: t`Algo que você escolheu não existe mais. Recarregue a página e escolha de novo.`,
    FORBIDDEN: t`O seu perfil não permite mudar estas regras.`,
  }
  const { form, begun, isSame, differences, isRefused, take, replaceNewest, discard } = useRevisionedForm<
    AgreementSetting,
    RulesValues,
    keyof RulesValues
  >({
    newest: setting,
    getValues: (saved) => getRulesValues(saved, i18n.locale),
    getTexts: rulesTexts,
    resetOnSuccess: true,
    validate: (values) =>
      problemMessages(getRulesProblems(values), (name, problem) =>
        name === 'pathTemplate' && problem === 'missing' ? t`Informe o caminho do modelo, ou escolha não emitir.` : mistakes[name],
      ),
    save: (values, existing, revision) => {
      const rules = getRules(values)
      return existing
        ? saveAgreementSetting({ data: { ...rules, externalId: existing.externalId, revision } })
        : addAgreementSetting({ data: { ...rules, institutionId: place.institutionId } })
    },
    refresh,
    onSaved: refresh,
    messages,
  })
  const { values, errors } = form
  return (
    <Card aria-label={t({ message: 'Condições', context: 'acordo' })}>
      {differences.length > 0 ? (
        <CardSection>
          <Conflict
            title={t`Outra pessoa salvou estas regras enquanto você editava`}
            isRefused={isRefused}
            differences={differences}
            labels={labels}
            onTake={take}
            onReplace={replaceNewest}
            onDiscard={discard}
          />
        </CardSection>
      ) : null}
      <CardSection>
        <AppForm
          form={form}
          aria-label={t({ message: 'Condições', context: 'acordo' })}
          stickyActions={!isSame}
          actions={
            <>
              <SubmitButton form={form} variant="primary" needsScripts>
                {begun ? <Trans>Salvar</Trans> : <Trans>Oferecer acordos</Trans>}
              </SubmitButton>
              <SavedMark waiting={isSame ? null : t`Alterações não salvas`}>
                {form.isSuccess && isSame ? t`Condições salvas` : null}
              </SavedMark>
            </>
          }
        >
          <RulesFields
            values={values}
            set={form.set}
            getError={(name) => errors.find(({ fieldId }) => fieldId === name)?.message}
            place={place}
          />
        </AppForm>
      </CardSection>
    </Card>
  )
}
