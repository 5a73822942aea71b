import type { ZodType } from 'zod'
import { appConfig } from '#config'
import { isTooMuch } from './function-call.server.ts'
import { isSameOrigin } from './http.server.ts'
import { PortalError, type PortalErrorCode, portalErrorCode } from './portal-error.ts'
import { fullOrRestrictedSession, type RequestScope } from './request-scope.server.ts'
import type { Session } from './session/session.ts'
import { repeatInTab, toPage } from './session/tabs.server.ts'
import type { Upstream } from './upstream.server.ts'

/** A form that a browser without scripts sent. */
export interface SentForm<Sender = Session> {
  scope: RequestScope
  session: Sender
  upstream: Upstream
  request: Request
  /** The fields; empty for a sender who may not send the form, because nothing is read then. */
  form: FormData
}

/** One act, with the same input schema and call as with scripts. */
interface FormAct<Input, Sender, Answer> {
  /** The schema of the call: that of its server function or of its contract (`inputOf`). */
  input?: ZodType<Input>
  /** Maps the fields to `input`; by default each field keeps its name. */
  read?: (form: FormData, sent: SentForm<Sender>) => unknown
  /** The name of the checkbox that the sender has to tick. */
  consent?: string
  /** Performs the act and returns the next page. */
  call: (sent: SentForm<Sender>, input: Input) => Promise<Answer>
}

interface FormActs<Inputs, Sender, Answer> {
  acts: { [Name in keyof Inputs]: FormAct<Inputs[Name], Sender, Answer> }
  /** The act that a form asks for: its field `act` by default. A single act needs no name. */
  actOf?: (form: FormData) => unknown
}

interface FormRoute<Inputs, Sender, Answer> extends FormActs<Inputs, Sender, Answer> {
  /** Returns the page of the form, with the reason why nothing was done. */
  page: (refused: RefusedForm<keyof Inputs>) => Answer
}

interface OpenFormRoute<Inputs> extends FormActs<Inputs, Session | null, Next> {
  /** The page of a refused form; without it the request fails. */
  page?: (refused: RefusedForm<keyof Inputs>) => Next
}

interface RefusedForm<Act> extends SentForm<Session | null> {
  /** UNAUTHORIZED without a session, BAD_REQUEST for what `input` does not take or an act that is not declared, else of the call. */
  code: PortalErrorCode
  /** Whether the checkbox of `consent` was not ticked. */
  isUnread: boolean
  /** The act; null if nothing was read or the act is not declared. */
  act: Act | null
}

/** What the handler of a route is called with. Its `params` are not named: routes would take their names from here. */
interface RouteRequest {
  request: Request
  context: { scope: RequestScope }
}

/** A page of the portal, by path and query without the base path, or a whole answer. */
type Next = string | Response

/**
 * Handles a form that browsers without scripts post: the page's origin, who sends it, the body, the act's input, the call, and the
 * redirect, in this order. Nothing is read of a page of another site, nor of who is not signed in.
 */
export function formRoute<Inputs extends Record<string, unknown>>(route: FormRoute<Inputs, Session, Next>) {
  return async (asked: RouteRequest): Promise<Response> => {
    const { session } = asked.context.scope
    if (!isSameOrigin(asked.request)) return forbidden()
    if (!session)
      return toAnswer(asked.context.scope, route.page({ ...getSent(asked, null), code: 'UNAUTHORIZED', isUnread: false, act: null }))
    return act(route, getSent(asked, session))
  }
}

/** A form that anybody may send; `session` is null for who is not signed in. */
export function openFormRoute<Inputs extends Record<string, unknown>>(route: OpenFormRoute<Inputs>) {
  return async (asked: RouteRequest): Promise<Response> => {
    const { scope } = asked.context
    if (!isSameOrigin(asked.request)) return forbidden()
    if (!fullOrRestrictedSession(scope) && isTooMuch(asked.request)) return new Response(null, { status: 413 })
    return act(route, getSent(asked, scope.session))
  }
}

