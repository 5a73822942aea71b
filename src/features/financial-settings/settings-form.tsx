import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { financialSettingsContract } from '#api/financial-settings-calls.ts'
import type { ManagedInstitution, ManagedSetting } from '#api/financial-settings.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { SavedMark } from '#design/components/fields/saved-mark.tsx'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { AppForm, SubmitButton } from '../../shared/form/app-form.tsx'
import { useAppForm } from '../../shared/form/use-app-form.ts'
import { Conflict } from '../../shared/versions/differences.tsx'
import { saveReplacing } from '../../shared/versions/save-replacing.ts'
import { useFollowSaved } from '../../shared/versions/use-follow-saved.ts'
import { addFinancialSetting, saveFinancialSetting } from './financial-settings.functions.ts'
import { keepSaved, type SettingChoices, settingQueries } from './financial-settings.queries.ts'
import { LegalRates } from './legal-rates.tsx'
import { RatesPreview } from './rates-preview.tsx'
import { SettingFields } from './setting-fields.tsx'
import { SettingIndex } from './setting-index.tsx'
import { getContent, firstValues, type SettingValues, getValues } from './setting-values.ts'
import { useSettingProblems } from './use-setting-problems.ts'
import { settingDifferences, useSettingLabels, useSettingTexts } from './use-setting-texts.ts'

interface SettingsFormProps {
  /** What the form was opened with, or saved last; null where nothing was set up. */
  begun: ManagedSetting | null
  /** As it is now; its setting was perhaps saved by somebody else. */
  institution: ManagedInstitution
  choices: SettingChoices
  today: string
  onSaved: (setting: ManagedSetting | null) => void
  /** Somebody else saved, and nothing that was typed here would be lost. */
  onOvertaken: () => void
  /** Below the summary of the sections. */
  aside: ReactNode
}

/** Changes what an institution charges by. What was typed stays when somebody else saves first. */
export function SettingsForm({ begun, institution, choices, today, onSaved, onOvertaken, aside }: SettingsFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const labels = useSettingLabels()
  const texts = useSettingTexts(choices, institution.accounts)
  const { institutionId, setting: newest } = institution
  const initialValues = useValues(begun, today)
  const savedValues = useValues(newest, today)
  /** The revision that is known to be replaced. */
  const replaced = useRef(begun?.revision ?? 0)
  /** The date field keeps what is typed in it: it is drawn anew to show another value. */
  const [taken, setTaken] = useState(0)
  /** Somebody has read that the rates are above the law's. */
  const accepted = useRef(false)
  const [asksRates, setAsksRates] = useState(false)
  const [saved, setSaved] = useState<{ revision: number; isNew: boolean } | null>(null)
  const messages: ErrorMessages<typeof financialSettingsContract.update, never, string | Partial<Record<keyof SettingValues, string>>> = {
    CONTENT_CHANGED: t`Outra pessoa salvou estas configurações enquanto você editava. O que você digitou continua aqui.`,
    DAY_NOT_ALLOWED: { ratesFrom: t`Escolha hoje ou um dia depois: o que já foi lançado não muda` },
    RATES_NOT_ACCEPTED: t`Confirme a multa e os juros acima do limite para salvar.`,
    METHOD_NOT_OFFERED: { offered: t`A instituição ainda não tem operadora de cartão` },
    NOT_FOUND: t`Uma conta ou um item escolhido não existe mais. Recarregue a página e escolha de novo.`,
    FORBIDDEN: t`O seu perfil não permite mudar estas configurações. O que você digitou continua aqui.`,
  }
  const isOvertaken = newest !== null && newest.revision > (begun?.revision ?? -1)
  const form = useAppForm({
    initialValues,
    resetOnSuccess: true,
    validate: useSettingProblems(today),
    submit: async (values) => {
      const content = getContent(values)
      const existing = begun ?? (isOvertaken ? newest : null)
      const acceptsRates = accepted.current
      accepted.current = false
      const save = () =>
        existing
          ? saveFinancialSetting({ data: { settingId: existing.settingId, revision: replaced.current, content, acceptsRates } })
          : addFinancialSetting({ data: { institutionId, content, acceptsRates } })
      const now = await saveReplacing(save, () => queryClient.invalidateQueries({ queryKey: settingQueries.list().queryKey })).catch(
        (error) => {
          setAsksRates(portalErrorCode(error) === 'RATES_NOT_ACCEPTED')
          throw error
        },
      )
      keepSaved(queryClient, now)
      const { revision } = now.setting!
      setSaved({ revision, isNew: revision !== existing?.revision })
      replaced.current = revision
      onSaved(now.setting)
    },
    serverError: (code) =>
      // The comparison says it, with what to do.
      code === 'CONTENT_CHANGED' && isOvertaken
        ? {}
        : (messages[code] ?? t`Não foi possível salvar. O que você digitou continua aqui: tente de novo.`),
  })
  const { values, errors } = form
  const isSame = isEqual(values, initialValues) || isEqual(values, savedValues)
  const version = (begun?.revision ?? 0) + 1
  const newestVersion = (newest?.revision ?? 0) + 1
  const editor = newest?.versions.find(({ revision }) => revision === newest.revision)?.madeBy
  const redraw = () => setTaken((count) => count + 1)
  useFollowSaved({ values, saved: savedValues, revision: newest?.revision ?? -1, set: form.set, onTaken: redraw })
  const overtaken = useEffectEvent(onOvertaken)
  useEffect(() => {
    if (isOvertaken && isSame && !form.isPending) overtaken()
  }, [isOvertaken, isSame, form.isPending])
  const changed = settingDifferences(texts(savedValues), texts(values)).map(({ key }) => key)
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
              isRefused={form.errorCode === 'CONTENT_CHANGED'}
              differences={settingDifferences(texts(savedValues), texts(values))}
              labels={labels}
              onTake={(name) => {
                form.set(name, savedValues[name])
                redraw()
              }}
              onReplace={() => {
                replaced.current = newest.revision
                form.submit()
              }}
              onDiscard={onOvertaken}
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
              key={taken}
              values={values}
              set={form.set}
              getError={(name) => errors.find(({ fieldId }) => fieldId === name)?.message}
              choices={choices}
              institution={institution}
              today={today}
              preview={<RatesPreview institutionId={institutionId} fines={values.fines} interest={values.interest} />}
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

function useValues(setting: ManagedSetting | null, today: string): SettingValues {
  const { i18n } = useLingui()
  return useMemo(() => (setting ? getValues(setting.content, i18n.locale, today) : firstValues), [setting, i18n.locale, today])
}

const isEqual = (one: SettingValues, other: SettingValues) => JSON.stringify(one) === JSON.stringify(other)
