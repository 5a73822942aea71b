import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EnrollmentDocument } from '#api/academic/enrollment-documents.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { SendForm } from './send-form.tsx'

interface SendDocumentProps {
  document: EnrollmentDocument
  onSent: () => void
}

/** Form to send a missing document, or the reason why it cannot be sent. */
export function SendDocument(props: SendDocumentProps) {
  const title = useSendTitle(props.document)
  return (
    <Card aria-labelledby="send-document">
      <CardHeader id="send-document" title={title} />
      <CardSection>
        <SendParts {...props} />
      </CardSection>
    </Card>
  )
}

/** Folded form below the sent files: replacing them is possible, but not the purpose of the page. */
export function ReplaceSent(props: SendDocumentProps) {
  const title = useSendTitle(props.document)
  const note = useWhyNot(props.document)
  return (
    <CardSection>
      {note ? (
        <p>{note}</p>
      ) : (
        <Disclosure summary={title}>
          <SendParts {...props} />
        </Disclosure>
      )}
    </CardSection>
  )
}

function SendParts({ document, onSent }: SendDocumentProps) {
  const { locale } = useShell()
  const isReady = useHydrated()
  const note = useWhyNot(document)
  const { status, guidance } = document
  return (
    <>
      {guidance ? <p>{guidance[locale]}</p> : null}
      {status === 'accepted' && !note ? (
        <p>
          <Trans>O documento já foi aceito. Se mudou, envie o novo: ele é conferido outra vez.</Trans>
        </p>
      ) : null}
      {note ? (
        <p>{note}</p>
      ) : isReady ? (
        <DisabledWhileImpersonating>
          <SendForm document={document} onSent={onSent} />
        </DisabledWhileImpersonating>
      ) : (
        <noscript>
          <Notice tone="info">
            <Trans>Para enviar arquivos, ligue o JavaScript do navegador. Se preferir, leve o documento à secretaria.</Trans>
          </Notice>
        </noscript>
      )}
    </>
  )
}

function useSendTitle({ status }: EnrollmentDocument): string {
  const { t } = useLingui()
  const titles = {
    pending: t`Enviar o documento`,
    refused: t`Enviar de novo`,
    accepted: t`Atualizar o documento`,
    waiting: t`Trocar o que foi enviado`,
    not_applicable: t`Este documento não é pedido a você`,
  }
  return titles[status]
}

/** Returns why the document cannot be sent; null if it can. */
function useWhyNot({ status, maySend }: EnrollmentDocument): ReactNode {
  if (status === 'not_applicable') return <Trans>A secretaria marcou que ele não se aplica à sua matrícula.</Trans>
  return maySend ? null : <Trans>A secretaria está com o documento aberto. Quando ela decidir, o resultado aparece aqui.</Trans>
}
