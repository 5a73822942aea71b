import { contractTemplate } from '../../../services/seed/financial-contract-template.ts'
import { demoActivities, otherCourses } from '../../../services/seed/academic.ts'
import { demoCurricula, subjectsOf, teachers } from '../../../services/seed/academic-curricula.ts'
import { demoStreet } from '../../../services/seed/academic-personal-data.ts'
import { demoCampaigns } from '../../../services/seed/financial-campaigns.ts'
import { demoEvents } from '../../../services/seed/financial-settings.ts'
import { demoDocuments, sampleFiles } from '../../../services/seed/academic-documents.ts'
import { demoDebts } from '../../../services/seed/financial-demo-people.ts'
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

/** Words of the demo world, which come from data and stay as they are. */
const data = [
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
  ...institutionWords,
  ...demoCurricula.flatMap((curriculum) => [curriculum.name, ...subjectsOf(curriculum).map(({ name }) => name)]),
  ...teachers,
  ...otherCourses.map(({ course }) => course),
  ...demoActivities.flatMap(({ title, reason = '' }) => [title, reason]).filter(Boolean),
  ...Object.values(sampleFiles).map(({ file }) => file),
  ...demoDocuments.flatMap(({ reason = '', firstReason = '' }) => [reason, firstReason]).filter(Boolean),
  contractTemplate.title,
  demoStreet,
  ...courses,
  ...serviceDescriptions.flatMap((texts) => Object.values(texts)),
  ...firstNames,
  ...familyNames,
  'Universidade Aurora',
  'Campus Norte',
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
].sort((one, other) => other.length - one.length)

/** What Intl writes, codes and addresses. */
const written =
  /\S*@\S+|R\$|(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-zç]*|(segunda|terça|quarta|quinta|sexta)-feira|sábado|domingo|\S*\d\S*/gi

/** A text without words of the demo world and without what Intl writes. */
export function withoutDemoWords(text: string): string {
  return data.reduce((rest, word) => rest.replaceAll(word, ''), text).replace(written, '')
}
