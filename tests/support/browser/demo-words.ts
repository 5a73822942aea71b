import { contractTemplate } from '../../../services/seed/financial-contract-template.ts'
import { demoActivities } from '../../../services/seed/academic.ts'
import { otherCourses } from '../../../services/seed/academic-courses.ts'
import { demoCurricula, getSubjects, teachers } from '../../../services/seed/academic-curricula.ts'
import { getRooms } from '../../../services/seed/academic-reenrollment-offer.ts'
import { exceptionReasons } from '../../../services/seed/academic-reenrollment-population.ts'
import { demoStreet } from '../../../services/seed/academic-personal-data.ts'
import { demoCampaigns } from '../../../services/seed/financial-campaigns.ts'
import { demoCatalog, demoEvents } from '../../../services/seed/financial-settings.ts'
import { demoDraft, demoRequests } from '../../../services/seed/academic-request-people.ts'
import { demoRequestTypes } from '../../../services/seed/academic-request-types.ts'
import { demoDocumentKinds } from '../../../services/seed/academic-document-kinds.ts'
import { demoDocuments, sampleFiles } from '../../../services/seed/academic-documents.ts'
import { demoDebts } from '../../../services/seed/financial-demo-people.ts'
import { demoTemplates } from '../../../services/seed/financial-templates.ts'
import { courses, familyNames, firstNames, serviceDescriptions } from '../../../services/seed/financial-names.ts'
import { demoPeople } from '../../../services/seed/people.ts'
import { auroraLibrary } from '../../../services/seed/settings.ts'
import { navigationWith } from '../../../services/settings/navigation.ts'

/** What institutions call their own places. */
const institutionWords = [
  ...navigationWith(auroraLibrary).flatMap(({ description, group }) => [description['pt-BR'], group?.['pt-BR'] ?? '']),
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
