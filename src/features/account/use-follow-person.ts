import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { changeLanguage } from '../../i18n/create-i18n.ts'
import type { SessionPerson } from '../../auth/session/session.ts'
import { shellQuery } from '../../request/shell.queries.ts'

/** Lets the open page follow a person who changed: name and photo in the header, language, zone and looks everywhere. */
export function useFollowPerson() {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (person: SessionPerson) => {
    const locale = person.languageId
    if (locale && locale !== i18n.locale) await changeLanguage(i18n, locale)
    const isOtherLanguage = locale !== null && locale !== queryClient.getQueryData(shellQuery.queryKey)?.locale
    queryClient.setQueryData(
      shellQuery.queryKey,
      (shell) => shell && { ...shell, person, timeZone: person.timezone, locale: locale ?? shell.locale },
    )
    // Menus are named by the institution, in each language; until they come, the old names do no harm.
    if (isOtherLanguage) await queryClient.fetchQuery({ ...shellQuery, staleTime: 0 }).catch(() => undefined)
    await router.invalidate()
  }
}
