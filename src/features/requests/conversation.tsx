import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RequestMessage } from '#api/academic/request-messages.ts'
import type { Request } from '#api/academic/requests.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Message, MessageList } from '#design/components/data/message-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { FileList } from './file-list.tsx'
import { requestQueries } from './requests.queries.ts'
import { WriteMessage } from './write-message.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

interface ConversationProps {
  request: Request
  /** Whether the office is waiting for another action of the student first. */
  isAwaited: boolean
  postedText: string
}

/** Shows the messages from the office's last one on; earlier ones of the newest fifty are folded. Has a form for another message. */
export function Conversation({ request, isAwaited, postedText }: ConversationProps) {
  const { t } = useLingui()
  const { requestId, messages, status } = request
  const isClosed = status === 'canceled'
  const { results, hasEarlier } = messages
  const [earlier, setEarlier] = useState<readonly RequestMessage[]>([])
  const [hasMore, setMore] = useState(hasEarlier)
  const known = new Set(results.map(({ messageId }) => messageId))
  // New messages shift the newest fifty, so earlier pages may overlap them; duplicates are left out.
  const shown = [...earlier.filter(({ messageId }) => !known.has(messageId)), ...results]
  const [shownFrom] = useState(() => lastOfOffice(request))
  const [folded, open] = [shown.filter(({ position }) => position < shownFrom), shown.filter(({ position }) => position >= shownFrom)]
  useReadMarks(request)
  return (
    <Card aria-labelledby="conversation">
      <CardHeader id="conversation" title={<Trans>Conversa com a secretaria</Trans>} />
      <CardSection>
        {folded.length > 0 || hasMore ? (
          <Disclosure
            summary={
              hasMore ? t`Mensagens anteriores` : <Plural value={folded.length} one="# mensagem anterior" other="# mensagens anteriores" />
            }
          >
            {hasMore && shown[0] ? (
              <Earlier
                requestId={requestId}
                before={shown[0].position}
                onLoaded={(older, isMore) => {
                  setEarlier([...older, ...shown.filter(({ messageId }) => !known.has(messageId))])
                  setMore(isMore)
                }}
              />
            ) : null}
            <MessageList label={t`Mensagens anteriores`}>
              {folded.map((message) => (
                <OneMessage key={message.messageId} requestId={requestId} message={message} />
              ))}
            </MessageList>
          </Disclosure>
        ) : null}
        {shown.length === 0 ? (
          <p>
            {isClosed ? (
              <Trans>Nenhuma mensagem.</Trans>
            ) : (
              <Trans>Nenhuma mensagem ainda. Se tiver dúvida sobre este requerimento, escreva aqui.</Trans>
            )}
          </p>
        ) : (
          <MessageList label={t`Mensagens`}>
            {open.map((message) => (
              <OneMessage key={message.messageId} requestId={requestId} message={message} />
            ))}
          </MessageList>
        )}
      </CardSection>
      <CardSection>
        {isClosed ? (
          <p>
            <Trans>O requerimento foi cancelado e não recebe mais mensagens.</Trans>
          </p>
        ) : (
          <DisabledWhileImpersonating>
            <WriteMessage requestId={requestId} folds={isAwaited} postedText={postedText} />
          </DisabledWhileImpersonating>
        )}
      </CardSection>
    </Card>
  )
}

/** Position of the office's first unread message, otherwise of its last one. */
function lastOfOffice({ unread, messages: { results } }: Request): number {
  const ofOffice = results.filter(({ author }) => author !== 'student')
  return ofOffice.at(-Math.max(unread, 1))?.position ?? 0
}

function OneMessage({ requestId, message }: { requestId: string; message: RequestMessage }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { author, name, text, files, at, readAt } = message
  const readOn = readAt && formats.dateTime(readAt)
  return (
    <Message
      side={author === 'student' ? 'own' : 'other'}
      author={author === 'student' ? t`Você` : name ? t`${name}, da secretaria` : t`Secretaria`}
      when={<time dateTime={at}>{formats.dateTime(at)}</time>}
      state={author === 'student' ? (readOn ? t`Lida em ${readOn}` : t`Enviada`) : null}
      files={<FileList requestId={requestId} files={files} />}
    >
      {author === 'student' ? text : <OfficeText>{text}</OfficeText>}
    </Message>
  )
}

function Earlier({
  requestId,
  before,
  onLoaded,
}: {
  requestId: string
  before: number
  onLoaded: (messages: readonly RequestMessage[], hasEarlier: boolean) => void
}) {
  const { t } = useLingui()
  const { refetch, isFetching, isError } = useQuery({ ...requestQueries.earlierMessages(requestId, before), enabled: false })
  return (
    <>
      <Button
        data-scripted
        size="sm"
        loading={isFetching}
        onClick={async () => {
          const { data } = await refetch()
          if (data) onLoaded(data.results, data.hasEarlier)
        }}
      >
        <Trans>Mostrar mensagens anteriores</Trans>
      </Button>
      {isError ? <Notice tone="danger" live="alert" title={t`Não foi possível carregar as mensagens anteriores. Tente de novo.`} /> : null}
    </>
  )
}

/** Marks the shown messages as read, but not on a hidden page, nor while staff act as the student. */
function useReadMarks({ requestId, unread, messages }: Request) {
  const { person } = useShell()
  const queryClient = useQueryClient()
  const position = messages.results.at(-1)?.position
  const isOwn = person !== null && !person.impersonated
  useEffect(() => {
    if (!isOwn || unread === 0 || position === undefined) return
    const mark = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', mark)
      // If marking fails, the next visit marks them.
      void rpc.academic.requests.read.mutate({ requestId, position }).then(
        () => queryClient.invalidateQueries({ queryKey: [...requestQueries.all, 'list'] }),
        () => {},
      )
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [isOwn, unread, position, requestId, queryClient])
}
