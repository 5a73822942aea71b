import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { ErrorSummary } from '#design/components/fields/error-summary.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { MaskedField } from '#design/components/fields/masked-field.tsx'
import { brazilianPhone } from '#design/components/fields/masks/brazilian-phone.ts'
import { PasswordField } from '#design/components/fields/password-field.tsx'
import { SavedMark } from '#design/components/fields/saved-mark.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import type { Account } from './account.ts'
import { type ContactDraft, useContact } from './use-contact.ts'

interface ContactFormProps {
  account: Account
  disabled: boolean
  /** For whoever comes from the institution's own provider, which knows them by it. */
  isEmailFixed: boolean
}

/** Name, e-mail and phone; name and e-mail are required (shell specification, section 5). Another e-mail asks for the password. */
export function ContactForm({ account, disabled, isEmailFixed }: ContactFormProps) {
  const { t } = useLingui()
  const { draft, errors, attempt, refusal, isPending, isSaved, set, send } = useContact(account, brazilianPhone.isValid, isEmailFixed)
  const count = errors.length
  // A number from abroad would not fit the way numbers are written here.
  const isBrazilian = account.cellphone === '' || brazilianPhone.isValid(account.cellphone)
  const frame = (id: keyof ContactDraft) => ({
    id,
    name: id,
    value: draft[id],
    disabled,
    error: errors.find(({ fieldId }) => fieldId === id)?.message,
  })
  const field = (id: keyof ContactDraft) => ({
    ...frame(id),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => set(id, currentTarget.value),
  })
  const phone = { label: t`Celular`, optional: t`(opcional)` }
  return (
    <Form
      method="post"
      action={`${appConfig.basePath}/preferences/account`}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      actions={
        disabled ? null : (
          <>
            <Button type="submit" loading={isPending}>
              <Trans>Salvar contato</Trans>
            </Button>
            <SavedMark>{isSaved ? t`Contato salvo` : null}</SavedMark>
          </>
        )
      }
    >
      <input type="hidden" name="setting" value="contact" />
      {count > 0 ? (
        <ErrorSummary heading={<Plural value={count} one="Corrija # campo" other="Corrija # campos" />} errors={errors} attempt={attempt} />
      ) : null}
      {refusal ? <Notice live="alert" tone="danger" title={refusal} /> : null}
      <TextField {...field('name')} label={t`Nome completo`} autoComplete="name" required />
      {isEmailFixed ? (
        <TextField
          id="email"
          value={account.email}
          readOnly
          disabled={disabled}
          label={t`E-mail`}
          type="email"
          hint={t`Vem da conta da instituição. Para trocar o e-mail, fale com ela.`}
        />
      ) : (
        <TextField
          {...field('email')}
          label={t`E-mail`}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      {disabled || isEmailFixed ? null : (
        <PasswordField
          {...field('currentPassword')}
          label={t`Senha atual`}
          optional={t`(só para trocar o e-mail)`}
          revealLabel={t`Mostrar senha`}
          autoComplete="current-password"
        />
      )}
      {isBrazilian ? (
        <MaskedField
          {...frame('cellphone')}
          {...phone}
          mask={brazilianPhone}
          hint={t`Com DDD, como em (11) 98765-4321.`}
          onValueChange={(digits) => set('cellphone', digits)}
        />
      ) : (
        <TextField {...field('cellphone')} {...phone} type="tel" inputMode="tel" autoComplete="tel" />
      )}
    </Form>
  )
}
