import { contractTemplate } from '../../../demo/financial-contract-template.ts'
import { demoActivities } from '../../../demo/academic.ts'
import { otherCourses } from '../../../demo/academic-courses.ts'
import { demoCurricula, getSubjects, teachers } from '../../../demo/academic-curricula.ts'
import { getRooms } from '../../../demo/academic-reenrollment-offer.ts'
import { exceptionReasons } from '../../../demo/academic-reenrollment-population.ts'
import { demoStreet } from '../../../demo/academic-personal-data.ts'
import { demoCampaigns } from '../../../demo/financial-campaigns.ts'
import { demoCatalog, demoEvents } from '../../../demo/financial-settings.ts'
import { demoDraft, demoRequests } from '../../../demo/academic-request-people.ts'
import { demoRequestTypes } from '../../../demo/academic-request-types.ts'
import { demoDocumentKinds } from '../../../demo/academic-document-kinds.ts'
import { demoDocuments, sampleFiles } from '../../../demo/academic-documents.ts'
import { demoDebts } from '../../../demo/financial-demo-people.ts'
import { demoTemplates } from '../../../demo/financial-templates.ts'
import { courses, familyNames, firstNames, serviceDescriptions } from '../../../demo/financial-names.ts'
import { demoPeople } from '../../../demo/people.ts'
import { auroraLibrary } from '../../../demo/settings.ts'
import { mergeNavigation } from '../../../services/settings/navigation.ts'

/** What institutions call their own places. */
const institutionWords = [
  ...mergeNavigation(auroraLibrary).flatMap(({ description, group }) => [description['pt-BR'], group?.['pt-BR'] ?? '']),
  'Ouvidoria',
  'Fale com a Aurora',
  'Respondemos em até um dia útil',
].filter(Boolean)

const anyDay = '2026-01-02'

/** Every text within a value. */
const textsWithin = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : []

/** Texts in several languages that read alike in two. */
function alikeWithin(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { 'pt-BR': portuguese, en, es } = value as Record<string, unknown>
  if (typeof portuguese === 'string') return portuguese === en || portuguese === es ? [portuguese] : []
  return Object.values(value).flatMap(alikeWithin)
}

/** Words of the demo world, which come from data and stay as they are. */
const data = [
  // What students and the office wrote. Breaks for long addresses part them.
  ...textsWithin([demoRequests(anyDay), demoDraft]).flatMap((text) => [text, ...(text.includes('@') ? text.split(/(?=[@.])/) : [])]),
  ...alikeWithin(demoRequestTypes(anyDay)),
  ...demoPeople.flatMap(({ name, username, description, roles }) => [
    name,
    name.split(' ')[0]!,
    username,
    description,
    ...roles.map((role) => role.name),
  ]),
  ...demoDebts.flatMap(({ description }) => Object.values(description ?? {})),
  ...demoCampaigns.flatMap(({ name, description }) => [...Object.values(name), ...Object.values(description)]),
  ...demoEvents.flatMap(({ name, description }) => [name, description]),
  ...demoCatalog.map(({ name }) => name),
  ...Object.values(demoTemplates).flatMap(({ templates }) => templates.flatMap(({ name, note }) => [name, note])),
  'IncomeReport/standard',
  ...institutionWords,
  ...demoCurricula.flatMap((curriculum) => [curriculum.name, ...getSubjects(curriculum).map(({ name }) => name)]),
  ...teachers,
  ...demoCurricula.map(getRooms),
  ...exceptionReasons,
  ...otherCourses.map(({ course }) => course),
  ...demoActivities.flatMap(({ title, reason = '' }) => [title, reason]).filter(Boolean),
  ...Object.values(sampleFiles).flatMap(({ nameEnd }) =>
    [...demoDocumentKinds.map(({ fileName }) => fileName), 'comprovante', 'resposta'].map((name) => name + nameEnd),
  ),
  ...demoDocuments.flatMap(({ reason = '', firstReason = '' }) => [reason, firstReason]).filter(Boolean),
  contractTemplate.title,
  demoStreet,
  ...courses,
  ...serviceDescriptions.flatMap((texts) => Object.values(texts)),
  ...firstNames,
  ...familyNames,
  'Universidade Aurora',
  'Campus Norte',
  'Banco de demonstração',
  'CNPJ',
  'CPF',
  // Of tests that have an institution to themselves.
  'Unidade Teste',
  'Aluno Teste',
  'Campus Sul',
  // Keys, as keyboards name them.
  'Ctrl K',
  'Português',
  'English',
  'Español',
]
  .filter((text) => /\p{L}{3}/u.test(text))
  .sort((one, other) => other.length - one.length)

/** What Intl writes, codes and addresses. */
const written =
  /\S*@\S+|R\$|(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-zç]*|(segunda|terça|quarta|quinta|sexta)-feira|sábado|domingo|\S*\d\S*/gi

/** A text without words of the demo world and without what Intl writes. */
export function withoutDemoWords(text: string): string {
  return data.reduce((rest, word) => rest.replaceAll(word, ''), text).replace(written, '')
}
