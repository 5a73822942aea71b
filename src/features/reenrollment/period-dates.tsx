import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ReenrollmentPeriod } from '#api/academic/reenrollment.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Countdown } from '#design/components/feedback/countdown.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { reenrollmentQueries } from './reenrollment.queries.ts'

interface PeriodProps {
  period: ReenrollmentPeriod
  now: string
}

const [hour, day] = [3_600_000, 86_400_000]

/** Shows when an open period ends, and the time left. */
export function PeriodEnd({ period: { opensAt, closesAt }, now }: PeriodProps) {
  const formats = useFormats()
  if (now < opensAt || now >= closesAt) return null
  return (
    <p>
      <Trans>Termina em</Trans> <strong>{formats.dateTime(closesAt)}</strong>
      {': '}
      <TimeLeft end={closesAt} now={now} />
    </p>
  )
}

/** Dates of the period by the institution's clock. */
export function PeriodDates({ period: { opensAt, closesAt, changesUntil, startsOn, endsOn }, now }: PeriodProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const [starts, ends] = [formats.date(startsOn), formats.date(endsOn)]
  return (
    <Card aria-labelledby="dates">
      <CardHeader id="dates" title={<Trans>Prazos</Trans>} />
      <CardSection>
        <DescriptionList
          layout="lines"
          items={[
            { term: t`Abertura`, description: formats.dateTime(opensAt) },
            { term: t`Encerramento`, description: formats.dateTime(closesAt) },
            { term: t`Alterações até`, description: formats.dateTime(changesUntil) },
            { term: t`Aulas`, description: t`${starts} a ${ends}` },
          ]}
        />
        <p>
          <small>
            <Trans>No horário da instituição, agora são {formats.time(now)}.</Trans>
          </small>
        </p>
      </CardSection>
    </Card>
  )
}

function TimeLeft({ end, now }: { end: string; now: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const remaining = Date.parse(end) - Date.parse(now)
  if (remaining > 2 * day) return <Plural value={Math.floor(remaining / day)} one="falta # dia" other="faltam # dias" />
  if (remaining > 2 * hour) return <Plural value={Math.floor(remaining / hour)} one="falta # hora" other="faltam # horas" />
  return (
    <Countdown
      endsAt={Date.parse(end)}
      now={Date.parse(now)}
      urgentFrom={600}
      say={(seconds) => t`Faltam ${Math.round(seconds / 60)} minutos para o fim do prazo.`}
      onEnd={() => void queryClient.invalidateQueries({ queryKey: reenrollmentQueries.all })}
    />
  )
}
