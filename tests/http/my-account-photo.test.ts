import { expect, test } from 'vitest'
import { appConfig } from '../../app.config.ts'
import { jpeg } from '../../services/users/testing/pictures.ts'
import { sessionByLaunch } from '../support/browser/launch.ts'
import { addHostname } from '../support/browser/people.ts'
import { portalPort } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'
import { addStudent } from '../support/browser/students.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()

test('a photo that a browser sends as it likes is looked at by the server', async () => {
  const host = await addHostname(database, 1, { safeaVersion: 'migrating' })
  const student = await addStudent(database)
  const cookie = await sessionByLaunch(database, { host }, { tenantId: 1, userId: student.id, choice: null })
  const origin = `http://${host}:${portalPort}`
  const request = (method: 'GET' | 'POST', body?: Buffer, type?: string) =>
    ask({
      host,
      method,
      path: '/my-account/photo',
      cookie,
      headers: { accept: 'application/json', origin, 'sec-fetch-site': 'same-origin', ...(type && { 'content-type': type }) },
      ...(body && { body }),
    })
  const send = async (bytes: Uint8Array, name: string, type: string, extra = 0) => {
    const form = new FormData()
    form.set('photo', new File([new Uint8Array(bytes), new Uint8Array(extra)], name, { type }))
    const encoded = new Response(form)
    const { status, body } = await request('POST', Buffer.from(await encoded.arrayBuffer()), encoded.headers.get('content-type')!)
    return [status, (JSON.parse(body) as { code?: string }).code]
  }
  const good = jpeg(683, 768)
  expect(await send(Buffer.from('<svg/>'), 'foto.svg', 'image/svg+xml')).toEqual([422, 'PHOTO_TYPE'])
  expect(await send(Buffer.from('<svg/>'), 'foto.png', 'image/png')).toEqual([422, 'PHOTO_TYPE'])
  expect(await send(good, 'foto.png', 'image/png')).toEqual([422, 'PHOTO_TYPE'])
  expect(await send(jpeg(600, 768), 'foto.jpg', 'image/jpeg')).toEqual([422, 'PHOTO_TOO_SMALL'])
  expect(await send(Buffer.from([0, 0, 0, 24, ...Buffer.from('ftypheic')]), 'foto.heic', 'image/heic')).toEqual([422, 'PHOTO_HEIC'])
  expect(await send(good, 'foto.jpg', 'image/jpeg', 1_048_576)).toEqual([422, 'PHOTO_TOO_LARGE'])
  expect(await send(good, 'foto.jpg', 'image/jpeg', 20_000_000)).toEqual([422, 'PHOTO_TOO_LARGE'])
  expect((await request('GET')).status).toBe(404)
  expect((await request('POST', Buffer.from('x'), 'text/plain;charset=UTF-8')).status).toBe(422)
  expect(await send(good, 'foto.jpg', 'image/jpeg')).toEqual([200, undefined])
  // The own address leads to one that holds for minutes.
  const { location } = (await request('GET')).headers
  const photo = new URL(String(location), origin)
  const shown = await ask({
    host: photo.hostname,
    method: 'GET',
    path: photo.href.slice(photo.origin.length + appConfig.basePath.length),
    cookie,
  })
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})
