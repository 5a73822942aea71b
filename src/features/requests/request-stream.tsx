import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useState } from 'react'
import type { RequestMessage } from '#api/academic/request-messages.ts'
import type { Request, RequestEventKind } from '#api/academic/requests.ts'
import { initials } from '#design/components/choices/initials.ts'
import { ChatEvent, ChatLog, ChatMessage } from '#design/components/data/chat-log.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { EarlierMessages } from './earlier-messages.tsx'
import { FileList } from './file-list.tsx'
import { HandedInItems } from './handed-in-items.tsx'
import { statusWords } from './request-words.tsx'
import { shownSince, type StreamEntry, streamEntries } from './stream-entries.ts'
import { useReadMarks } from './use-read-marks.ts'
import { useShortDates } from './short-dates.ts'

const eventWords: Record<RequestEventKind, MessageDescriptor> = {
  sent: msg`Pedido enviado`,
  paid: msg`Pagamento confirmado`,
  taken: msg`Em análise na secretaria`,
  pending: msg`Encaminhado a outro setor`,
  asked: msg`A secretaria pediu um envio`,
  answered: msg`Você enviou o que foi pedido`,
  reviewed: msg`A secretaria conferiu o envio`,
  granted: statusWords.granted,
  rejected: statusWords.rejected,
  delivered: statusWords.delivered,
  concluded: statusWords.concluded,
  canceled: statusWords.canceled,
  reopened: msg`Resposta desfeita pela secretaria`,
  rated: msg`Você avaliou o atendimento`,
}

/** Shows messages and events in one order; what is older than the last few is folded, as are messages before the newest fifty. */
export function RequestStream({ request }: { request: Request }) {
  const { t } = useLingui()
  const { requestId, messages } = request
  const { results, hasEarlier } = messages
  const [earlier, setEarlier] = useState<readonly RequestMessage[]>([])
  const [hasMore, setMore] = useState(hasEarlier)
  const known = new Set(results.map(({ messageId }) => messageId))
  // New messages shift the newest fifty, so earlier pages may overlap them; duplicates are left out.
  const shown = [...earlier.filter(({ messageId }) => !known.has(messageId)), ...results]
  const entries = streamEntries(request, shown)
  const [since] = useState(() => shownSince(entries, request.unread))
  const folded = entries.filter((entry) => entry.at < since)
  useReadMarks(request)
  const entry = (one: StreamEntry) => <Entry key={getKey(one)} request={request} entry={one} />
  return (
    <>
      {folded.length > 0 || hasMore ? (
        <Disclosure summary={hasMore ? t`Anteriores` : <Plural value={folded.length} one="# anterior" other="# anteriores" />}>
          {hasMore && shown[0] ? (
            <EarlierMessages
              requestId={requestId}
              before={shown[0].position}
              onLoaded={(older, isMore) => {
                setEarlier([...older, ...shown.filter(({ messageId }) => !known.has(messageId))])
                setMore(isMore)
              }}
            />
          ) : null}
          <ChatLog label={t`Conversa anterior`}>{folded.map(entry)}</ChatLog>
        </Disclosure>
      ) : null}
      <ChatLog label={t`Conversa com a secretaria`}>{entries.filter((one) => one.at >= since).map(entry)}</ChatLog>
    </>
  )
}

function getKey(entry: StreamEntry): string {
  if (entry.kind === 'message') return entry.message.messageId
  return entry.kind === 'event' ? `${entry.event.kind} ${entry.at}` : `action ${entry.action.actionId}`
}

function Entry({ request, entry }: { request: Request; entry: StreamEntry }) {
  if (entry.kind === 'event') return <HappenedEvent request={request} event={entry.event} />
  if (entry.kind === 'message') return <OneMessage requestId={request.requestId} message={entry.message} />
  return <AskedByOffice requestId={request.requestId} entry={entry} />
}

function HappenedEvent({ request: { files }, event: { kind, at, by } }: { request: Request; event: Request['events'][number] }) {
  const { t, i18n } = useLingui()
  const short = useShortDates()
  const word = kind === 'canceled' ? (by === 'student' ? t`Cancelado por você` : t`Cancelado pela secretaria`) : i18n._(eventWords[kind])
  return (
    <ChatEvent>
      <time dateTime={at}>{short.day(at)}</time>
      {' · '}
      {kind === 'sent' && files.length > 0 ? (
        <Plural value={files.length} one="Pedido enviado com # arquivo" other="Pedido enviado com # arquivos" />
      ) : (
        word
      )}
    </ChatEvent>
  )
}

function OneMessage({ requestId, message: { author, name, text, files, at, readAt } }: { requestId: string; message: RequestMessage }) {
  const { t } = useLingui()
  const when = useShortDates().dateTime(at)
  const time = <time dateTime={at}>{when}</time>
  if (author === 'student')
    return (
      <ChatMessage
        side="own"
        author={t`Você`}
        when={
          <>
            {time}
            {readAt ? t`, lida` : null}
          </>
        }
        files={<FileList requestId={requestId} files={files} />}
      >
        {text}
      </ChatMessage>
    )
  return (
    <ChatMessage
      side="other"
      author={name ?? t`Secretaria`}
      initials={initials(name ?? t`Secretaria`)}
      when={
        <>
          <span dir="auto" aria-hidden="true">
            {name ?? t`Secretaria`}
          </span>
          {', '}
          {time}
        </>
      }
      files={<FileList requestId={requestId} files={files} />}
    >
      <OfficeText>{text}</OfficeText>
    </ChatMessage>
  )
}

function AskedByOffice({
  requestId,
  entry: { at, action, items },
}: {
  requestId: string
  entry: Extract<StreamEntry, { kind: 'action' }>
}) {
  const { t } = useLingui()
  const when = useShortDates().dateTime(at)
  return (
    <ChatMessage
      side="other"
      author={t`Secretaria`}
      initials={initials(t`Secretaria`)}
      when={<time dateTime={at}>{when}</time>}
      files={<HandedInItems requestId={requestId} items={items} />}
    >
      <OfficeText>{action.text}</OfficeText>
    </ChatMessage>
  )
}
