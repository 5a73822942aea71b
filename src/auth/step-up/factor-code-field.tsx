import { useLingui } from '@lingui/react/macro'
import { TextField } from '#design/components/fields/text-field.tsx'

interface FactorCodeFieldProps {
  /** As the form gives it. */
  field: Omit<Parameters<typeof TextField>[0], 'label'>
}

/** The factor in force, where there is one. */
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
