import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReportSchedules, ReportSelection } from '#api/financial/financial-reports.ts'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { usePeriodWords } from '../../kit/list/use-period-words.ts'
import { reportQueries, getSearch } from './financial-reports.queries.ts'
import { periodWords, viewWords } from './report-table.ts'

type Schedule = ReportSchedules['results'][number]

const choices = ['weekly', 'monthly'] as const

const sameView = (one: ReportSelection, other: ReportSelection) =>
  (['report', 'institutionId', 'period', 'from', 'to'] as const).every((name) => one[name] === other[name])

function useEndSchedule() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (scheduleId: number) => rpc.financial.financialReports.endSchedule.mutate({ scheduleId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportQueries.all }),
  })
}

/** Starts or stops mailing the view to the reader, and lists the other views that are mailed. */
export function ScheduleCard({ selection, schedules: { email, results } }: { selection: ReportSelection; schedules: ReportSchedules }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const queryClient = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const kept = results.find((schedule) => sameView(schedule.selection, selection))
  const form = useAppForm({
    initialValues: { every: kept?.every ?? '' },
    idSuffix: '-schedule',
    validate: () => ({}),
    submit: async (values) => {
      const every = choices.find((choice) => choice === values.every)
      if (every) await rpc.financial.financialReports.schedule.mutate({ selection, every })
      else if (kept) await rpc.financial.financialReports.endSchedule.mutate({ scheduleId: kept.scheduleId })
      await queryClient.invalidateQueries({ queryKey: reportQueries.all })
      setSaved(true)
    },
    serverError: (code) =>
      code === 'TOO_MANY_SCHEDULES'
        ? t`Você já recebe relatórios demais por e-mail. Pare de receber um deles e salve de novo.`
        : t`Não foi possível salvar. Sua escolha continua aqui: tente de novo.`,
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
                  O próximo e-mail sai em {day}, para {email}, com o link deste relatório e destes filtros.
                </Trans>
              ) : (
                <Trans>Enviamos para {email} o link deste relatório, com os filtros escolhidos acima e os números do dia.</Trans>
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
      <OtherSchedules schedules={results.filter((schedule) => schedule !== kept)} />
    </Card>
  )
}

function OtherSchedules({ schedules }: { schedules: Schedule[] }) {
  const { t } = useLingui()
  const names = useScheduleNames()
  const end = useEndSchedule()
  if (schedules.length === 0) return null
  return (
    <>
      {end.isError ? (
        <Notice tone="danger" live="alert" title={t`Não foi possível parar o envio. Tente de novo em alguns minutos.`} />
      ) : null}
      <CardRows aria-label={t`Outros relatórios que você recebe por e-mail`}>
        {schedules.map((schedule) => {
          const { title, filters, when } = names(schedule)
          return (
            <ItemRow
              key={schedule.scheduleId}
              title={
                <Link to="/financial/reports" search={getSearch(schedule.selection)} className={textLinkLook()}>
                  {title}
                </Link>
              }
              description={[filters, when].filter(Boolean).join(' · ')}
              action={
                <Button
                  size="sm"
                  aria-label={t`Parar de enviar: ${title}`}
                  disabled={end.isPending}
                  onClick={() => end.mutate(schedule.scheduleId)}
                >
                  <Trans>Parar de enviar</Trans>
                </Button>
              }
            />
          )
        })}
      </CardRows>
    </>
  )
}

/** Ends a schedule for readers who followed the link in one of its mails. */
export function EndSchedule({ scheduleId, schedules: { results } }: { scheduleId: number; schedules: ReportSchedules }) {
  const { t } = useLingui()
  const names = useScheduleNames()
  const end = useEndSchedule()
  const schedule = results.find((one) => one.scheduleId === scheduleId)
  if (end.isSuccess || !schedule) return <Notice tone="ok" live="status" title={t`Este relatório não é mais enviado por e-mail.`} />
  const { title, filters, when } = names(schedule)
  return (
    <Notice
      tone={end.isError ? 'danger' : 'info'}
      live={end.isError ? 'alert' : undefined}
      title={
        end.isError
          ? t`Não foi possível parar o envio. Tente de novo em alguns minutos.`
          : t`Você não quer mais receber este relatório por e-mail?`
      }
      action={
        <Button onClick={() => end.mutate(scheduleId)} disabled={end.isPending}>
          <Trans>Parar de enviar</Trans>
        </Button>
      }
    >
      {[title, filters, when].filter(Boolean).join(' · ')}
    </Notice>
  )
}

function useScheduleNames() {
  const { t, i18n } = useLingui()
  const shell = useShell()
  const getDates = usePeriodWords()
  const { date } = useFormats()
  return ({ selection: { report, institutionId, period, from, to }, every, nextOn }: Schedule) => {
    const day = date(nextOn)
    const filters = [
      shell.institutions.find(({ id }) => id === institutionId)?.name,
      period ? i18n._(periodWords[period]) : getDates(from, to),
    ]
    return {
      title: i18n._(viewWords[report]),
      filters: filters.filter(Boolean).join(' · '),
      when: every === 'weekly' ? t`Toda segunda-feira, a próxima em ${day}` : t`Todo dia 1º do mês, o próximo em ${day}`,
    }
  }
}
