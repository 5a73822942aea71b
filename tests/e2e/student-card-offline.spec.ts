import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { readQrCode } from '../support/browser/qr-code.ts'
import { addCourse, addStudentCard } from '../support/browser/student-cards.ts'

const cards = './enrollment-student-cards'

test('without network the card opens with its last proof and says since when, until somebody signs out', { tag: '@phone-only' }, async ({
  page,
  context,
  problems,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  problems.allow(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/)
  await addStudentCard(database, await addCourse(database, student))
  await signInAs(student.username, { path: '/enrollment-student-cards' })
  await hydrated(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Sem internet.')).toBeVisible()
  await expect(page.getByRole('status')).toContainText(/Esta é a carteira de \d\d\/\d\d\/\d{4} \d\d:\d\d/)
  await expect(page.getByRole('heading', { name: student.name })).toBeVisible()
  expect(await readQrCode(page, /Código da carteira/)).toContain('proof=')
  await expectAccessible()
  // No other page is kept.
  await expect(page.goto('./my-account')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await expect(page.goto('./enrollment-student-cards/gate')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')

  await context.setOffline(false)
  await page.goto(cards)
  await hydrated(page)
  // What is kept cannot be read without its key, and the key cannot leave the browser.
  const kept = await page.evaluate(async () => {
    const { result } = await new Promise<{ result: IDBDatabase }>((resolve) => {
      const open = indexedDB.open('academic-services:student-card', 1)
      open.onsuccess = () => resolve(open)
    })
    const asked = result.transaction('kept').objectStore('kept').get('card')
    result.close()
    await new Promise((resolve) => (asked.onsuccess = resolve))
    const { key, data } = asked.result as { key: CryptoKey; data: ArrayBuffer }
    return { extractable: key.extractable, text: new TextDecoder('latin1').decode(data) }
  })
  expect(kept.extractable).toBe(false)
  expect(kept.text).not.toContain(student.name)

  await page.getByRole('button', { name: student.name }).click()
  await page.getByRole('button', { name: words('Sair') }).click()
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await expect(page.goto(cards)).rejects.toThrow(/net::ERR_/)
})

test('the code on a screen is verified by another library with the published keys, and counts five minutes', async ({
  page,
  student,
  database,
  signInAs,
}) => {
  const { cardId, validationCode } = await addStudentCard(database, await addCourse(database, student))
  await signInAs(student.username, { path: `/enrollment-student-cards?code=${cardId}&signed=yes` })
  const address = new URL((await readQrCode(page, /Código da carteira/))!)
  const published = (await page.evaluate(async () => (await fetch('./.well-known/student-card-keys.json')).json())) as JSONWebKeySet
  const { payload, protectedHeader } = await compactVerify(address.searchParams.get('proof')!, createLocalJWKSet(published))
  const statement = JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>
  expect(protectedHeader.alg).toBe('EdDSA')
  expect(statement).toMatchObject({ iss: '1', inst: 11, sub: validationCode })
  expect(Number(statement.exp) - Number(statement.iat)).toBe(300)
  expect(JSON.stringify(published)).not.toContain('"d"')
})
