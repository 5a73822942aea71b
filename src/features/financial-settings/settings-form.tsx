import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { financialSettingsContract } from '#api/financial/financial-settings-calls.ts'
import type { ManagedInstitution, ManagedSetting } from '#api/financial/financial-settings.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { SavedMark } from '#design/components/fields/saved-mark.tsx'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { Conflict } from '../../kit/versions/differences.tsx'
import { useRevisionedForm } from '../../kit/versions/use-revisioned-form.ts'
import { addFinancialSetting, saveFinancialSetting } from './financial-settings.functions.ts'
import { keepSaved, type SettingChoices, settingQueries } from './financial-settings.queries.ts'
import { LegalRates } from './legal-rates.tsx'
import { SettingFields } from './setting-fields.tsx'
import { SettingIndex } from './setting-index.tsx'
import { getContent, getValues, newValues, type SettingName, type SettingValues } from './setting-values.ts'
import { settingDifferences, type SettingTexts, useSettingLabels, useSettingProblems, useSettingTexts } from './use-setting-texts.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonText } from '#design/components/feedback/skeleton-text.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { getBasisPoints } from '../../kit/form/basis-points.ts'

/** Calculates an example debt with the typed percentages before they are saved. */
function RatesPreview({ institutionId, fines, interest }: { institutionId: number; fines: string; interest: string }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const [finesBasisPoints, interestBasisPoints] = [getBasisPoints(fines), getBasisPoints(interest)]
  const isComplete = finesBasisPoints !== null && interestBasisPoints !== null
  const { data, isError } = useQuery({
    ...settingQueries.preview({ institutionId, finesBasisPoints: finesBasisPoints ?? 0, interestBasisPoints: interestBasisPoints ?? 0 }),
    enabled: isComplete,
  })
  if (!isComplete) return null
  if (isError) return <Notice tone="info" title={t`Não foi possível calcular um exemplo. Os percentuais podem ser salvos.`} />
  if (!data) return <SkeletonText lines={2} />
  const { daysLate } = data
  const [base, amount] = [money(data.baseAmount), money(data.amount)]
  const [fine, interests] = [money(data.finesAmount), money(data.interestAmount)]
  return (
    <Notice live="status" title={t`Um débito de ${base} com ${daysLate} dias de atraso seria ${amount}`}>
      <Trans>
        Multa de {fine} e juros de {interests}. É só um exemplo: nenhum débito muda.
      </Trans>
    </Notice>
  )
}

interface SettingsFormProps {
  /** The institution as it is now; its setting may have been saved by somebody else, and is null where nothing was set up. */
  institution: ManagedInstitution
  choices: SettingChoices
  today: string
  /** Content below the summary of the sections. */
  aside: ReactNode
}

/** Changes the settings by which an institution charges. Typed values stay when somebody else saves first. */
export function SettingsForm({ institution, choices, today, aside }: SettingsFormProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const labels = useSettingLabels()
  const texts = useSettingTexts(choices, institution.accounts)
  const { institutionId, setting: newest } = institution
  /** Whether the user has confirmed that the rates exceed those of the law. */
  const accepted = useRef(false)
  const [asksRates, setAsksRates] = useState(false)
  const [saved, setSaved] = useState<{ revision: number; isNew: boolean } | null>(null)
  const messages: ErrorMessages<typeof financialSettingsContract.update, never, string | Partial<SettingTexts>> = {
    CONTENT_CHANGED: t`Outra pessoa salvou estas configurações enquanto você editava. O que você digitou continua aqui.`,
    DAY_NOT_ALLOWED: { ratesFrom: t`Escolha hoje ou um dia depois: o que já foi lançado não muda` },
    RATES_NOT_ACCEPTED: t`Confirme a multa e os juros acima do limite para salvar.`,
    METHOD_NOT_OFFERED: { offered: t`A instituição ainda não tem operadora de cartão` },
    NOT_FOUND: t`Uma conta ou um item escolhido não existe mais. Recarregue a página e escolha de novo.`,
    FORBIDDEN: t`O seu perfil não permite mudar estas configurações. O que você digitou continua aqui.`,
  }
  const refresh = () => queryClient.invalidateQueries({ queryKey: settingQueries.list().queryKey })
  const { form, begun, savedValues, isOvertaken, isSame, drawn, isRefused, take, replaceNewest, discard } = useRevisionedForm<
    ManagedSetting,
    SettingValues,
    SettingName
  >({
    newest,
    getValues: (setting) => (setting ? getValues(setting.content, i18n.locale, today) : newValues),
    getTexts: texts,
    resetOnSuccess: true,
    validate: useSettingProblems(today),
    save: async (values, existing, revision) => {
      const content = getContent(values)
      const acceptsRates = accepted.current
      accepted.current = false
      const saving = existing
        ? saveFinancialSetting({ data: { settingId: existing.settingId, revision, content, acceptsRates } })
        : addFinancialSetting({ data: { institutionId, content, acceptsRates } })
      const now = await saving.catch((error: unknown) => {
        setAsksRates(portalErrorCode(error) === 'RATES_NOT_ACCEPTED')
        throw error
      })
      keepSaved(queryClient, now)
      return now.setting!
    },
    refresh,
    onSaved: ({ revision }, existing) => setSaved({ revision, isNew: revision !== existing?.revision }),
    messages,
  })
  const { values, errors } = form
  const version = (begun?.revision ?? 0) + 1
  const newestVersion = (newest?.revision ?? 0) + 1
  const editor = newest?.versions.find(({ revision }) => revision === newest.revision)?.madeBy
  const differences = settingDifferences(texts(savedValues), texts(values))
  const changed = differences.map(({ key }) => key)
  return (
    <TwoColumn
      width="wide"
      lead={<SettingIndex values={values} texts={texts(values)} changed={changed} template={institution.incomeTaxTemplate} />}
      aside={aside}
    >
      <Card aria-label={institution.name}>
        {isOvertaken && !isSame ? (
          <CardSection>
            <Conflict
              title={
                editor
                  ? t`${editor} salvou a versão ${newestVersion} enquanto você editava`
                  : t`Outra pessoa salvou a versão ${newestVersion} enquanto você editava`
              }
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
            aria-label={t`Regras da instituição`}
            stickyActions={!isSame}
            actions={
              <>
                <SubmitButton form={form} variant="primary" needsScripts>
                  <Trans>Salvar</Trans>
                </SubmitButton>
                <SavedMark waiting={isSame ? null : t`Alterações não salvas`}>
                  {saved && saved.revision === begun?.revision && isSame
                    ? saved.isNew
                      ? t`Versão ${version} salva`
                      : t`Nada mudou`
                    : null}
                </SavedMark>
              </>
            }
          >
            <SettingFields
              key={drawn}
              values={values}
              set={form.set}
              getError={(name) => errors.find(({ fieldId }) => fieldId === name)?.message}
              choices={choices}
              institution={institution}
              today={today}
              preview={<RatesPreview institutionId={institutionId} fines={values.finesBasisPoints} interest={values.interestBasisPoints} />}
            />
          </AppForm>
        </CardSection>
      </Card>
      <ConfirmDialog
        open={asksRates}
        question={t`Salvar multa ou juros acima do limite?`}
        confirmLabel={t`Salvar assim mesmo`}
        cancelLabel={t`Voltar`}
        onConfirm={() => {
          setAsksRates(false)
          accepted.current = true
          form.submit()
        }}
        onCancel={() => setAsksRates(false)}
      >
        <LegalRates />
      </ConfirmDialog>
    </TwoColumn>
  )
}
