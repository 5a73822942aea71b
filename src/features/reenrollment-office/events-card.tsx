import { Trans, useLingui } from '@lingui/react/macro'
import type { ReenrollmentEvent } from '#api/academic/reenrollment-office.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { FoldedTimeline } from '../../kit/folded-timeline.tsx'
import { eventWords } from './office-words.tsx'

/** Lists who did what in a reenrollment, in the service's order. */
export function EventsCard({ events }: { events: readonly ReenrollmentEvent[] }) {
  const { t, i18n } = useLingui()
  const { dateTime } = useFormats()
  const who = { student: t`Aluno`, office: t`Secretaria`, system: t`Sistema` }
  const shown = events.map(({ kind, at, by, madeBy, class: code, reason }, index) => ({
    id: `${index} ${at}`,
    title: i18n._(eventWords[kind]),
    date: <time dateTime={at}>{dateTime(at)}</time>,
    who: madeBy === null ? who[by] : <span dir="auto">{`${who[by]}: ${madeBy}`}</span>,
    text:
      code === null && reason === null ? undefined : (
        <>
          {code === null ? null : <div>{t`Turma ${code}`}</div>}
          {reason === null ? null : <div dir="auto">{t`Motivo: ${reason}`}</div>}
        </>
      ),
  }))
  return (
    <Card aria-labelledby="events">
      <CardHeader id="events" title={<Trans context="rematrícula">Histórico</Trans>} />
      <CardSection>
        {events.length === 0 ? (
          <p>
            <Trans>Nada registrado ainda.</Trans>
          </p>
        ) : (
          <FoldedTimeline
            label={t({ message: 'Histórico', context: 'rematrícula' })}
            earlierLabel={t({ message: 'Histórico anterior', context: 'rematrícula' })}
            events={shown}
          />
        )}
      </CardSection>
    </Card>
  )
}
