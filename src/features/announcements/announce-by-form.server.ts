import { newAnnouncement } from '#api/announcements.ts'
import { appConfig, type Locale } from '#config'
import { repeatInTab } from '../../request/session/tabs.server.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../shared/downloads/report-download.server.ts'
import {
  type AnnouncementValues,
  getAudience,
  emptyValues,
  otherPage,
  type PostedAnnouncement,
  getProblems,
  toAnnouncement,
} from './announcement-values.ts'

/**
 * The form before scripts run: checked and counted, shown for review, sent. The answer is the page with what was written, which is
 * too long for an address; once sent, a redirect to the list.
 */
export async function announceByForm(scope: RequestScope, request: Request): Promise<Response | PostedAnnouncement> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { session, acting, upstream } = scope
  if (!session) return toPage(scope, '/announcements/new')
  const inTab = repeatInTab(scope, request)
  if (inTab) return inTab
  const { announcements } = upstream.notifications
  const form = await request.formData()
  const personSearch = String(form.get('personSearch') ?? '')
    .trim()
    .slice(0, 100)
  const { origin } = new URL(request.url)
  const timeZone = session.person.timezone ?? acting.timeZone
  const posted: PostedAnnouncement = {
    values: getValues(form, appConfig.defaultLocale, [], origin),
    problems: {},
    personSearch,
    people: [],
  }
  try {
    const { mainLanguage: main } = await announcements.options()
    const found = personSearch.length >= 2 ? (await announcements.people({ search: personSearch })).results : []
    posted.people = found.map(({ personId, name, username }) => ({ value: String(personId), label: name, description: username }))
    posted.values = getValues(form, main, posted.people, origin)
    posted.problems = getProblems(posted.values, { main, timeZone, now: new Date() })
    if (Object.keys(posted.problems).length > 0 || form.get('step') === 'edit') return posted
    const announcementId = String(form.get('announcementId') ?? '') || crypto.randomUUID()
    posted.review = { announcementId, people: (await announcements.countAudience({ audience: getAudience(posted.values) })).people }
    if (form.get('step') !== 'send') return posted
    await announcements.create(newAnnouncement.parse(toAnnouncement(posted.values, announcementId, timeZone)))
    return toPage(scope, `/announcements?done=${posted.values.when}`)
  } catch (error) {
    return { ...posted, failure: portalErrorCode(error) }
  }
}

function getValues(form: FormData, main: Locale, people: PostedAnnouncement['people'], origin: string): AnnouncementValues {
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n')
  const kind = (['course', 'person'] as const).find((one) => one === form.get('kind')) ?? 'role'
  // Where scripts are to come there is a hidden field of the same name.
  const chosen = form.getAll('person').find(Boolean)
  const [date, time] = [text('sendDate'), text('sendTime')]
  const page = text('page').trim()
  const texts = Object.keys(emptyValues(main)).filter((name) => /^(title|message)-/.test(name))
  return {
    ...emptyValues(main),
    ...Object.fromEntries(texts.map((name) => [name, text(name)])),
    kind,
    profile: text('profile'),
    course: text('course'),
    person: people.find(({ value }) => value === chosen) ?? null,
    // A page that is typed and nothing chosen is meant, too.
    opens: text('opens') || (page ? otherPage : ''),
    page: page.startsWith(`${origin}/`) ? page.slice(origin.length) : page,
    when: form.get('when') === 'later' ? 'later' : 'now',
    sendAt: /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d$/.test(time) ? `${date}T${time}` : '',
  }
}
