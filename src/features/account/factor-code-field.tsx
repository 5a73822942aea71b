import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TextField } from '#design/components/fields/text-field.tsx'
import { secondFactorQuery } from './account.queries.ts'

/** Whether changes of how one signs in ask for a code, too. */
export const useHasSecondFactor = (): boolean => Boolean(useQuery(secondFactorQuery).data?.enabledAt)

interface FactorCodeFieldProps {
  /** As the form gives it. */
  field: Omit<Parameters<typeof TextField>[0], 'label'>
}

/** The factor in force, where there is one: it is changed by nothing weaker. */
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

/** What a refused code says beside its field. */
export function useFactorMessages() {
  const { t } = useLingui()
  return {
    WRONG_PASSWORD: { ownPassword: t`Senha atual incorreta` },
    TOO_MANY_ATTEMPTS: { ownPassword: t`Muitas tentativas. Tente de novo mais tarde.` },
    CODE_NEEDED: { factorCode: t`Informe o código do aplicativo` },
    WRONG_CODE: { factorCode: t`Código inválido. Confira no aplicativo e tente de novo.` },
  }
}
