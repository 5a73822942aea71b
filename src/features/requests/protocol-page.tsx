import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Timeline } from '#design/components/data/timeline.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { BackToRequest } from './back-to-requests.tsx'
import { protocolQueries } from './protocols.queries.ts'
import { categoryWords, situationWords, statusWords } from './request-words.tsx'
import { RuleList } from './rule-words.tsx'
import { useChannelWords } from './use-channel-words.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Shows one protocol: what it is about, its history, and the rules under which it was opened. */
export function ProtocolPage({ requestId }: { requestId: string }) {
  const { t, i18n } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const channels = useChannelWords()
  const { data: protocol } = useSuspenseQuery(protocolQueries.detail(requestId))
  const { number, name, category, channel, status, situation, course, openedAt, updatedAt, deadline, movements } = protocol
  return (
    <>
      <PageHeader back={<BackToRequest requestId={requestId} />} title={t`Protocolo ${number}`} subtitle={name[shell.locale]} />
      <TwoColumn
        width="wide"
        aside={
          <Card aria-labelledby="movements">
            <CardHeader id="movements" title={<Trans>Movimentações</Trans>} />
            <CardSection>
              <Timeline
                label={t`Movimentações`}
                events={movements.map((moved) => ({
                  id: moved.at,
                  title: i18n._(statusWords[moved.status]),
                  date: <time dateTime={moved.at}>{formats.dateTime(moved.at)}</time>,
                }))}
              />
            </CardSection>
          </Card>
        }
      >
        <Card aria-labelledby="facts">
          <CardHeader id="facts" title={<Trans>Sobre o protocolo</Trans>} />
          <CardSection>
            <DescriptionList
              items={[
                { term: t`Tipo`, description: i18n._(categoryWords[category]) },
                { term: t`Situação`, description: i18n._(situationWords[situation]) },
                { term: t`Curso`, description: <OfficeText>{course}</OfficeText> },
                { term: t`Onde foi aberto`, description: channels[channel] },
                { term: t`Aberto em`, description: formats.dateTime(openedAt) },
                { term: t`Atualizado em`, description: formats.dateTime(updatedAt) },
                {
                  term: t`Resposta até`,
                  description:
                    status === 'waiting_for_student_action'
                      ? t`Parado até você responder`
                      : deadline
                        ? formats.date(deadline)
                        : t`Depois do pagamento`,
                },
              ]}
            />
          </CardSection>
        </Card>
        <ProtocolRules requestId={requestId} />
      </TwoColumn>
    </>
  )
}

function ProtocolRules({ requestId }: { requestId: string }) {
  const { t } = useLingui()
  const { data, isError } = useQuery(protocolQueries.rules(requestId))
  return (
    <Card aria-labelledby="rules">
      <CardHeader id="rules" title={<Trans>Regras do pedido, como estão hoje</Trans>} />
      <CardSection>
        {data ? (
          <RuleList rules={data} />
        ) : isError ? (
          <Notice tone="danger" title={t`Não foi possível carregar as regras.`} />
        ) : (
          <SkeletonRows rows={2} />
        )}
      </CardSection>
    </Card>
  )
}
