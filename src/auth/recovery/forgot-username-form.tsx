import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Captcha } from '../captcha/use-captcha.ts'
import { isEmail } from './is-email.ts'
import { MailRequestForm } from './mail-request-form.tsx'
import { MailSent } from './mail-sent.tsx'
import { recoverUsername } from './recovery.functions.ts'
import { recoveryOfferQuery } from './recovery.queries.ts'
import { useMailRequest } from './use-mail-request.ts'
import { useRecoveryFailure } from './use-recovery-failure.ts'

/** Asks by which address the person is known. The e-mail is required and valid (shell specification, section 5). */
export function ForgotUsernameForm({ captcha }: { captcha: Captcha }) {
  const { t } = useLingui()
  const { data: offer } = useSuspenseQuery(recoveryOfferQuery)
  const failure = useRecoveryFailure(offer)
  const request = useMailRequest({
    id: 'email',
    check: (text) =>
      text.trim() === ''
        ? t`Digite o seu e-mail`
        : isEmail(text)
          ? null
          : t`Este e-mail não parece completo. Confira, como em nome@exemplo.com.`,
    send: async (email) => recoverUsername({ data: { email, captchaToken: await captcha.getToken() } }),
    failure,
  })
  if (request.isSent) {
    return (
      <MailSent title={t`Confira o seu e-mail`}>
        <Trans>Se houver uma conta com este endereço, o usuário chega por e-mail em alguns minutos. Olhe também a caixa de spam.</Trans>
      </MailSent>
    )
  }
  return (
    <MailRequestForm
      request={request}
      captcha={captcha.field}
      field={{ label: t`E-mail`, hint: t`O endereço que a instituição conhece.`, type: 'email', autoComplete: 'email', inputMode: 'email' }}
      sendLabel={<Trans>Receber meu usuário</Trans>}
    />
  )
}
