import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { ErrorSummary } from '#design/components/fields/error-summary.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { PasswordField } from '#design/components/fields/password-field.tsx'
import { PasswordGuide } from './password-guide.tsx'
import { useChangePassword } from './use-change-password.ts'

/** The current password and the new one, twice; its rules are told while it is typed. */
export function ChangePasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
  const { t } = useLingui()
  const { draft, errors, attempt, failed, isPending, set, send } = useChangePassword(onChanged)
  const count = errors.length
  const field = (id: keyof typeof draft) => ({
    id,
    revealLabel: t`Mostrar senha`,
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
        <Button type="submit" variant="primary" loading={isPending}>
          <Trans>Salvar nova senha</Trans>
        </Button>
      }
    >
      {errors.length > 0 ? (
        <ErrorSummary heading={<Plural value={count} one="Corrija # campo" other="Corrija # campos" />} errors={errors} attempt={attempt} />
      ) : null}
      {failed ? (
        <Notice tone="danger" title={t`Não foi possível salvar a senha`}>
          <Trans>Tente de novo em alguns minutos. Nada mudou.</Trans>
        </Notice>
      ) : null}
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...field('current')} label={t`Senha atual`} autoComplete="current-password" />
      <PasswordField
        {...field('next')}
        label={t`Nova senha`}
        autoComplete="new-password"
        below={<PasswordGuide id="next-rules" password={draft.next} />}
        describedBy="next-rules"
      />
      <PasswordField {...field('again')} label={t`Repita a nova senha`} autoComplete="new-password" />
    </Form>
  )
}
