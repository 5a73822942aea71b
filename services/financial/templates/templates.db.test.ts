import { beforeAll, describe, expect, it } from 'vitest'
import { itfDigits } from '../../../tests/support/itf-digits.ts'
import { barsOfPdf } from '../../../tests/support/pdf-bars.ts'
import { textOfPdf } from '../../platform/testing/pdf-text.ts'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'
import { startingTemplates } from './starting-templates.ts'
import { createTemplate, listTemplates, readTemplate, removeTemplate, type TemplatePorts, updateTemplate } from './templates.queries.ts'

let world: World
let ports: TemplatePorts
const gina = { tenantId: 1, institutionId: null, userId: 1101 }
const ofCampus = { ...gina, institutionId: 12 }
const elsewhere = { tenantId: 2, institutionId: null, userId: 5 }
const code = (expected: string) => expect.objectContaining({ code: expected })
const slip = startingTemplates['bank-slip']
const titled = (title: string) => JSON.stringify({ ...slip, title: { 'pt-BR': title } })
const manager = (given = {}) => staff({ permissions: { financial: ['debts.read', 'templates.manage'] }, ...given })

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
  ports = {
    pool: world.pool,
    clock: world.clock,
    findPerson: async (_, userId) => (userId === 1101 ? { name: 'Gina Prates', email: null, phone: null, locale: 'pt-BR' } : null),
    fits: (template) => world.service.fitsTemplate(template),
  }
})

async function slipOf(userId: number) {
  const enrollmentId = await addEnrollment(world, { userId, registration: String(userId) })
  const debtIds = [await addDebt(world, { enrollmentId })]
  const student = world.client(principal({ userId }))
  const { paymentId, slip: made } = await student.payments.chargeSlip({
    body: { debtIds, dueOn: '2026-11-25', expectedAmount: 100_000, idempotencyKey: crypto.randomUUID() },
  })
  const print = () => student.reports.issue({ kind: 'bankSlip', paymentId, locale: 'pt-BR' })
  return { student, slip: made!, print }
}

describe('templates', () => {
  it('begin as the product’s own layout, are versioned, and are those of the manager’s institution', async () => {
    const made = await createTemplate(ports, gina, { institutionId: 12, document: 'income-report', name: 'Informe' })
    expect(made).toMatchObject({
      content: startingTemplates['income-report'],
      version: 1,
      newestVersion: 1,
      usedVersion: null,
      savedBy: 'Gina Prates',
    })
    const { templateId } = made
    expect((await listTemplates(ports, ofCampus)).results.map((one) => one.templateId)).toEqual([templateId])
    expect(await listTemplates(ports, elsewhere)).toMatchObject({ results: [], institutions: [{ institutionId: 21 }] })
    await expect(readTemplate(ports, elsewhere, templateId)).rejects.toEqual(code('NOT_FOUND'))
    await expect(createTemplate(ports, ofCampus, { institutionId: 11, document: 'bank-slip', name: 'x' })).rejects.toEqual(
      code('NOT_FOUND'),
    )
    await expect(updateTemplate(ports, elsewhere, { templateId, revision: 0, name: 'x' })).rejects.toEqual(code('NOT_FOUND'))
    await removeTemplate(ports, ofCampus, templateId)
    await expect(removeTemplate(ports, ofCampus, templateId)).rejects.toEqual(code('NOT_FOUND'))
  })

  it('keep what somebody else saved meanwhile, and refuse what is broken with its line', async () => {
    const { templateId } = await createTemplate(ports, gina, { institutionId: 11, document: 'bank-slip', name: 'Boleto' })
    const saved = await updateTemplate(ports, gina, { templateId, revision: 0, source: titled('Um'), note: 'título' })
    expect(saved).toMatchObject({ revision: 1, newestVersion: 2, content: { title: { 'pt-BR': 'Um' } } })
    expect(saved.versions.map(({ version, note }) => [version, note])).toEqual([
      [2, 'título'],
      [1, ''],
    ])
    await expect(updateTemplate(ports, gina, { templateId, revision: 0, source: titled('Dois') })).rejects.toEqual(code('CONTENT_CHANGED'))
    await expect(updateTemplate(ports, gina, { templateId, revision: 1, source: '{\n  "version": 2' })).rejects.toMatchObject({
      code: 'TEMPLATE_INVALID',
      data: { faults: [{ reason: 'json', line: 2 }] },
    })
    const tall = { ...slip, blocks: [...slip.blocks, ...Array.from({ length: 9 }, () => ({ type: 'spacer', height: 120 }))] }
    await expect(updateTemplate(ports, gina, { templateId, revision: 1, source: JSON.stringify(tall) })).rejects.toMatchObject({
      data: { faults: [{ reason: 'layout' }] },
    })
    expect(await readTemplate(ports, gina, templateId)).toMatchObject({ revision: 1, newestVersion: 2 })
    expect((await readTemplate(ports, gina, templateId, 1)).content).toEqual(slip)
    await expect(readTemplate(ports, gina, templateId, 9)).rejects.toEqual(code('NOT_FOUND'))
    await removeTemplate(ports, gina, templateId)
  })
})

