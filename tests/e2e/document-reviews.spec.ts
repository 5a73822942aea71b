import type pg from 'pg'
import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { addPerson } from '../support/browser/people.ts'
import type { TestStudent } from '../support/browser/students.ts'
import { mayReviewDocuments } from '../../api/permissions.ts'

const permissions = { [mayReviewDocuments.audience]: mayReviewDocuments.permissions }

const addReviewer = (database: pg.Pool) =>
  addPerson(database, 1, [{ institutionId: 11, name: 'Secretaria', profile: 'OPERATION', permissions }])

/** An image, a PDF and another image, which wait in this order. @returns their ids */
async function sendDocuments(database: pg.Pool, { id, name }: TestStudent): Promise<number[]> {
  return inTenant(database, 1, async ({ client }) => {
    await client.query(
      `insert into academic.enrollment (enrollment_id, tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
       values ($1::int, 1, 11, $1::int, $2, '52998224725', $1::text, 'Engenharia Civil', 1, 'active', '2026-02-01')`,
      [id, name],
    )
    const { rows } = await client.query<{ id: number }>(
      `insert into academic.enrollment_document (tenant_id, institution_id, enrollment_id, kind_id, status, revision, sent_at)
       select 1, 11, $1, kind_id, 'waiting', 1, now() - (interval '1 hour' * (10 - row_number() over (order by position)))
       from academic.document_kind order by position limit 3 returning document_enrollment_id as id`,
      [id],
    )
    const types = ['image/jpeg', 'application/pdf', 'image/jpeg']
    for (const [at, document] of rows.entries())
      await client.query(
        `insert into academic.document_file (tenant_id, document_enrollment_id, revision, position, side, upload_key)
         select 1, $1, 1, 1, 'whole', key from academic.upload where user_id = 0 and type = $2 order by key limit 1`,
        [document.id, types[at]],
      )
    return rows.map((row) => row.id)
  })
}

const at = (id: number | undefined) => new RegExp(`/document-reviews/${id}(\\?|$)`)

const getStatus = (database: pg.Pool, id: number) =>
  inTenant(database, 1, async ({ client }) => {
    const { rows } = await client.query<{ status: string }>(
      'select status from academic.enrollment_document where document_enrollment_id = $1',
      [id],
    )
    return rows[0]!.status
  })

test('a reviewer accepts, undoes, refuses with a reason and goes on; another one gets other documents', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const [first, second, third] = await sendDocuments(database, student)
  const reviewer = await addReviewer(database)
  await signInAs(reviewer.username, { path: `/document-reviews?search=${student.id}` })
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: words('Análise de documentos') })).toBeVisible()
  await expect(page.getByText('3 documentos')).toBeVisible()
  await expectEverythingFits(page)

  await page.getByRole('button', { name: words('Analisar o próximo') }).click()
  await page.waitForURL(at(first))
  await hydrated(page)
  await expect(page.getByRole('img', { name: /^Documento: / })).toBeVisible()
  await page.getByRole('button', { name: /^Ampliar/ }).click()
  await page.keyboard.press('g')
  await expect(page.getByText('150%')).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)

  await page.getByRole('button', { name: words('Aceitar') }).click()
  await page.waitForURL(at(second))
  expect(await getStatus(database, first!)).toBe('accepted')
  await expect(page.getByRole('img', { name: /^Documento: .*pdf/ })).toBeVisible()
  await page.getByRole('button', { name: words('Desfazer') }).click()
  await page.waitForURL(at(first))
  await expect(page.getByRole('button', { name: words('Aceitar') })).toBeVisible()
  expect(await getStatus(database, first!)).toBe('waiting')

  await page.getByText(words('Recusar com um motivo')).click()
  await page.getByRole('radio', { name: words('Outro motivo') }).check()
  // Letters are text where one writes.
  const written = page.getByRole('textbox', { name: words('Outro motivo, por escrito') })
  await written.pressSequentially('a')
  await page.getByRole('button', { name: words('Recusar') }).click()
  await expect(page.getByText('Escreva o motivo em pelo menos 5 caracteres').first()).toBeVisible()
  await written.fill('A foto está de cabeça para baixo.')
  await page.getByRole('button', { name: words('Recusar') }).click()
  await page.waitForURL(at(second))
  expect(await getStatus(database, first!)).toBe('refused')

  const other = await addReviewer(database)
  await signInAs(other.username, { path: `/document-reviews/${second}?search=${student.id}` })
  await hydrated(page)
  await expect(page.getByText(`${reviewer.name} está com este documento aberto`)).toBeVisible()
  await expect(page.getByRole('button', { name: words('Aceitar') })).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('button', { name: words('Próximo documento') }).click()
  await page.waitForURL(at(third))
  await expect(page.getByRole('button', { name: words('Aceitar') })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText(words('Nada mais aguarda validação'))).toBeVisible()
  expect(await getStatus(database, third!)).toBe('accepted')
})
