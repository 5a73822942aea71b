import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { OfficePeriod, PeriodSettings, reenrollmentOfficeContract } from '#api/reenrollment-office.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { SavedMark } from '#design/components/fields/saved-mark.tsx'
import type { ErrorMessages } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { rpc } from '../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../shared/form/app-form.tsx'
import { useAppForm } from '../../shared/form/use-app-form.ts'
import { Conflict, getDifferences } from '../../shared/versions/differences.tsx'
import { PeriodFields } from './period-fields.tsx'
import type { ShownPeriod } from './period-frame.tsx'
import { type PeriodValues, getProblems, settingsOf, getValues } from './period-values.ts'
import { officeQueries } from './reenrollment-office.queries.ts'
import { saveReplacing } from '../../shared/versions/save-replacing.ts'
import { useFollowSaved } from '../../shared/versions/use-follow-saved.ts'
import { usePeriodProblems } from './use-period-problems.ts'
import { useSettingLabels, useSettingTexts } from './use-setting-texts.ts'

interface SettingsFormProps extends Pick<ShownPeriod, 'options'> {
  /** What the form was opened with, or saved last. */
  begun: OfficePeriod
  /** As it is saved now, perhaps by somebody else. */
  newest: OfficePeriod
  onSaved: (period: OfficePeriod) => void
  /** Somebody else saved, and nothing that was typed here would be lost. */
  onOvertaken: () => void
}

/** Changes the settings of a period. What was typed stays when somebody else saves first. */
export function SettingsForm({ begun, newest, options, onSaved, onOvertaken }: SettingsFormProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = useShell()
  const queryClient = useQueryClient()
  const labels = useSettingLabels()
  const texts = useSettingTexts(options)
  const initialValues = useMemo(() => getValues(begun.settings, timeZone, i18n.locale), [begun, timeZone, i18n.locale])
  const savedValues = useMemo(() => getValues(newest.settings, timeZone, i18n.locale), [newest, timeZone, i18n.locale])
  /** The revision that is known to be replaced. */
  const replaced = useRef(begun.revision)
  /** Date fields keep what is typed in them: they are drawn anew to show another value. */
  const [taken, setTaken] = useState(0)
  const [saved, setSaved] = useState<number | null>(null)
  const messages: ErrorMessages<typeof reenrollmentOfficeContract.savePeriod> = {
    CONTENT_CHANGED: t`Outra pessoa salvou este período enquanto você editava. O que você digitou continua aqui.`,
    NOT_ALLOWED: t`Depois que alunos escolheram turmas, o período letivo e a medida dos limites não mudam. O que você digitou continua aqui.`,
    FORBIDDEN: t`O seu perfil não permite mudar este período. O que você digitou continua aqui.`,
  }
  const isOvertaken = newest.revision > begun.revision
  const form = useAppForm({
    initialValues,
    resetOnSuccess: true,
    validate: usePeriodProblems(false),
    submit: async (values) => {
      const settings = settingsOf(values, timeZone, begun.settings)
      const { periodId } = begun
      const save = () => rpc.academic.reenrollmentOffice.savePeriod.mutate({ periodId, revision: replaced.current, settings })
      const now = await saveReplacing(save, () => queryClient.invalidateQueries({ queryKey: officeQueries.periods().queryKey }))
      queryClient.setQueryData(officeQueries.periods().queryKey, (known) => known && withPeriod(known, now))
      replaced.current = now.revision
      setSaved(now.revision)
      onSaved(now)
    },
    serverError: (code) =>
      // The comparison says it, with what to do.
      code === 'CONTENT_CHANGED' && isOvertaken
        ? {}
        : (messages[code] ?? t`Não foi possível salvar. O que você digitou continua aqui: tente de novo.`),
  })
  const { values, errors } = form
  const isSame = isEqual(values, initialValues) || isEqual(values, savedValues)
  const version = begun.revision + 1
  const newestVersion = newest.revision + 1
  const editor = newest.versions.find(({ revision }) => revision === newest.revision)?.madeBy
  const redraw = () => setTaken((count) => count + 1)
  useFollowSaved({ values, saved: savedValues, revision: newest.revision, set: form.set, onTaken: redraw })
  const overtaken = useEffectEvent(onOvertaken)
  useEffect(() => {
    if (isOvertaken && isSame && !form.isPending) overtaken()
  }, [isOvertaken, isSame, form.isPending])
  const differences = isOvertaken
    ? getDifferences(texts(newest.settings), texts(settingsOf(withoutProblems(values, initialValues), timeZone, begun.settings)))
    : []
  const takeSaved = (key: keyof PeriodSettings) => {
    const name = key === 'discountBasisPoints' ? 'discount' : key
    form.set(name, savedValues[name])
    redraw()
  }
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
              isRefused={form.errorCode === 'CONTENT_CHANGED'}
              differences={differences}
              labels={labels}
              onTake={takeSaved}
              onReplace={() => {
                replaced.current = newest.revision
                form.submit()
              }}
              onDiscard={onOvertaken}
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
              {saved === begun.revision && isSame ? t`Versão ${version} salva` : null}
            </SavedMark>
          </>
        }
      >
        <PeriodFields
          key={taken}
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

const isEqual = (one: PeriodValues, other: PeriodValues) => JSON.stringify(one) === JSON.stringify(other)

const withPeriod = <Known extends { results: OfficePeriod[] }>(known: Known, saved: OfficePeriod): Known => ({
  ...known,
  results: known.results.map((one) => (one.periodId === saved.periodId ? saved : one)),
})

/** Fields that are incomplete stand as they were: they cannot be compared. */
function withoutProblems(values: PeriodValues, initial: PeriodValues): PeriodValues {
  const names = Object.keys(getProblems(values, false)) as (keyof PeriodValues)[]
  return { ...values, ...Object.fromEntries(names.map((name) => [name, initial[name]])) }
}
