import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReminderPreferences } from '#api/reminders.ts'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'
import { changeReminders } from './reminders.functions.ts'
import { reminderQueries } from './reminders.queries.ts'

/** What people are told when a preference was not saved. */
export function useReminderWords() {
  const { t } = useLingui()
  return {
    setting: { save: t`Salvar`, saving: t`Salvando…`, saved: t`Salvo` },
    refusal: (code: PortalErrorCode) =>
      code === 'FORBIDDEN'
        ? t`Só a própria pessoa pode mudar os lembretes.`
        : t`Não foi possível salvar. Nada mudou: tente de novo em alguns minutos.`,
  }
}

/**
 * A preference that saves itself. What was chosen is shown at once, and the saved value again when it was not taken.
 *
 * @param saved what the service says
 */
export function useReminderSetting<Key extends keyof ReminderPreferences>(key: Key, saved: ReminderPreferences[Key]) {
  const words = useReminderWords()
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, isError, error } = useMutation({
    scope: { id: 'reminders' },
    mutationFn: (value: ReminderPreferences[Key]) => changeReminders({ data: { [key]: value } }),
    onSuccess: (settings) => queryClient.setQueryData(reminderQueries.settings().queryKey, settings),
  })
  // Of its own, since what a mutation says of itself is heard a moment late: the control would jump back and forth.
  const [wanted, setWanted] = useState<{ value: ReminderPreferences[Key] } | null>(null)
  return {
    value: wanted ? wanted.value : saved,
    choose: (value: ReminderPreferences[Key]) => {
      if (String(value) === String(saved) && !isPending) return
      setWanted({ value })
      mutate(value, { onSettled: () => setWanted(null) })
    },
    setting: {
      words: words.setting,
      status: isPending ? ('saving' as const) : isSuccess ? ('saved' as const) : ('idle' as const),
      error: isError ? words.refusal(portalErrorCode(error)) : undefined,
    },
  }
}
