import { useLingui } from '@lingui/react/macro'
import type { PersonalData } from '#api/academic/personal-data.ts'
import { MaskedField } from '#design/components/fields/masked-field.tsx'
import { brazilianPhone } from '#design/components/fields/masks/brazilian-phone.ts'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { PasswordField } from '#design/components/fields/password-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import type { UpdateForm } from './update-form.tsx'
import { isNewEmail } from './update-values.ts'

interface ContactFieldsProps {
  form: UpdateForm
  data: PersonalData
  disabled: boolean
  /** Whether the e-mail is fixed, because the institution's own account provides it. */
  isEmailFixed: boolean
}

export function ContactFields({
  form,
  data: { request, mobile, mobileProof, pendingMobile, phone, email, pendingEmail },
  disabled,
  isEmailFixed,
}: ContactFieldsProps) {
  const { t } = useLingui()
  const optional = t`(opcional)`
  return (
    <FormSection legend={t`Contato`} intro={t`O celular e o e-mail são os da sua conta no portal.`}>
      <PhoneField
        form={form}
        name="mobile"
        saved={pendingMobile?.mobile ?? mobile}
        label={t`Celular`}
        hint={
          mobileProof === 'unavailable'
            ? t`Com DDD, como em (11) 98765-4321. O portal não envia SMS e guarda o número sem confirmar: confira bem.`
            : pendingMobile
              ? t`Este número espera a confirmação pelo código do SMS.`
              : t`Com DDD, como em (11) 98765-4321. Um número novo vale depois que você informa o código enviado por SMS.`
        }
        optional={request?.missing.includes('mobile') ? undefined : optional}
        disabled={disabled}
      />
      <PhoneField form={form} name="phone" saved={phone} label={t`Telefone fixo`} optional={optional} disabled={disabled} />
      <TextField
        {...form.field('email')}
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        readOnly={isEmailFixed}
        hint={
          isEmailFixed
            ? t`Vem da conta da instituição. Para trocar o e-mail, fale com ela.`
            : pendingEmail
              ? t`Falta confirmar ${pendingEmail}. Até então, vale este endereço.`
              : t`Um e-mail novo vale depois que você abre o link que enviamos para ele.`
        }
      />
      {disabled || isEmailFixed ? null : (
        // The password field appears once the e-mail differs from the saved one; without scripts it is always visible.
        <div data-unscripted={isNewEmail(form.values.email, { email, pendingEmail }) ? undefined : ''}>
          <PasswordField
            {...form.field('currentPassword')}
            label={t`Senha atual`}
            optional={t`(só para trocar o e-mail)`}
            revealLabel={t`Mostrar senha`}
            autoComplete="current-password"
          />
        </div>
      )}
    </FormSection>
  )
}

interface PhoneFieldProps {
  form: UpdateForm
  name: 'mobile' | 'phone'
  saved: string | null
  label: string
  optional: string | undefined
  disabled: boolean
  hint?: string
}

/** The mask cannot represent foreign numbers. */
function PhoneField({ form, name, saved, ...field }: PhoneFieldProps) {
  return !saved || brazilianPhone.isValid(saved) ? (
    <MaskedField {...form.maskedField(name)} {...field} mask={brazilianPhone} />
  ) : (
    <TextField {...form.field(name)} {...field} type="tel" inputMode="tel" autoComplete="tel" />
  )
}