/**
 * A form that the page at its own address answers, with what was typed: `Posted` is what the page shows. Undefined where nothing was sent.
 * It is sent again to the tab's address, so that links of the answer keep the tab.
 */
export function formPage<Inputs extends Record<string, unknown>, Posted extends object>(route: FormRoute<Inputs, Session, Next | Posted>) {
  return async (scope: RequestScope, request: Request): Promise<Response | Posted | undefined> => {
    const { session } = scope
    if (request.method !== 'POST') return undefined
    if (!isSameOrigin(request)) return forbidden()
    if (!session) return toPage(scope, new URL(request.url).pathname.slice(appConfig.basePath.length))
    return repeatInTab(scope, request) ?? act(route, getSent({ request, context: { scope } }, session))
  }
}

const forbidden = () => new Response(null, { status: 403 })

function getSent<Sender>({ request, context: { scope } }: RouteRequest, session: Sender): SentForm<Sender> {
  return { scope, session, upstream: scope.upstream, request, form: new FormData() }
}

/** Reads the body of a permitted sender, finds the declared act, validates its input and calls it. */
async function act<Inputs, Sender extends Session | null, Answer extends object>(
  { acts, actOf, page }: FormActs<Inputs, Sender, string | Answer> & Partial<FormRoute<Inputs, Sender, string | Answer>>,
  nothingRead: SentForm<Sender>,
): Promise<Response | Answer> {
  const { scope, request } = nothingRead
  let sent = nothingRead
  let name: keyof Inputs | null = null
  let isUnread = false
  try {
    sent = { ...sent, form: await readForm(request) }
    name = getName(acts, actOf, sent.form)
    const { input, read, consent, call } = acts[name]
    isUnread = consent !== undefined && !sent.form.has(consent)
    const values = input?.safeParse(read ? read(sent.form, sent) : Object.fromEntries(sent.form))
    if (isUnread || values?.success === false) throw new PortalError('BAD_REQUEST')
    return toAnswer(scope, await call(sent, values?.data as Inputs[keyof Inputs]))
  } catch (error) {
    if (!page) throw error
    const code = portalErrorCode(error)
    if (code === 'UNKNOWN') scope.log.error({ err: error }, 'form failed')
    return toAnswer(scope, page({ ...sent, code, isUnread, act: name }))
  }
}

/** Buttons without fields send nothing. @throws PortalError BAD_REQUEST for a body that is no form */
function readForm(request: Request): Promise<FormData> | FormData {
  if (!request.headers.has('content-type')) return new FormData()
  return request.formData().catch(() => {
    throw new PortalError('BAD_REQUEST')
  })
}

/** @throws PortalError BAD_REQUEST for an act that is not declared */
function getName<Acts extends object>(acts: Acts, actOf: ((form: FormData) => unknown) | undefined, form: FormData): keyof Acts {
  const names = Object.keys(acts) as (keyof Acts & string)[]
  if (names.length === 1) return names[0]!
  const asked = actOf ? actOf(form) : form.get('act')
  const name = names.find((one) => one === asked)
  if (!name) throw new PortalError('BAD_REQUEST')
  return name
}

function toAnswer<Answer extends object>(scope: RequestScope, next: string | Answer): Response | Answer {
  return typeof next === 'string' ? toPage(scope, next) : next
}

/** A part of the path that a form is sent to. @param at from the end; -1 is the last */
export const pathPart = ({ url }: Request, at = -1): string => new URL(url).pathname.split('/').at(at)!

/** What a procedure takes, for `input` of an act that calls it. */
export const inputOf = <Schema>({ '~orpc': { inputSchema } }: { '~orpc': { inputSchema?: Schema } }): Schema => inputSchema!

/** @param search by name; what is undefined does not stand in the address */
export function withSearch(path: string, search: Record<string, string | number | boolean | undefined>): string {
  const known = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path
}
