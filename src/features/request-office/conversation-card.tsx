import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RequestMessage } from '#api/academic/request-messages.ts'
import type { RequestAtOffice } from '#api/academic/request-office.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Message, MessageList } from '#design/components/data/message-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { OfficeFiles } from './office-files.tsx'
import { WriteForm } from './write-form.tsx'

/** Number of messages shown without unfolding. */
const openMessages = 5

/** Shows the messages of office and student, with internal notes; the newest are above the form for another one. */
export function ConversationCard({ request }: { request: RequestAtOffice }) {
  const { t } = useLingui()
  const { requestId, messages, unread } = request
  // The form starts open if the student wrote last; once open, it stays so.
  const [opens] = useState(() => messages.results.findLast(({ isInternal }) => !isInternal)?.author === 'student')
  const { earlier, hasEarlier, load } = useEarlier(requestId, messages)
  const shown = [...earlier, ...messages.results]
  useReadMark(request)
  // Unread messages are never folded.
  const foldedCount = Math.max(0, shown.length - Math.max(openMessages, unread))
  const [folded, open] = [shown.slice(0, foldedCount), shown.slice(foldedCount)]
  const listed = (some: typeof shown) => (
    <MessageList label={t`Mensagens`}>
      {some.map((message) => (
        <OneMessage key={message.messageId} requestId={requestId} message={message} />
      ))}
    </MessageList>
  )
  return (
    <Card aria-labelledby="conversation">
      <CardHeader
        id="conversation"
        title={<Trans>Conversa</Trans>}
        aside={shown.length === 0 ? <Trans>Nenhuma mensagem ainda.</Trans> : null}
      />
      {folded.length === 0 ? null : (
        <CardSection>
          <Disclosure
            summary={
              hasEarlier ? (
                <Trans>Mensagens anteriores</Trans>
              ) : (
                <Plural value={folded.length} one="# mensagem anterior" other="# mensagens anteriores" />
              )
            }
          >
            {load.isError ? <LoadFailed /> : null}
            {hasEarlier ? (
              <Button size="sm" variant="quiet" loading={load.isPending} onClick={() => load.mutate(shown[0]!.position)}>
                <Trans>Mostrar mensagens mais antigas</Trans>
              </Button>
            ) : null}
            {listed(folded)}
          </Disclosure>
        </CardSection>
      )}
      {open.length === 0 ? null : <CardSection>{listed(open)}</CardSection>}
      <CardSection>
        <WriteForm request={request} opens={opens} />
      </CardSection>
    </Card>
  )
}

function LoadFailed() {
  const { t } = useLingui()
  return <Notice tone="danger" live="alert" title={t`Não foi possível carregar as mensagens anteriores. Tente de novo.`} />
}

/** Loads the messages before those that came with the request, a page at a time. */
function useEarlier(requestId: string, messages: RequestAtOffice['messages']) {
  const [earlier, setEarlier] = useState<{ results: RequestMessage[]; hasEarlier: boolean } | null>(null)
  const load = useMutation({
    mutationFn: (before: number) => rpc.academic.requestOffice.messages.query({ requestId, before }),
    onSuccess: (page) => setEarlier((known) => ({ results: [...page.results, ...(known?.results ?? [])], hasEarlier: page.hasEarlier })),
  })
  // New messages push others out of the newest fifty, so earlier pages are cut where these begin.
  const first = messages.results[0]?.position ?? 0
  return {
    earlier: earlier?.results.filter(({ position }) => position < first) ?? [],
    hasEarlier: earlier?.hasEarlier ?? messages.hasEarlier,
    load,
  }
}

/** Marks the messages on the screen as read by the office. */
function useReadMark({ requestId, unread, messages }: RequestAtOffice): void {
  const queryClient = useQueryClient()
  const position = messages.results.at(-1)?.position
  useEffect(() => {
    if (unread === 0 || position === undefined) return
    // If marking fails, the next visit marks them.
    rpc.academic.requestOffice.read.mutate({ requestId, position }).then(
      () => queryClient.invalidateQueries({ queryKey: rpc.academic.requestOffice.list.key() }),
      () => undefined,
    )
  }, [requestId, unread, position, queryClient])
}

function OneMessage({ requestId, message }: { requestId: string; message: RequestMessage }) {
  const { t } = useLingui()
  const { dateTime } = useFormats()
  const { author, name, text, files, at, readAt, isInternal } = message
  const who = name ?? t`Conta que já não existe`
  return (
    <Message
      side={author === 'office' ? 'own' : 'other'}
      author={
        <>
          <span dir="auto">{who}</span>{' '}
          {isInternal ? (
            <Status tone="warning">
              <Trans>Nota interna</Trans>
            </Status>
          ) : author === 'student' ? (
            <Trans>(estudante)</Trans>
          ) : (
            <Trans>(secretaria)</Trans>
          )}
        </>
      }
      when={<time dateTime={at}>{dateTime(at)}</time>}
      state={author === 'office' && !isInternal && readAt !== null ? t`Lida em ${dateTime(readAt)}` : null}
      files={files.length > 0 ? <OfficeFiles requestId={requestId} files={files} /> : null}
    >
      {text}
    </Message>
  )
}
