import { addressPurpose } from '#api/academic/personal-data.ts'
import { formPage } from '../../request/form-route.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { Upstream } from '../../request/upstream.server.ts'
import { personalDataHalves, saveHalves } from './update-data.server.ts'
import { updateDataSearch } from './update-data-search.ts'
import {
  type AddressChoice,
  changedHalves,
  chosenAddress,
  getProblems,
  getValues,
  type PostedUpdate,
  type SaveOutcome,
  toAddress,
  toContact,
  type UpdateValues,
} from './update-values.ts'

const nothingSaved = getValues({ phone: null, mobile: null, pendingMobile: null, email: null, addresses: [] }, 'new')

/** Handles the form before scripts run. Responds with the page and the typed values, or a redirect once all is saved. */
export const updateByForm = formPage({
  acts: {
    save: {
      async call({ upstream, request, form }): Promise<string | PostedUpdate> {
        const data = await upstream.academic.personalData.get()
        const choice = chosenAddress(data, updateDataSearch(Object.fromEntries(new URL(request.url).searchParams)).address)
        const saved = getValues(data, choice)
        const values = typedValues(form, saved)
        const changed = changedHalves(values, saved)
        const problems = getProblems(values, data)
        if (Object.keys(problems).length > 0) return { values, problems, outcome: null, changed }
        const outcome = await saveValues(upstream, values, choice).catch(failBoth)
        const isSaved = outcome.contact === 'saved' && (outcome.address === 'saved' || outcome.address === null)
        return isSaved ? '/update-data?saved=all' : { values, problems: {}, outcome, changed }
      },
    },
  },
  page: ({ form, code }) => ({
    values: typedValues(form, nothingSaved),
    problems: {},
    outcome: { contact: code, address: code },
    changed: { contact: true, address: true },
  }),
})

async function saveValues(upstream: Upstream, values: UpdateValues, choice: AddressChoice): Promise<SaveOutcome> {
  return saveHalves(upstream, personalDataHalves.parse({ contact: toContact(values), address: toAddress(values, choice) }))
}

function failBoth(error: unknown): SaveOutcome {
  const code = portalErrorCode(error)
  return { contact: code, address: code }
}

/** Returns the typed values; fields that the form did not contain, such as a fixed e-mail, keep their saved value. */
function typedValues(form: FormData, saved: UpdateValues): UpdateValues {
  const text = (name: keyof UpdateValues) => (form.has(name) ? String(form.get(name)).slice(0, 300) : saved[name])
  const digits = (name: 'mobile' | 'phone') => text(name).replace(/\D/g, '')
  const typed = Object.fromEntries(Object.keys(saved).map((name) => [name, text(name as keyof UpdateValues)])) as unknown as UpdateValues
  return { ...typed, mobile: digits('mobile'), phone: digits('phone'), purpose: addressPurpose.catch('other').parse(typed.purpose) }
}
