import { useLingui } from '@lingui/react/macro'

/** For people who mistype; the server decides. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())

/** What is wrong with a required e-mail address, or null. */
export function useEmailCheck() {
  const { t } = useLingui()
  return (text: string): string | null => {
    if (text.trim() === '') return t`Informe o seu e-mail`
    return isEmail(text) ? null : t`E-mail inválido. Confira, como em nome@exemplo.com.`
  }
}
