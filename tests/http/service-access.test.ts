import { createORPCClient, ORPCError } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { beforeAll, expect, test } from 'vitest'
import * as permissions from '../../api/permissions.ts'
import type { Permissions } from '../../api/principal.ts'
import { appConfig } from '../../app.config.ts'
import type { SessionPerson } from '../../src/request/session/session.ts'
import { contracts } from '../../src/request/upstream.server.ts'
import { type AllowedProcedure, allowedProcedures } from '../../src/rpc/allowed-procedures.server.ts'
import { createCallers, personOf } from '../support/browser/callers.ts'
import { addPerson, tokenOf } from '../support/browser/people.ts'
import { integrationKey, portalPort } from '../support/browser/portal.ts'
import { useDatabase } from '../support/http.ts'
import { sampleInput } from '../support/sample-input.ts'
import { type Question, unexpectedAnswers } from '../support/unexpected-answers.ts'

/** What the portal says of who may call a procedure is what its service decides, for whoever has a token. */
const database = useDatabase()
const kinds = ['withoutRole', 'student', 'candidate', 'academic', 'finance', 'collection', 'operator'] as const
const payers = ['RESIDENT', 'BASIC'] as const
/** Whose acts touch nothing but what is theirs. */
const actsForThemselves: readonly string[] = ['withoutRole', 'student', 'candidate', ...payers]

function everyPermission(): Permissions {
  const held: Permissions = {}
  for (const { audience, permissions: some } of Object.values(permissions)) (held[audience] ??= []).push(...some)
  return held
}

let tokens: { kind: string; person: SessionPerson; token: string }[]

beforeAll(async () => {
  const callers = await createCallers(database)
  const known = kinds.map(async (kind) => ({ kind, person: personOf(kind)!, token: (await callers.tokenOf(kind))! }))
  const others = payers.map(async (profile) => {
    const { id } = await addPerson(database, 1, [{ institutionId: 11, name: profile, profile }])
    const person = { profile, permissions: {}, impersonated: false, context: null } as Partial<SessionPerson> as SessionPerson
    return { kind: profile, person, token: await tokenOf(database, { tenantId: 1, userId: id, choice: null }) }
  })
  // Whoever holds every permission there is may do no more than the list says either.
  const every = await (async () => {
    const role = { institutionId: null, name: 'Todas', profile: 'OPERATION' as const, permissions: everyPermission() }
    const { id } = await addPerson(database, 1, [role])
    const person = { ...role, impersonated: false, context: null } as Partial<SessionPerson> as SessionPerson
    return { kind: 'everything', person, token: await tokenOf(database, { tenantId: 1, userId: id, choice: null }) }
  })()
  tokens = await Promise.all([...known, ...others, every])
})

async function getCode([service, ...path]: readonly string[], input: unknown, token: string): Promise<string> {
  const contract = contracts[service as keyof typeof contracts]
  const url = `http://127.0.0.1:${portalPort}${appConfig.basePath}/services/${service}`
  const client = createORPCClient(
    new OpenAPILink(contract, { url, headers: { authorization: `Bearer ${token}`, 'x-api-key': integrationKey } }),
  )
  const call = path.reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], client)
  try {
    await (call as (asked: unknown) => Promise<unknown>)(input)
    return 'ok'
  } catch (error) {
    if (error instanceof ORPCError) return error.code
    throw error
  }
}

async function getQuestions(path: string, procedure: AllowedProcedure): Promise<Question[]> {
  const input = sampleInput(path, procedure.contract)
  const asked = tokens.filter(({ kind, person }) => procedure.isQuery || actsForThemselves.includes(kind) || !procedure.isFor(person))
  return Promise.all(
    asked.map(async ({ kind, person, token }) => {
      const code = await getCode(procedure.path, input, token)
      const isRefused = code === 'FORBIDDEN' || code === 'BAD_REQUEST' || code === 'UNAUTHORIZED'
      const given = isRefused ? code : 'allowed'
      return { asked: `${path} by ${kind}`, expected: procedure.isFor(person) ? 'allowed' : 'FORBIDDEN', given }
    }),
  )
}

for (const [path, procedure] of allowedProcedures)
  test(`${path}`, async () => {
    expect(unexpectedAnswers(await getQuestions(path, procedure))).toEqual([])
  })
