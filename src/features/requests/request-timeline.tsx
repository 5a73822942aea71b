import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { BellRing, FilePen, FileSearch } from 'lucide-react'
import type { Request, RequestEventKind } from '#api/academic/requests.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Timeline } from '#design/components/data/timeline.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { type RequestStage, requestStages, getStage } from './request-stages.ts'

const stageWords: Record<RequestStage, MessageDescriptor> = {
  new: msg`Novo requerimento`,
  analysis: msg`Análise interna`,
  notification: msg`Notificação`,
}

const eventWords: Record<RequestEventKind, MessageDescriptor> = {
  sent: msg`Requerimento enviado`,
  paid: msg`Pagamento confirmado`,
  taken: msg`Em atendimento na secretaria`,
  pending: msg`Encaminhado a outro setor`,
  asked: msg`A secretaria pediu algo a você`,
  answered: msg`Você entregou o que foi pedido`,
  reviewed: msg`A secretaria conferiu o que você entregou`,
  granted: msg`Deferido`,
  rejected: msg`Indeferido`,
  delivered: msg({ message: 'Entregue', context: 'requerimento' }),
  concluded: msg({ message: 'Concluído', context: 'requerimento' }),
  canceled: msg({ message: 'Cancelado', context: 'requerimento' }),
  reopened: msg`Decisão desfeita pela secretaria`,
  rated: msg`Você avaliou o atendimento`,
}

const icons = { new: <FilePen />, analysis: <FileSearch />, notification: <BellRing /> }

/** Shows the stages of a request with their events: new, internal analysis, notification (docs/requirements/academic-and-financial.md §2). */
export function RequestTimeline({ request: { status, events }, folds }: { request: Request; folds: boolean }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const stages = requestStages(status, events)
  const names = { student: t`Você`, office: t`Secretaria`, system: t`Sistema` }
  return (
    <Card aria-labelledby="progress">
      <CardHeader id="progress" title={<Trans>Andamento</Trans>} folds={folds} />
      <CardSection>
        <Timeline
          label={t`Andamento do requerimento`}
          events={stages.map(({ stage, when }) => {
            const stageEvents = events.filter(({ kind }) => getStage[kind] === stage)
            const [first] = stageEvents
            return {
              id: stage,
              icon: icons[stage],
              title: i18n._(stageWords[stage]),
              date: first ? <time dateTime={first.at}>{formats.dateTime(first.at)}</time> : null,
              ...(when && { when, whenLabel: when === 'current' ? t`agora` : t({ message: 'a seguir', context: 'andamento' }) }),
              text:
                stageEvents.length > 0
                  ? stageEvents.map(({ kind, at, by }, index) => (
                      <p key={`${kind} ${at}`}>
                        {i18n._(eventWords[kind])} · {names[by]}
                        <SinceThen at={at} before={stageEvents[index - 1]?.at ?? stageEvents[0]!.at} />
                      </p>
                    ))
                  : null,
            }
          })}
        />
      </CardSection>
    </Card>
  )
}

/** Shows the parts of a date and time that differ from the previous ones. */
function SinceThen({ at, before }: { at: string; before: string }) {
  const formats = useFormats()
  if (formats.dateTime(at) === formats.dateTime(before)) return null
  return (
    <>
      {' '}
      · <time dateTime={at}>{formats.day(at) === formats.day(before) ? formats.time(at) : formats.dateTime(at)}</time>
    </>
  )
}
