import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficePeriod, PeriodSettings, reenrollmentOfficeContract } from '#api/academic/reenrollment-office.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { SavedMark } from '#design/components/fields/saved-mark.tsx'
import type { ErrorMessages } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { rpc } from '../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { Conflict } from '../../kit/versions/differences.tsx'
import { PeriodFields } from './period-fields.tsx'
import type { ShownPeriod } from './period-frame.tsx'
import { type PeriodValues, getProblems, toPeriodSettings, getValues } from './period-values.ts'
import { officeQueries } from './reenrollment-office.queries.ts'
import { useRevisionedForm } from '../../kit/versions/use-revisioned-form.ts'
import { usePeriodProblems } from './use-period-problems.ts'
import { useSettingLabels, useSettingTexts } from './use-setting-texts.ts'

/** Changes the settings of a period. What was typed stays when somebody else saves first. */
export function SettingsForm({ period: newest, options }: Pick<ShownPeriod, 'period' | 'options'>) {
  const { t, i18n } = useLingui()
  const { timeZone } = useShell()
  const queryClient = useQueryClient()
  const labels = useSettingLabels()
  const texts = useSettingTexts(options)
  const [saved, setSaved] = useState<number | null>(null)
  const messages: ErrorMessages<typeof reenrollmentOfficeContract.savePeriod> = {
    CONTENT_CHANGED: t`Outra pessoa salvou este período enquanto você editava. O que você digitou continua aqui.`,
    NOT_ALLOWED: t`Depois que alunos escolheram turmas, o período letivo e a medida dos limites não mudam. O que você digitou continua aqui.`,
    FORBIDDEN: t`O seu perfil não permite mudar este período. O que você digitou continua aqui.`,
  }
  const { form, begun, isOvertaken, isSame, drawn, differences, isRefused, take, replaceNewest, discard } = useRevisionedForm<
    OfficePeriod,
    PeriodValues,
    keyof PeriodSettings
  >({
    newest,
    getValues: (period) => getValues(period!.settings, timeZone, i18n.locale),
    // Incomplete fields cannot be compared, so their saved values are used.
    getTexts: (shown) => texts(withoutProblems(shown, getValues(newest.settings, timeZone, i18n.locale))),
    resetOnSuccess: true,
    validate: usePeriodProblems(false),
    save: async (values, existing, revision) => {
      const settings = toPeriodSettings(values, timeZone, existing!.settings)
      const now = await rpc.academic.reenrollmentOffice.savePeriod.mutate({ periodId: newest.periodId, revision, settings })
      queryClient.setQueryData(officeQueries.periods().queryKey, (known) => known && withPeriod(known, now))
      return now
    },
    refresh: () => queryClient.invalidateQueries({ queryKey: officeQueries.periods().queryKey }),
    onSaved: ({ revision }) => setSaved(revision),
    messages,
  })
  const { values, errors } = form
  const version = (begun?.revision ?? 0) + 1
  const newestVersion = newest.revision + 1
  const editor = newest.versions.find(({ revision }) => revision === newest.revision)?.madeBy
  return (
    <>
      {isOvertaken && !isSame ? (
        <Card as="div">
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
        </Card>
      ) : null}
      <AppForm
        form={form}
        aria-label={t`Regras e valores`}
        stickyActions={!isSame}
        actions={
          <>
            <SubmitButton form={form} variant="primary" needsScripts>
              <Trans>Salvar</Trans>
            </SubmitButton>
            <SavedMark waiting={isSame ? null : t`Alterações não salvas`}>
              {saved === begun?.revision && isSame ? t`Versão ${version} salva` : null}
            </SavedMark>
          </>
        }
      >
        <PeriodFields
          key={drawn}
          values={values}
          set={form.set}
          getError={(name) => errors.find(({ fieldId }) => fieldId === name)?.message}
          options={options}
          needsInstitution={false}
          isFolded
        />
      </AppForm>
    </>
  )
}

const withPeriod = <Known extends { results: OfficePeriod[] }>(known: Known, saved: OfficePeriod): Known => ({
  ...known,
  results: known.results.map((one) => (one.periodId === saved.periodId ? saved : one)),
})

function withoutProblems(values: PeriodValues, initial: PeriodValues): PeriodValues {
  const names = Object.keys(getProblems(values, false)) as (keyof PeriodValues)[]
  return { ...values, ...Object.fromEntries(names.map((name) => [name, initial[name]])) }
}
