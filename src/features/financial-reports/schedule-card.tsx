import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReportName, ReportSchedules } from '#api/financial-reports.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { AppForm, SubmitButton } from '../../shared/form/app-form.tsx'
import { useAppForm } from '../../shared/form/use-app-form.ts'
import { scheduleReport } from './financial-reports.functions.ts'
import { reportQueries } from './financial-reports.queries.ts'

const choices = ['weekly', 'monthly'] as const

/** Has a report mailed to the reader, or no longer. */
export function ScheduleCard({ report, schedules: { email, results } }: { report: ReportName; schedules: ReportSchedules }) {
  const { t } = useLingui()
  const { date } = useFormats(useShell())
  const queryClient = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const kept = results.find((schedule) => schedule.report === report)
  const form = useAppForm({
    initialValues: { every: kept?.every ?? '' },
    idSuffix: '-schedule',
    validate: () => ({}),
    submit: async ({ every }) => {
      await scheduleReport({ data: { report, every: choices.find((choice) => choice === every) ?? null } })
      await queryClient.invalidateQueries({ queryKey: reportQueries.all })
      setSaved(true)
    },
    serverError: () => t`Não foi possível salvar. Sua escolha continua aqui: tente de novo.`,
  })
  const day = kept && date(kept.nextOn)
  return (
    <Card aria-labelledby="schedule">
      <CardHeader id="schedule" title={<Trans>Receber por e-mail</Trans>} />
      <CardSection>
        {email === null ? (
          <p>
            <Trans>Confirme um e-mail em sua conta para receber relatórios.</Trans>{' '}
            <Link to="/my-account" className={textLinkLook({ variant: 'after' })}>
              <Trans>Ir para Minha conta</Trans>
            </Link>
          </p>
        ) : (
          <>
            {isSaved ? (
              <Notice
                tone="ok"
                live="status"
                title={day ? t`Salvo. O próximo e-mail sai em ${day}.` : t`Salvo. Este relatório não é mais enviado.`}
              />
            ) : null}
            <p>
              {day ? (
                <Trans>
                  O próximo e-mail sai em {day}, para {email}, com o link deste relatório.
                </Trans>
              ) : (
                <Trans>Enviamos para {email} o link deste relatório, com os números do dia.</Trans>
              )}
            </p>
            <AppForm form={form} aria-labelledby="schedule">
              <SelectField {...form.field('every')} label={t`Quando enviar`}>
                <option value="">{t`Não enviar`}</option>
                <option value="weekly">{t`Toda segunda-feira`}</option>
                <option value="monthly">{t`Todo dia 1º do mês`}</option>
              </SelectField>
              <div>
                <SubmitButton form={form} needsScripts>
                  <Trans>Salvar</Trans>
                </SubmitButton>
              </div>
            </AppForm>
          </>
        )}
      </CardSection>
    </Card>
  )
}
