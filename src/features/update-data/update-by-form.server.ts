import { addressInput, addressPurpose, contactInput, personalAddress } from '#api/academic/personal-data.ts'
import { repeatInTab } from '../../request/session/tabs.server.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../kit/downloads/report-download.server.ts'
import { saveHalves } from './update-data.server.ts'
import { updateDataSearch } from './update-data-search.ts'
import {
  type ChangedHalves,
  changedHalves,
  chosenAddress,
  type PostedUpdate,
  getProblems,
  toAddress,
  toContact,
  type UpdateValues,
  getValues,
} from './update-values.ts'

/** The form before scripts run. The answer is the page with what was typed; once all is saved, a redirect. */
export async function updateByForm(scope: RequestScope, request: Request): Promise<Response | PostedUpdate> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { session, upstream } = scope
  if (!session) return toPage(scope, '/update-data')
  const inTab = repeatInTab(scope, request)
  if (inTab) return inTab
  const form = await request.formData()
  const asked = updateDataSearch(Object.fromEntries(new URL(request.url).searchParams)).address
  let changed: ChangedHalves = { contact: true, address: true }
  let values = typedValues(form, getValues({ phone: null, mobile: null, pendingMobile: null, email: null, addresses: [] }, 'new'))
  try {
    const data = await upstream.academic.personalData.get()
    const choice = chosenAddress(data, asked)
    const saved = getValues(data, choice)
    values = typedValues(form, saved)
    changed = changedHalves(values, saved)
    const problems = getProblems(values, data)
    if (Object.keys(problems).length > 0) return { values, problems, outcome: null, changed }
    const contact = contactInput.parse(toContact(values))
    const address = toAddress(values, choice)
    const outcome = await saveHalves(upstream, contact, address && ('addressId' in address ? personalAddress : addressInput).parse(address))
    if (outcome.contact === 'saved' && (outcome.address === 'saved' || outcome.address === null))
      return toPage(scope, '/update-data?saved=all')
    return { values, problems: {}, outcome, changed }
  } catch (error) {
    const code = portalErrorCode(error)
    return { values, problems: {}, outcome: { contact: code, address: code }, changed }
  }
}

/** Fields that the form did not have, such as a fixed email, stay as they are. */
function typedValues(form: FormData, saved: UpdateValues): UpdateValues {
  const text = (name: keyof UpdateValues) => (form.has(name) ? String(form.get(name)).slice(0, 300) : saved[name])
  const digits = (name: 'mobile' | 'phone') => text(name).replace(/\D/g, '')
  const typed = Object.fromEntries(Object.keys(saved).map((name) => [name, text(name as keyof UpdateValues)])) as unknown as UpdateValues
  return { ...typed, mobile: digits('mobile'), phone: digits('phone'), purpose: addressPurpose.catch('other').parse(typed.purpose) }
}