describe('a document', () => {
  it('is printed by the version in use, by an earlier one when that is chosen again, and by the product where none is', async () => {
    const { student, slip: made, print } = await slipOf(7001)
    const plain = (await textOfPdf(await print())).text
    expect(plain).toContain('Boleto bancário')
    const { templateId } = await createTemplate(ports, gina, {
      institutionId: 11,
      document: 'bank-slip',
      name: 'Boleto',
      source: titled('Primeira'),
    })
    await updateTemplate(ports, gina, { templateId, revision: 0, source: titled('Segunda de {studentName}') })
    expect((await textOfPdf(await print())).text).toBe(plain)

    await updateTemplate(ports, gina, { templateId, revision: 1, use: 2 })
    expect((await student.reports.paths({ folder: 'bank' })).results).toEqual(expect.arrayContaining([{ path: `bank/${templateId}/2` }]))
    const file = await print()
    expect((await textOfPdf(file)).text).toContain('Segunda de Ana Souza')
    expect((await textOfPdf(file)).text).toContain(made.ourNumber)
    const { picture } = await barsOfPdf(new Uint8Array(await file.arrayBuffer()))
    expect(itfDigits(picture)).toBe(made.barcode)

    await expect(removeTemplate(ports, gina, templateId)).rejects.toEqual(code('IN_USE'))
    await updateTemplate(ports, gina, { templateId, revision: 2, use: 1 })
    expect((await textOfPdf(await print())).text).toContain('Primeira')
    const other = await createTemplate(ports, gina, { institutionId: 11, document: 'bank-slip', name: 'Outro', source: titled('Outro') })
    await updateTemplate(ports, gina, { templateId: other.templateId, revision: 0, use: 1 })
    expect((await textOfPdf(await print())).text).toContain('Outro')
    expect((await readTemplate(ports, gina, templateId)).usedVersion).toBeNull()
    await updateTemplate(ports, gina, { templateId: other.templateId, revision: 1, use: null })
    expect((await textOfPdf(await print())).text).toBe(plain)
  })

  it('is a real slip by an uploaded file, read back: line, bars, amount, due date, and the texts of the file', async () => {
    const { slip: made, print } = await slipOf(7004)
    const file = JSON.stringify({
      ...slip,
      title: { 'pt-BR': 'Mensalidade de {studentName}' },
      blocks: [
        { type: 'fields', fields: ['amount', 'dueDate', 'ourNumber'] },
        { type: 'part', part: 'payerReceipt' },
        { type: 'text', text: { 'pt-BR': 'Dúvidas? Ligue 0800 123 4567.' } },
      ],
      instructions: [{ 'pt-BR': 'Não receber em cheque.' }],
    })
    const uploaded = { institutionId: 11, document: 'bank-slip' as const, name: 'Do arquivo', source: file }
    const { templateId } = await createTemplate(ports, gina, uploaded)
    await updateTemplate(ports, gina, { templateId, revision: 0, use: 1 })
    const printed = await print()
    const { text, pages } = await textOfPdf(printed)
    const digits = text.replaceAll(/\D/g, '')
    expect(pages).toBe(1)
    expect(digits).toContain(made.line)
    for (const part of [
      'Mensalidade de Ana Souza',
      'Dúvidas? Ligue 0800 123 4567.',
      'Não receber em cheque.',
      'R$ 1.000,00',
      '25/11/2026',
      made.ourNumber,
    ])
      expect(text).toContain(part)
    const { picture } = await barsOfPdf(new Uint8Array(await printed.arrayBuffer()))
    expect(itfDigits(picture)).toBe(made.barcode)
    // A later file that is refused leaves the one in use.
    for (const broken of ['{', file.replace('"payerReceipt"', '"payerReceipt", "loop": true'), file.replace('Ligue', '\ufffd')])
      await expect(updateTemplate(ports, gina, { templateId, revision: 1, source: broken, use: 2 })).rejects.toEqual(
        code('TEMPLATE_INVALID'),
      )
    expect((await textOfPdf(await print())).text).toBe(text)
    await updateTemplate(ports, gina, { templateId, revision: 1, use: null })
  })

  it('is printed in the product’s layout where its template cannot be drawn', async () => {
    const { print } = await slipOf(7002)
    const { templateId } = await createTemplate(ports, gina, { institutionId: 11, document: 'bank-slip', name: 'Quebrado' })
    await updateTemplate(ports, gina, { templateId, revision: 0, use: 1 })
    await world.rows(1, `update financial.document_template_version set content = '{"document": "bank-slip"}' where template_id = $1`, [
      templateId,
    ])
    expect((await textOfPdf(await print())).text).toContain('Boleto bancário')
    await updateTemplate(ports, gina, { templateId, revision: 1, use: null })
  })
})

