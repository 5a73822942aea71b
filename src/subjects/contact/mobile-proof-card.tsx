import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { MobileState, mobileProofContract } from '#api/users/mobile-proof.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { portalErrorCode, type ErrorMessages } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm, type FieldMessages } from '../../kit/form/use-app-form.ts'
import type { ProofOutcome } from './contact-outcome.ts'
import { proofAction, type ProofPage, ProofTasks } from './proof-tasks.tsx'

function useMobileMessages() {
  const { t } = useLingui()
  const codeMessages: ErrorMessages<typeof mobileProofContract.proveMobile, never, FieldMessages<{ mobileCode: string }>> = {
    WRONG_CODE: { mobileCode: t`Código incorreto. Confira no SMS e tente de novo.` },
    MOBILE_CODE_EXPIRED: { mobileCode: t`Este código venceu. Peça outro.` },
    TOO_MANY_ATTEMPTS: { mobileCode: t`Foram cinco códigos errados, e este não vale mais. Peça outro.` },
    NOT_FOUND: { mobileCode: t`Nenhum número espera confirmação. Recarregue a página.` },
  }
  return {
    codeMessages,
    codeFailed: t`Não foi possível confirmar o celular. Tente de novo em alguns minutos.`,
    sendProblems: {
      limited: t`Já enviamos todos os SMS que podíamos por enquanto. Use o último código que chegou, ou peça outro mais tarde.`,
      'not-sent': t`Não foi possível enviar o SMS. Tente de novo em alguns minutos.`,
    },
  }
}

interface MobileProofCardProps {
  state: MobileState
  page: ProofPage
  /** The outcome of a form that was sent before scripts ran. */
  outcome: ProofOutcome | undefined
}

