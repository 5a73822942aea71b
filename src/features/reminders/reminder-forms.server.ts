import type { ReminderPreferences } from '#api/financial/reminders.ts'
import { formRoute, type SentForm, withSearch } from '../../request/form-route.server.ts'
import { readDays, type ReminderOutcome, type SwitchName } from './reminder-values.ts'

const page = (outcome: ReminderOutcome) => withSearch('/financial/reminders', { outcome })

const change = (read: (form: FormData) => Partial<ReminderPreferences>) => ({
  async call({ upstream, form }: SentForm) {
    await upstream.financial.reminders.change(read(form))
    return page('saved')
  },
})
/** An unchecked switch sends no field. */
const toggle = (name: SwitchName) => change((form) => ({ [name]: form.has(name) }))

/** A setting of the reminders. */
export const changeRemindersByForm = formRoute({
  actOf: (form) => form.get('setting'),
  acts: {
    daysBefore: change((form) => ({ daysBefore: readDays(form.getAll('daysBefore')) })),
    onDueDay: toggle('onDueDay'),
    overdue: toggle('overdue'),
    inApp: toggle('inApp'),
    mail: toggle('mail'),
  },
  page: ({ code }) => page(code),
})
