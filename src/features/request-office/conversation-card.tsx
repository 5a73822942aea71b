import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Lock, MessageSquareText } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { RequestMessage } from '#api/request-messages.ts'
import type { RequestAtOffice } from '#api/request-office.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { NoteItem } from '#design/components/data/note-item.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import type { PostedAct } from './office-act.ts'
import { OfficeFiles } from './office-files.tsx'
import { listOfficeMessages, readByOffice } from './request-office.functions.ts'
import { officeQueries } from './request-office.queries.ts'
import { WriteForm } from './write-form.tsx'

/** What office and student wrote, with internal notes, and the way to write. */
export function ConversationCard({ request, posted }: { request: RequestAtOffice; posted: PostedAct | undefined }) {
  const { requestId, messages } = request
  const { earlier, hasEarlier, load } = useEarlier(requestId, messages)
  const shown = [...earlier, ...messages.results]
  useReadMark(request)
  return (
    <Card aria-labelledby="conversation">
      <CardHeader
        id="conversation"
        title={<Trans>Conversa</Trans>}
        aside={shown.length === 0 ? <Trans>Nenhuma mensagem ainda.</Trans> : null}
      />
      {shown.length === 0 ? null : (
        <CardSection>
          {hasEarlier ? (
            <Button size="sm" variant="quiet" loading={load.isPending} onClick={() => load.mutate(shown[0]!.position)}>
              <Trans>Mensagens anteriores</Trans>
            </Button>
          ) : null}
          {load.isError ? <LoadFailed /> : null}
          <ul className="note-list__list" role="list">
            {shown.map((message) => (
              <Message key={message.messageId} requestId={requestId} message={message} />
            ))}
          </ul>
        </CardSection>
      )}
      <CardSection>
        <WriteForm request={request} posted={posted} />
      </CardSection>
    </Card>
  )
}

function LoadFailed() {
  const { t } = useLingui()
  return <Notice tone="danger" live="alert" title={t`Não foi possível carregar as mensagens anteriores. Tente de novo.`} />
}

/** Messages before those that the request came with, a page at a time. */
function useEarlier(requestId: string, messages: RequestAtOffice['messages']) {
  const [earlier, setEarlier] = useState<{ results: RequestMessage[]; hasEarlier: boolean } | null>(null)
  const load = useMutation({
    mutationFn: (before: number) => listOfficeMessages({ data: { requestId, before } }),
    onSuccess: (page) => setEarlier((known) => ({ results: [...page.results, ...(known?.results ?? [])], hasEarlier: page.hasEarlier })),
  })
  // The newest fifty move on while one reads.
  const first = messages.results[0]?.position ?? 0
  return {
    earlier: earlier?.results.filter(({ position }) => position < first) ?? [],
    hasEarlier: earlier?.hasEarlier ?? messages.hasEarlier,
    load,
  }
}

/** Tells that the office has read what is on the screen. */
function useReadMark({ requestId, unread, messages }: RequestAtOffice): void {
  const queryClient = useQueryClient()
  const position = messages.results.at(-1)?.position
  useEffect(() => {
    if (unread === 0 || position === undefined) return
    // A mark that is lost is set by the next look.
    readByOffice({ data: { requestId, position } }).then(
      () => queryClient.invalidateQueries({ queryKey: [...officeQueries.all, 'list'] }),
      () => undefined,
    )
  }, [requestId, unread, position, queryClient])
}

function Message({ requestId, message }: { requestId: string; message: RequestMessage }) {
  const { t } = useLingui()
  const { dateTime } = useFormats(useShell())
  const { author, name, text, files, at, readAt, isInternal } = message
  const Icon = isInternal ? Lock : MessageSquareText
  const who = name ?? t`Conta que já não existe`
  const isRead = author === 'office' && !isInternal && readAt !== null
  return (
    <NoteItem
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
      title={
        <>
          <span dir="auto">{who}</span>{' '}
          {isInternal ? (
            <Status tone="warning">
              <Trans>Nota interna</Trans>
            </Status>
          ) : author === 'student' ? (
            <Trans>(aluno)</Trans>
          ) : null}
        </>
      }
      when={
        <Facts>
          <time dateTime={at}>{dateTime(at)}</time>
          {isRead ? t`Lida em ${dateTime(readAt)}` : null}
        </Facts>
      }
      action={files.length > 0 ? <OfficeFiles requestId={requestId} files={files} /> : null}
    >
      <span dir="auto">{text}</span>
    </NoteItem>
  )
}
