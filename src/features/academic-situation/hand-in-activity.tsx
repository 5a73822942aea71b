import { Trans } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonText } from '#design/components/feedback/skeleton-text.tsx'
import { withWords } from '../../i18n/create-i18n.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { useFocusOnResult } from '../../kit/browser/use-focus-on-result.ts'
import type { ComplementaryActivity } from '#api/academic/academic-situation.ts'
import type { Situation } from './academic-situation.queries.ts'

const HandInForm = lazy(() => withWords(import('./hand-in-form.tsx'), 'uploads'))

/** Lets the student hand in the certificate of a complementary activity, on which the office then decides. */
export function HandInActivity({
  situation: { enrollment, kinds },
  again,
  onCancelAgain,
}: {
  situation: Situation
  /** The refused activity for which another certificate is handed in. */
  again: ComplementaryActivity | undefined
  onCancelAgain: () => void
}) {
  const [state, setState] = useState<'closed' | 'again' | 'open' | 'sent'>(again ? 'again' : 'closed')
  const begin = useRef<HTMLButtonElement>(null)
  if (enrollment.status !== 'active' || kinds.length === 0) return null
  const refused = state === 'again' ? again : undefined
  const title = refused?.title

  function cancel() {
    if (refused) return onCancelAgain()
    setState('closed')
    requestAnimationFrame(() => begin.current?.focus())
  }

  return (
    <Card aria-labelledby="hand-in">
      <CardHeader id="hand-in" title={refused ? <Trans>Enviar outro certificado: {title}</Trans> : <Trans>Entregar certificado</Trans>} />
      <CardSection>
        {state === 'sent' ? (
          <HandedIn />
        ) : refused ? (
          <OfficeReason reason={refused.reason} />
        ) : (
          <p>
            <Trans>Fez um curso, uma monitoria ou um evento? Envie o certificado para que as horas contem no seu currículo.</Trans>
          </p>
        )}
        {state === 'open' || state === 'again' ? (
          <Suspense fallback={<SkeletonText lines={4} />}>
            <HandInForm
              enrollmentId={enrollment.enrollmentId}
              kinds={kinds}
              again={refused}
              onSent={() => setState('sent')}
              onCancel={cancel}
            />
          </Suspense>
        ) : (
          <>
            <DisabledWhileImpersonating>
              <Button ref={begin} data-scripted icon={<FileUp />} onClick={() => setState('open')} aria-describedby="hand-in">
                {state === 'sent' ? <Trans>Entregar outro</Trans> : <Trans>Começar</Trans>}
              </Button>
            </DisabledWhileImpersonating>
            <noscript>
              <Notice tone="info">
                <Trans>Para enviar arquivos, ligue o JavaScript do navegador. Se preferir, leve o certificado à secretaria.</Trans>
              </Notice>
            </noscript>
          </>
        )}
      </CardSection>
    </Card>
  )
}

/** Confirms the submission and takes over the focus of the form that it replaces. */
function HandedIn() {
  const place = useFocusOnResult<HTMLDivElement>('sent')
  return (
    <div ref={place} tabIndex={-1} className="form__outcome">
      <Notice tone="ok" title={<Trans>Certificado entregue</Trans>}>
        <Trans>A secretaria vai conferir e dizer aqui quantas horas foram aceitas.</Trans>
      </Notice>
    </div>
  )
}

/** Shows the reason that the office wrote with its decision. */
export function OfficeReason({ reason }: { reason: string | null }) {
  return reason ? (
    <div>
      <Trans>
        <strong>Secretaria:</strong> <OfficeText>{reason}</OfficeText>
      </Trans>
    </div>
  ) : null
}
