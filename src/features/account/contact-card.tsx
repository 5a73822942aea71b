import { Trans, useLingui } from '@lingui/react/macro'
import { isMobile } from '#api/address-rules.ts'
import { hasOwnPassword } from '#api/identity/auth-methods.ts'
import { appConfig } from '#config'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { MaskedField } from '#design/components/fields/masked-field.tsx'
import { brazilianPhone } from '#design/components/fields/masks/brazilian-phone.ts'
import { PasswordField } from '#design/components/fields/password-field.tsx'
import { SavedMark } from '#design/components/fields/saved-mark.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import type { SessionPerson } from '../../request/session/session.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { useEmailCheck, useNameCheck } from '../../kit/form/use-person-checks.ts'
import type { Account } from './account.ts'
import type { AccountChange } from './account.server.ts'
import { PhotoSetting } from './photo-setting.tsx'
import { accountScope, useAccountMessages, useSaveAccount } from './use-account.ts'

export function ContactCard({ account, person }: { account: Account; person: SessionPerson }) {
  const disabled = person.impersonated
  return (
    <Card aria-labelledby="contact">
      <CardSection>
        <PhotoSetting person={person} disabled={disabled} />
      </CardSection>
      <CardSection>
        <ContactForm account={account} disabled={disabled} isEmailFixed={!hasOwnPassword(person.method)} />
      </CardSection>
    </Card>
  )
}

/** Changing the e-mail requires the password. @param isEmailFixed for SAML users, whom the provider identifies by e-mail */
function ContactForm({ account, disabled, isEmailFixed }: { account: Account; disabled: boolean; isEmailFixed: boolean }) {
  const { t } = useLingui()
  const { pendingEmail, pendingMobile } = account
  // A number that still waits for its code counts as the entered one.
  const entered = { ...account, cellphone: pendingMobile?.mobile ?? account.cellphone }
  const { form, isSaved, isNewEmail } = useContactForm(entered, isEmailFixed)
  // The mask cannot represent foreign numbers.
  const isBrazilian = entered.cellphone === '' || brazilianPhone.isValid(entered.cellphone)
  const phoneHint =
    account.mobileProof === 'unavailable'
      ? t`Com DDD, como em (11) 98765-4321. O portal não envia SMS e guarda o número sem confirmar: confira bem.`
      : pendingMobile
        ? t`Este número espera a confirmação pelo código do SMS.`
        : t`Com DDD, como em (11) 98765-4321. Um número novo vale depois que você informa o código enviado por SMS.`
  const phone = { label: t`Celular`, optional: t`(opcional)`, disabled }
  return (
    <AppForm
      form={form}
      aria-label={t`Contato`}
      action={`${appConfig.basePath}/preferences/account`}
      actions={
        disabled ? null : (
          <>
            <SubmitButton form={form}>
              <Trans>Salvar contato</Trans>
            </SubmitButton>
            <SavedMark>{isSaved ? t`Contato salvo` : null}</SavedMark>
          </>
        )
      }
    >
      <input type="hidden" name="setting" value="contact" />
      <TextField {...form.field('name')} label={t`Nome completo`} autoComplete="name" disabled={disabled} required />
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
          {...form.field('email')}
          label={t`E-mail`}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          disabled={disabled}
          required
          {...(pendingEmail && {
            hint: t`Falta confirmar ${pendingEmail}. Até então, vale este endereço.`,
          })}
        />
      )}
      {disabled || isEmailFixed ? null : (
        // The password field appears once the e-mail differs from the saved one; without scripts it is always visible.
        <div data-unscripted={isNewEmail ? undefined : ''}>
          <PasswordField
            {...form.field('currentPassword')}
            label={t`Senha atual`}
            optional={t`(só para trocar o e-mail)`}
            revealLabel={t`Mostrar senha`}
            autoComplete="current-password"
          />
        </div>
      )}
      {isBrazilian ? (
        <MaskedField {...form.maskedField('cellphone')} {...phone} mask={brazilianPhone} hint={phoneHint} />
      ) : (
        <TextField {...form.field('cellphone')} {...phone} type="tel" inputMode="tel" autoComplete="tel" />
      )}
    </AppForm>
  )
}

function useContactForm(account: Account, isEmailFixed: boolean) {
  const { t } = useLingui()
  const getMessage = useAccountMessages()
  const saveAccount = useSaveAccount()
  const checkEmail = useEmailCheck()
  const checkName = useNameCheck()
  const { name, email, pendingEmail, cellphone } = account
  // Case-insensitive, as in the service.
  const isNewEmail = (text: string) => text.trim().toLowerCase() !== email

  const form = useAppForm({
    initialValues: { name, email, currentPassword: '', cellphone },
    validate: (values) => {
      const changed = getChange(values)
      return {
        name: checkName(values.name),
        email: !isEmailFixed && !(pendingEmail && values.email === '') && checkEmail(values.email),
        currentPassword: isNewEmail(values.email) && values.currentPassword === '' && t`Informe a senha atual`,
        cellphone:
          changed.cellphone && !(brazilianPhone.isValid(changed.cellphone) && isMobile(changed.cellphone))
            ? t`Informe um celular com DDD, como em (11) 98765-4321`
            : null,
      }
    },
    submit: (values) =>
      saveAccount(isNewEmail(values.email) ? { ...getChange(values), currentPassword: values.currentPassword } : getChange(values)),
    serverError: (code) =>
      code === 'EMAIL_TAKEN'
        ? { email: getMessage(code) }
        : code === 'WRONG_PASSWORD'
          ? { currentPassword: getMessage(code) }
          : getMessage(code),
    resetOnSuccess: true,
    scope: accountScope,
  })

  /** Only edited fields: the mask would truncate a foreign number. */
  function getChange(values: Pick<Account, 'name' | 'email' | 'cellphone'>): AccountChange {
    const parts = (['name', 'email', 'cellphone'] as const).filter((part) => form.isDirty(part) && values[part].trim() !== account[part])
    return Object.fromEntries(parts.map((part) => [part, values[part].trim()]))
  }

  return { form, isNewEmail: isNewEmail(form.values.email), isSaved: form.isSuccess && Object.keys(getChange(form.values)).length === 0 }
}
