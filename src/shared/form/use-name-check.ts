import { useLingui } from '@lingui/react/macro'
import { isPersonName } from '#api/person-name.ts'

/** Checks a person's name. The result is the problem, or false without one. */
export function useNameCheck(): (name: string) => string | false {
  const { t } = useLingui()
  return (name) => {
    if (name.trim() === '') return t`Informe o seu nome`
    return !isPersonName(name) && t`Use só letras, números, espaços, pontos e hífens, sem endereços nem links.`
  }
}
