import { useLingui } from '@lingui/react/macro'

/** Only catches typing errors; the server validates. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())

export function useEmailCheck() {
  const { t } = useLingui()
  return (text: string): string | null => {
    if (text.trim() === '') return t`Informe o seu e-mail`
    return isEmail(text) ? null : t`E-mail inválido. Confira, como em nome@exemplo.com.`
  }
}