/** Shows what is missing until a mobile number is confirmed; nothing if it is, or where no messages are sent. */
export function MobileProofCard({ state: { mobile, mobileProof, pendingMobile }, page, outcome }: MobileProofCardProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [done, setDone] = useState<ProofOutcome | undefined>(outcome)
  const [sends, setSends] = useState(0)
  const card = useFocusOnChange(pendingMobile?.mobile)
  const waiting = pendingMobile?.mobile ?? (mobile && mobileProof === 'unproven' ? mobile : null)
  const finish = async (result: ProofOutcome) => {
    setDone(result)
    await Promise.all(['account', 'personal-data'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
    // Clears what was typed, which belongs to the code that is no longer valid.
    if (result === 'sent') setSends((before) => before + 1)
    card.current?.focus()
  }
  if (waiting === null && done !== 'proven' && done !== 'canceled') return null
  const current = mobile?.slice(-4)
  const last = (waiting ?? mobile ?? '').slice(-4)
  return (
    <Card ref={card} aria-labelledby="mobile-proof" tabIndex={-1}>
      <CardHeader id="mobile-proof" title={<Trans>Confirmação do celular</Trans>} />
      <CardSection>
        {done === 'proven' && waiting === null ? (
          <Notice tone="ok" live="status" title={t`O celular com final ${last} está confirmado.`} />
        ) : null}
        {done === 'canceled' && pendingMobile === null ? <Notice tone="ok" live="status" title={t`O número novo foi descartado.`} /> : null}
        {pendingMobile ? (
          <>
            <WaitingWords message={pendingMobile.message} last={last} isSentAgain={done === 'sent'} />
            {mobile && mobile !== pendingMobile.mobile ? (
              <p>
                <Trans>Até a confirmação, vale o celular com final {current}.</Trans>
              </p>
            ) : null}
            {pendingMobile.message === 'sent' ? (
              <CodeForm
                key={`${pendingMobile.mobile} ${sends}`}
                page={page}
                outcome={done === outcome ? outcome : undefined}
                onProven={() => void finish('proven')}
              />
            ) : null}
          </>
        ) : waiting === null ? null : (
          <p>
            <Trans>O celular com final {last} ainda não foi confirmado. Confirme-o com um código enviado por SMS.</Trans>
          </p>
        )}
        {waiting === null ? null : (
          <OtherTasks
            page={page}
            isFirst={pendingMobile?.message !== 'sent'}
            hasPending={pendingMobile !== null}
            problem={outcome === 'limited' || outcome === 'not-sent' ? outcome : undefined}
            onDone={finish}
          />
        )}
      </CardSection>
    </Card>
  )
}

/** The card takes the focus when another number begins to wait, or none does any more. */
function useFocusOnChange(mobile: string | undefined) {
  const card = useRef<HTMLElement>(null)
  const before = useRef(mobile)
  useEffect(() => {
    if (mobile !== undefined && before.current !== mobile) card.current?.focus()
    before.current = mobile
  }, [mobile])
  return card
}

function WaitingWords({
  message,
  last,
  isSentAgain,
}: {
  message: NonNullable<MobileState['pendingMobile']>['message']
  last: string
  isSentAgain: boolean
}) {
  const { t } = useLingui()
  if (message === 'failed')
    return (
      <Notice tone="warning" live="status" title={t`Não foi possível enviar o SMS para o celular com final ${last}`}>
        <Trans>O número está guardado. Peça o código de novo em alguns minutos.</Trans>
      </Notice>
    )
  if (message === 'limited')
    return (
      <Notice tone="warning" live="status" title={t`Já enviamos todos os SMS que podíamos por enquanto`}>
        <Trans>O número com final {last} está guardado. Peça o código mais tarde.</Trans>
      </Notice>
    )
  if (message === 'ended')
    return (
      <p>
        <Trans>Falta confirmar o celular com final {last}. O código que enviamos não vale mais: peça outro.</Trans>
      </p>
    )
  if (message === 'none')
    return (
      <p>
        <Trans>Falta confirmar o celular com final {last}. Ele vale depois que você informar o código enviado por SMS.</Trans>
      </p>
    )
  return (
    <p role="status">
      {isSentAgain ? (
        <Trans>Enviamos outro código por SMS para o celular com final {last}. Ele vale por 10 minutos; o anterior não vale mais.</Trans>
      ) : (
        <Trans>Enviamos um código por SMS para o celular com final {last}. Ele vale por 10 minutos.</Trans>
      )}
    </p>
  )
}

function CodeForm({ page, outcome, onProven }: { page: string; outcome: ProofOutcome | undefined; onProven: () => void }) {
  const { t } = useLingui()
  const { codeMessages, codeFailed } = useMobileMessages()
  const form = useAppForm({
    initialValues: { mobileCode: '' },
    initialProblem: outcome && outcome in codeMessages ? (outcome as keyof typeof codeMessages) : undefined,
    validate: ({ mobileCode }) => ({ mobileCode: !/^\d{6}$/.test(mobileCode.replace(/\s/g, '')) && t`Informe os seis dígitos do código` }),
    submit: async ({ mobileCode: code }) => {
      await rpc.users.proveMobile.mutate({ code })
      onProven()
    },
    serverError: (code) => codeMessages[code] ?? codeFailed,
  })
  return (
    <AppForm
      form={form}
      aria-labelledby="mobile-proof"
      action={proofAction}
      actions={
        <SubmitButton form={form} variant="primary">
          <Trans>Confirmar celular</Trans>
        </SubmitButton>
      }
    >
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="task" value="prove" />
      <TextField
        {...form.field('mobileCode')}
        label={t`Código do SMS`}
        hint={t`Seis dígitos.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
    </AppForm>
  )
}

interface OtherTasksProps {
  page: ProofPage
  /** No code is waiting to be entered. */
  isFirst: boolean
  hasPending: boolean
  problem: 'limited' | 'not-sent' | undefined
  onDone: (outcome: ProofOutcome) => Promise<void>
}

function OtherTasks({ page, isFirst, hasPending, problem, onDone }: OtherTasksProps) {
  const { t } = useLingui()
  const { sendProblems } = useMobileMessages()
  const send = useMutation({
    mutationFn: () => rpc.users.sendMobileCode.mutate(),
    onSuccess: ({ pendingMobile }) => onDone(pendingMobile?.message === 'sent' ? 'sent' : 'not-sent'),
  })
  const cancel = useMutation({ mutationFn: () => rpc.users.cancelMobile.mutate(), onSuccess: () => onDone('canceled') })
  const failed = send.isError
    ? portalErrorCode(send.error) === 'TOO_MANY_ATTEMPTS'
      ? sendProblems.limited
      : sendProblems['not-sent']
    : problem && send.isIdle && !isFirst
      ? sendProblems[problem]
      : null
  return (
    <ProofTasks
      label={t`Outro código`}
      page={page}
      send={{
        name: 'send',
        label: isFirst ? <Trans>Enviar código por SMS</Trans> : <Trans>Enviar outro código</Trans>,
        mutation: send,
        isPrimary: isFirst,
      }}
      cancel={hasPending ? { name: 'cancel', label: <Trans>Descartar este número</Trans>, mutation: cancel } : null}
      problems={[failed, cancel.isError ? t`Não foi possível descartar o número. Tente de novo em alguns minutos.` : null]}
    />
  )
}
