import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { portalErrorCode } from '../../request/portal-error.ts'

/**
 * Sends the one thing that a request by mail asks for. What was typed stays until it was sent.
 *
 * @param id of the field
 * @param check the error of a text, or null
 * @param send asks for the mail
 * @param failure what to say of a failure that has no words of its own
 */
export function useMailRequest({
  id,
  check,
  send,
  failure,
}: {
  id: string
  check: (text: string) => string | null
  send: (text: string) => Promise<unknown>
  failure: string
}) {
  const { t } = useLingui()
  const isReady = useHydrated()
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const request = useMutation({ mutationFn: send, onSettled: () => setAttempt((attempts) => attempts + 1) })
  const code = request.isError ? portalErrorCode(request.error) : null
  const words: Partial<Record<NonNullable<typeof code>, string>> = {
    TOO_MANY_ATTEMPTS: t`Número de pedidos excedido. Tente novamente mais tarde.`,
    CAPTCHA_REFUSED: t`Não foi possível confirmar que você não é um robô. Tente de novo.`,
  }
  return {
    id,
    /** False before scripts run: the form could not be sent then. */
    isReady,
    text,
    attempt,
    error: isChecked ? check(text) : null,
    refusal: code && (words[code] ?? failure),
    isPending: request.isPending,
    isSent: request.isSuccess,
    set: (typed: string) => {
      setText(typed)
      if (request.isError) request.reset()
    },
    submit: () => {
      setChecked(true)
      if (check(text)) setAttempt((attempts) => attempts + 1)
      else if (!request.isPending) request.mutate(text.trim())
    },
  }
}
