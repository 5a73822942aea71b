import { afterAll, describe, expect, it } from 'vitest'
import type { EnrollmentStatus } from '#api/academic/academic-situation.ts'
import type { ReenrollmentProof, Transcript } from '#api/academic/shared-documents.ts'
import type { Locale } from '#config'
import { tagsOfPdf, textOfPdf } from '../../platform/testing/pdf-text.ts'
import { getCompletion } from '../situation/completion.ts'
import { createAcademicPrinter } from './academic-printer.ts'

const printer = createAcademicPrinter()
afterAll(() => printer.close())

const validation = {
  address: 'https://aurora.example/academic-services/documents/validate/AAAAAAAAAAAAAAAAAAAAAA',
  sharedToken: 'AAAAAAAAAAAAAAAAAAAAAA',
  expiresAt: '2027-02-22T15:00:00.000Z',
}
const transcript = (subjects: number, status: EnrollmentStatus = 'active'): Transcript => ({
  enrollment: {
    enrollmentId: 1,
    academicRecord: '202310482',
    course: 'Engenharia Civil',
    institution: 'Universidade Aurora, Campus Norte',
    status,
    startedOn: '2023-02-01',
    endedOn: status === 'active' ? null : '2026-06-30',
  },
  student: 'Conceição Brandão',
  taxId: '52998224725',
  histories: Array.from({ length: subjects }, (_, index) => ({
    historyId: index + 1,
    period: `20${20 + Math.floor(index / 10)}/1`,
    code: `ECV${100 + index}`,
    subject: `Disciplina ${index}`,
    type: 'compulsory',
    workload: 60,
    credits: 4,
    grade: index === 0 ? null : 7.5,
    absences: index === 0 ? null : 4,
    teacher: null,
    result: index === 0 ? 'exempt' : index === subjects - 1 ? 'in_progress' : 'approved',
  })),
  progress: {
    curriculum: 'Engenharia Civil 2023',
    minimumGrade: 6,
    maximumAbsence: 25,
    average: 7.46,
    compulsory: getCompletion(3600, 1800),
    elective: getCompletion(120, 60),
    complementary: getCompletion(200, 200),
    inProgress: { compulsory: 60, elective: 0 },
    missing: [],
  },
  issuedOn: '2026-11-24',
})

const print = (kind: 'transcript' | 'enrollment_statement', data: Transcript, locale: Locale) =>
  printer.print({ kind, data, validation }, locale)

describe('a transcript', () => {
  it.each([
    [
      'pt-BR',
      ['Histórico escolar', '01/02/2023', 'Ativa', '7,5', '7,46', 'Dispensado', 'Em curso', 'Faltam 1860 h', 'até 22/02/2027 12:00'],
    ],
    ['en', ['Transcript', '02/01/2023', 'Active', '7.5', '7.46', 'Exempted', '1860 h remain', 'until 02/22/2027 12:00']],
    ['es', ['Historial académico', '01/02/2023', 'Activa', '7,5', 'Exento', 'Faltan 1860 h', 'hasta el 22/02/2027 12:00']],
  ] as const)('says in %s what was studied, what is required and where it is validated', async (locale, words) => {
    const file = await print('transcript', transcript(12), locale)
    const { text } = await textOfPdf(file)
    for (const part of [
      ...words,
      'Universidade Aurora, Campus Norte',
      'Conceição Brandão',
      '529.982.247-25',
      'Disciplina 11 (ECV111)',
      '3600 h',
      validation.sharedToken,
    ])
      expect(text).toContain(part)
    expect(text.replaceAll(' ', '')).toContain(validation.address)
    const { title, language, untagged, texts } = await tagsOfPdf(file)
    expect([title, language, untagged]).toEqual([`${words[0]} 202310482`, locale, []])
    expect(texts.some((found) => found.includes('Figure'))).toBe(true)
  })

  it('names its columns on every page of a long course, and loses no subject', async () => {
    const { text, pages } = await textOfPdf(await print('transcript', transcript(90), 'en'))
    expect(pages).toBeGreaterThan(3)
    for (let subject = 0; subject < 90; subject++) expect(text).toContain(`(ECV${100 + subject})`)
    for (let page = 1; page <= pages; page++) expect(text).toContain(`${page}/${pages}`)
    expect(text.match(/Absences/g)!.length).toBeGreaterThanOrEqual(3)
  })

  it('says that nothing was taken yet, and that nothing is missing', async () => {
    const complete = {
      ...transcript(0),
      progress: { ...transcript(0).progress, average: null, compulsory: getCompletion(60, 60), elective: getCompletion(0, 0) },
    }
    const { text } = await textOfPdf(await print('transcript', complete, 'pt-BR'))
    for (const part of ['Nenhuma disciplina cursada', 'Toda a carga horária do currículo foi cumprida', 'Ainda sem notas'])
      expect(text).toContain(part)
  })
})