describe('a preview', () => {
  it('shows an example, or a student’s own data, with bars that nobody can pay', async () => {
    const enrollmentId = await addEnrollment(world, { userId: 7003, registration: '700300', studentName: 'Bia Lopes' })
    await addDebt(world, { enrollmentId, gross: 55_500 })
    const late = await addDebt(world, { enrollmentId, gross: 10_000, dueDate: '2026-11-10' })
    const { amountPayable } = await world.client(manager()).debts.get({ debtId: late })
    expect(amountPayable).toBeGreaterThan(10_000)
    const preview = (academicRecord: string | null, document: 'bank-slip' | 'income-report' = 'bank-slip', caller = manager()) =>
      world.client(caller).reports.preview({
        document,
        institutionId: 11,
        source: JSON.stringify(startingTemplates[document]),
        academicRecord,
        locale: 'pt-BR',
      })
    expect((await textOfPdf(await preview(null))).text).toContain('Maria Exemplo')
    expect((await textOfPdf(await preview(null, 'income-report'))).text).toContain('Universidade de Teste')
    const own = await textOfPdf(await preview('700300'))
    // At what they cost on that day, as the slip says.
    const asked = `R$ ${(amountPayable / 100).toFixed(2).replace('.', ',')}`
    for (const part of ['Bia Lopes', 'R$ 555,00', asked, 'Banco 999']) expect(own.text).toContain(part)
    await expect(preview('700300', 'income-report')).rejects.toEqual(code('NOT_FOUND'))
    await expect(preview('nobody')).rejects.toEqual(code('NOT_FOUND'))
    await expect(preview('700300', 'bank-slip', manager({ institutionId: 12 }))).rejects.toEqual(code('NOT_FOUND'))
    await expect(preview(null, 'bank-slip', staff())).rejects.toEqual(code('FORBIDDEN'))
    await expect(preview(null, 'bank-slip', manager({ impersonatedBy: 9 }))).rejects.toEqual(code('FORBIDDEN'))
    const blind = manager({ permissions: { financial: ['templates.manage'] } })
    await expect(preview('700300', 'bank-slip', blind)).rejects.toEqual(code('FORBIDDEN'))
  })
})
