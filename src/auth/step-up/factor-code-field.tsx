import { useLingui } from '@lingui/react/macro'
import { TextField } from '#design/components/fields/text-field.tsx'

interface FactorCodeFieldProps {
  /** The properties of the field as the form gives them. */
  field: Omit<Parameters<typeof TextField>[0], 'label'>
}

/** A field for the authenticator app's code, for accounts that use one. */
export function FactorCodeField({ field }: FactorCodeFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      {...field}
      label={t`Código do aplicativo autenticador`}
      hint={t`Sem o celular, use um código de recuperação.`}
      autoComplete="one-time-code"
      maxLength={20}
    />
  )
}
