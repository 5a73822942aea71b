import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import type { ProofOutcome } from './contact-outcome.ts'
import { type ProofPage, ProofTasks } from './proof-tasks.tsx'

interface EmailProofCardProps {
  /** The confirmed e-mail; null or empty if there is none yet. */
  email: string | null
  pendingEmail: string | null
  page: ProofPage
  /** The outcome of a form that was sent before scripts ran. */
  outcome: ProofOutcome | undefined
}

/** Shows what is missing until a new e-mail is confirmed; nothing if none waits. */
export function EmailProofCard({ email, pendingEmail, page, outcome }: EmailProofCardProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [done, setDone] = useState<ProofOutcome | undefined>(outcome)
  const card = useRef<HTMLElement>(null)
  const finish = async (result: ProofOutcome) => {
    setDone(result)
    await Promise.all(['account', 'personal-data'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
    card.current?.focus()
  }
  const send = useMutation({
    mutationFn: () => rpc.users.sendEmailLink.mutate(),
    onMutate: () => setDone(undefined),
    onSuccess: () => finish('email-sent'),
    onError: (error) => setDone(portalErrorCode(error) === 'TOO_MANY_ATTEMPTS' ? 'email-limited' : 'email-not-sent'),
  })
  const cancel = useMutation({ mutationFn: () => rpc.users.cancelEmail.mutate(), onSuccess: () => finish('email-canceled') })
  if (pendingEmail === null && done !== 'email-canceled') return null
  const problems: Partial<Record<ProofOutcome, string>> = {
    'email-limited': t`Já enviamos o link várias vezes. Abra o último e-mail que chegou, ou peça outro mais tarde.`,
    'email-not-sent': t`Não foi possível enviar o e-mail. Tente de novo em alguns minutos.`,
  }
  return (
    <Card ref={card} aria-labelledby="email-proof" tabIndex={-1}>
      <CardHeader id="email-proof" title={<Trans>Confirmação do e-mail</Trans>} />
      <CardSection>
        {pendingEmail === null ? (
          <Notice tone="ok" live="status" title={t`O e-mail novo foi descartado.`} />
        ) : (
          <>
            <p role="status">
              {done === 'email-sent' ? (
                <Trans>
                  Enviamos outro link para <b translate="no">{pendingEmail}</b>. O anterior não vale mais.
                </Trans>
              ) : (
                <Trans>
                  Enviamos um link para <b translate="no">{pendingEmail}</b>. Abra-o em até 24 horas para que este e-mail passe a valer.
                </Trans>
              )}
            </p>
            {email ? (
              <p>
                <Trans>
                  Até a confirmação, vale <span translate="no">{email}</span>.
                </Trans>
              </p>
            ) : null}
            <ProofTasks
              label={t`Outro link`}
              page={page}
              send={{ name: 'send-email', label: <Trans>Enviar outro link</Trans>, mutation: send, isPrimary: false }}
              cancel={{ name: 'cancel-email', label: <Trans>Descartar este e-mail</Trans>, mutation: cancel }}
              problems={[
                (done && problems[done]) ?? null,
                cancel.isError ? t`Não foi possível descartar o e-mail. Tente de novo em alguns minutos.` : null,
              ]}
            />
          </>
        )}
      </CardSection>
    </Card>
  )
}
