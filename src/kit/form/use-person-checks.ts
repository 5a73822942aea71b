import { useLingui } from '@lingui/react/macro'
import { isPersonName } from '#api/person-name.ts'

/** Returns whether a text may be an e-mail address. Only catches typing errors; the server validates. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())

/** Checks an e-mail address. The result is the problem, or null without one. */
export function useEmailCheck() {
  const { t } = useLingui()
  return (text: string): string | null => {
    if (text.trim() === '') return t`Informe o seu e-mail`
    return isEmail(text) ? null : t`E-mail inválido. Confira, como em nome@exemplo.com.`
  }
}

/** Checks a person's name. The result is the problem, or false without one. */
export function useNameCheck(): (name: string) => string | false {
  const { t } = useLingui()
  return (name) => {
    if (name.trim() === '') return t`Informe o seu nome`
    return !isPersonName(name) && t`Use só letras, números, espaços, pontos e hífens, sem endereços nem links.`
  }
}