describe('a statement of enrollment', () => {
  it.each([
    ['active', 'tem matrícula ativa, de número 202310482, no curso de Engenharia Civil, desde 01/02/2023'],
    ['locked', 'trancada em 30/06/2026'],
    ['dropped', 'encerrada por abandono em 30/06/2026'],
    ['concluded', 'concluiu o curso de Engenharia Civil em 30/06/2026'],
    ['canceled', 'cancelada em 30/06/2026'],
  ] as const)('declares an enrollment that is %s as what it is', async (status, words) => {
    const { text } = await textOfPdf(await print('enrollment_statement', transcript(12, status), 'pt-BR'))
    expect(text).toContain(words)
    expect(text.includes('Disciplina 11 (ECV111)')).toBe(status === 'active')
    expect(text).not.toContain('Disciplina 3 ')
  })

  it('is a file with a name in each language', async () => {
    const names = await Promise.all(
      (['pt-BR', 'en', 'es'] as const).map(async (locale) => (await print('enrollment_statement', transcript(1), locale)).name),
    )
    expect(names).toEqual([
      'declaracao-de-matricula-202310482-2026-11-24.pdf',
      'statement-of-enrollment-202310482-2026-11-24.pdf',
      'constancia-de-matricula-202310482-2026-11-24.pdf',
    ])
  })
})

describe('a proof of reenrollment', () => {
  const { enrollment, student, taxId, issuedOn } = transcript(0)
  const proof = (count: number): ReenrollmentProof => ({
    enrollment,
    student,
    taxId,
    issuedOn,
    period: '2027/1',
    startsOn: '2027-02-01',
    endsOn: '2027-06-30',
    classes: Array.from({ length: count }, (_, index) => ({
      code: `ECV${800 + index}-A`,
      subject: `Disciplina ${index}`,
      subjectCode: `ECV${800 + index}`,
      credits: 4,
      workload: 60,
      meetings: [
        { weekday: 1, from: '08:00', to: '09:40' },
        { weekday: 7, from: '10:00', to: '11:40' },
      ],
    })),
  })

  it.each([
    [
      'pt-BR',
      ['Comprovante de rematrícula', 'de 01/02/2027 a 30/06/2027', 'seg 08:00–09:40', 'dom 10:00–11:40'],
      'comprovante-de-rematricula',
    ],
    ['en', ['Proof of reenrollment', 'from 02/01/2027 to 06/30/2027', 'Mon 08:00–09:40', 'Sun 10:00–11:40'], 'proof-of-reenrollment'],
    [
      'es',
      ['Comprobante de reinscripción', 'del 01/02/2027 al 30/06/2027', 'lun 08:00–09:40', 'dom 10:00–11:40'],
      'comprobante-de-rematricula',
    ],
  ] as const)('says in %s which classes were taken, and when they meet', async (locale, words, name) => {
    const file = await printer.print({ kind: 'reenrollment', data: proof(12), validation }, locale)
    expect(file.name).toBe(`${name}-202310482-2026-11-24.pdf`)
    const { text } = await textOfPdf(file)
    for (const part of [...words, '2027/1', 'Conceição Brandão', '529.982.247-25', 'ECV811-A', 'Disciplina 11 (ECV811)'])
      expect(text).toContain(part)
    expect((await tagsOfPdf(file)).untagged).toEqual([])
  })
})
