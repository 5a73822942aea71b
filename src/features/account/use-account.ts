import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { usersContract } from '#api/users/users.ts'
import { changeLanguage } from '../../i18n/create-i18n.ts'
import type { SessionPerson } from '../../request/session/session.ts'
import type { ErrorMessages, PortalErrorCode } from '../../request/portal-error.ts'
import { shellQuery } from '../../request/shell.queries.ts'
import type { AccountChange } from './account.server.ts'
import { saveAccount } from './account.functions.ts'
import { accountQuery } from './account.queries.ts'

/** Serialises changes of the account. */
export const accountScope = { id: 'account' }

export function useSaveAccount() {
  const queryClient = useQueryClient()
  const applyPerson = useApplyPerson()
  return async (change: AccountChange) => {
    const { account, person } = await saveAccount({ data: change })
    queryClient.setQueryData(accountQuery.queryKey, (before) => before && { ...before, ...account })
    await applyPerson(person)
  }
}

/** Updates the open page: name, photo, language, zone and appearance. */
export function useApplyPerson() {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (person: SessionPerson) => {
    const locale = person.languageId
    if (locale && locale !== i18n.locale) router.update({ context: { ...router.options.context, i18n: await changeLanguage(locale) } })
    const isOtherLanguage = locale !== null && locale !== queryClient.getQueryData(shellQuery.queryKey)?.locale
    queryClient.setQueryData(
      shellQuery.queryKey,
      (shell) => shell && { ...shell, person, timeZone: person.timezone, locale: locale ?? shell.locale },
    )
    // Menu titles are per language and come from the server; on failure the old ones stay.
    if (isOtherLanguage) await queryClient.fetchQuery({ ...shellQuery, staleTime: 0 }).catch(() => undefined)
    await router.invalidate()
  }
}

export function useAccountMessages() {
  const { t } = useLingui()
  const messages: ErrorMessages<typeof usersContract.updateMe> & ErrorMessages<typeof usersContract.updatePhoto> = {
    INVALID_INFORMATION: t`Informação inválida. Confira e tente de novo.`,
    INVALID_LANGUAGE: t`Idioma inválido. Escolha outro.`,
    INVALID_TIMEZONE: t`Fuso horário inválido. Escolha outro.`,
    INVALID_THEME: t`Tema inválido. Escolha outro.`,
    EMAIL_TAKEN: t`Este e-mail já é de outra conta. Use outro.`,
    WRONG_PASSWORD: t`Senha atual incorreta`,
    TOO_MANY_ATTEMPTS: t`Muitas tentativas. Tente de novo mais tarde.`,
    FORBIDDEN: t`Somente o titular da conta pode mudar estes dados.`,
    PHOTO_TYPE: t`A foto precisa ser um arquivo JPG ou PNG.`,
    PHOTO_HEIC: t`Esta foto está em HEIC, o formato do iPhone, que não aceitamos. Escolha uma em JPG ou PNG.`,
    PHOTO_TOO_LARGE: t`A foto passa de 1 MB. Escolha uma mais leve.`,
    PHOTO_TOO_SMALL: t`A foto é pequena demais: precisa ter pelo menos 683 × 768 pixels.`,
  }
  return (code: PortalErrorCode) => messages[code] ?? t`Não foi possível salvar. Tente de novo em alguns minutos.`
}
