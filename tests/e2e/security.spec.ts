import path from 'node:path'
import { loadSecrets } from '../../server/secrets.ts'
import { unseal } from '../../src/request/secrets.server.ts'
import type { TokenSet } from '../../src/request/session/session.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { startOtherServer } from '../support/browser/other-server.ts'
import { addPerson } from '../support/browser/people.ts'
import { databaseUrlFile, hosts, portFor, portalUrl } from '../support/browser/portal.ts'

test.use({ signInBy: 'provider' })

const secrets = () => loadSecrets(undefined, path.dirname(databaseUrlFile))
const student = { institutionId: 11, name: 'Aluno', profile: 'STUDENT' as const }

test('no token reaches the browser or the log', async ({ page, context, database, problems, signInAs }) => {
  problems.allow(/status of 404/)
  const port = portFor(0)
  const server = await startOtherServer(port, { LOG_LEVEL: 'debug' })
  const heard: string[] = []
  context.on('console', (message) => heard.push(message.text()))
  context.on('request', (request) => heard.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())))
  const bodies: Array<Promise<unknown>> = []
  context.on('response', (response) => {
    heard.push(JSON.stringify(response.headers()))
    // A stream of events ends with its page alone.
    if (response.headers()['content-type']?.startsWith('text/event-stream')) return
    bodies.push(
      response.text().then(
        (text) => heard.push(text),
        () => undefined,
      ),
    )
  })

  const person = await addPerson(database, 1, [student])
  await signInAs(person.username, { port, path: '/financial/payments' })
  for (const path of ['/', '/my-account', '/financial/payments', '/welcome', '/error', '/nowhere']) {
    await page.goto(portalUrl(path, hosts.aurora, port))
    heard.push(
      await page.content(),
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
    )
  }
  const { rows } = await database.query<{ tokens: Buffer }>('select tokens from portal.session where user_id = $1', [person.id])
  const { sessionEncryption } = await secrets()
  const kept = rows.map(({ tokens }) => JSON.parse(unseal(sessionEncryption, tokens)) as TokenSet)
  expect(kept).toHaveLength(1)
  await Promise.all(bodies)
  // A page left open would find its stream of notifications refused, which counts as an error.
  await page.close()
  await server.stop()
  heard.push(server.said())

  const everything = heard.join('\n')
  expect(everything).toContain(person.username)
  const canaries = kept.flatMap(({ accessToken, refreshToken, idToken }) => [accessToken, refreshToken!, idToken])
  expect(canaries.every((canary) => canary.length > 20)).toBe(true)
  // The middle of a token too: a cut one is still a leak.
  for (const canary of canaries) for (const part of [canary, canary.slice(8, 40)]) expect(everything.includes(part)).toBe(false)
})
