import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { ErrorSummary } from '#design/components/fields/error-summary.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { PasswordField } from '#design/components/fields/password-field.tsx'
import type { Captcha } from '../captcha/use-captcha.ts'
import { PasswordGuide } from './password-guide.tsx'
import { PasswordSet } from './password-set.tsx'
import { ResetLinkProblem } from './reset-link-problem.tsx'
import { useSetPassword } from './use-set-password.ts'

const linkProblems = { RESET_LINK_EXPIRED: 'expired', RESET_LINK_USED: 'used', RESET_LINK_INVALID: 'invalid' } as const

/** The new password, twice, for whoever came by a reset link; its rules are told while it is typed. */
export function SetPasswordForm({ token, captcha }: { token: string; captcha: Captcha }) {
  const { t } = useLingui()
  const { isReady, draft, errors, attempt, code, isPending, outcome, set, send } = useSetPassword(token, captcha.getToken)
  if (outcome) return <PasswordSet isMailSent={outcome.isMailSent} />
  if (code && code in linkProblems) return <ResetLinkProblem state={linkProblems[code as keyof typeof linkProblems]} />
  const count = errors.length
  const refusals: Partial<Record<NonNullable<typeof code>, string>> = {
    POOR_PASSWORD: t`A senha não cumpre os requisitos.`,
    TOO_MANY_ATTEMPTS: t`Número de pedidos excedido. Tente novamente mais tarde.`,
    CAPTCHA_REFUSED: t`Não foi possível confirmar que você não é um robô. Tente de novo.`,
  }
  const field = (id: keyof typeof draft) => ({
    id,
    revealLabel: t`Mostrar senha`,
    autoComplete: 'new-password' as const,
    value: draft[id],
    error: errors.find(({ fieldId }) => fieldId === id)?.message,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => set(id, currentTarget.value),
  })
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      actions={
        <Button type="submit" variant="primary" full disabled={!isReady} loading={isPending}>
          <Trans>Salvar nova senha</Trans>
        </Button>
      }
    >
      {count > 0 ? (
        <ErrorSummary heading={<Plural value={count} one="Corrija # campo" other="Corrija # campos" />} errors={errors} attempt={attempt} />
      ) : null}
      {code ? (
        <Notice live="alert" tone="danger" title={refusals[code] ?? t`Não foi possível salvar a senha. Tente de novo em alguns minutos.`} />
      ) : null}
      <PasswordField
        {...field('next')}
        label={t`Nova senha`}
        below={<PasswordGuide id="next-rules" password={draft.next} />}
        describedBy="next-rules"
      />
      <PasswordField {...field('again')} label={t`Repita a nova senha`} />
      {captcha.field}
    </Form>
  )
}
