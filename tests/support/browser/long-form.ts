import type pg from 'pg'
import { finalStep } from '../../../api/academic/form-ends.ts'
import { createType, switchType } from '../../../services/academic/request-types/request-types.queries.ts'
import { definition } from '../../../services/academic/testing/request-world.ts'
import { choice, equals, field, giveUp, redirect, shown, step, getValues, words } from './form-parts.ts'

const text = (portuguese: string) => words(portuguese, portuguese, portuguese)
const guidance = '<p>Tenha em mãos a <strong>carta de aceite</strong>.</p>'

/** Twelve steps with a field of every type, and one more for who answers that it is for a year. */
const steps = [
  step(
    'kind',
    text('Duração'),
    'place',
    [
      shown('guidance', text('Orientação'), { 'pt-BR': guidance, en: guidance, es: guidance }),
      choice('duration', text('Por quanto tempo?'), [
        ['term', text('Um semestre')],
        ['year', text('Um ano')],
      ]),
    ],
    { redirects: [redirect('year', equals('duration', 'year'))] },
  ),
  step('year', text('Um ano inteiro'), 'place', [field('whyYear', 'long-string', text('Por que um ano?'))], {
    buttons: [giveUp(text('Desistir do intercâmbio'))],
  }),
  step('place', text('Lugar'), 'school', [
    getValues('states', 'state', 'dynamic', text('Estado')),
    getValues('cities', 'city', 'dynamic', text('Cidade'), { filteredBy: ['state'] }),
  ]),
  step('school', text('Instituição'), 'start', [field('school', 'short-string', text('Nome da instituição'))]),
  step('start', text('Início'), 'hour', [field('startsOn', 'date', text('Primeiro dia'))]),
  step('hour', text('Turno'), 'interview', [field('startsAt', 'time', text('Começo das aulas'))]),
  step('interview', text('Entrevista'), 'hours', [field('meetingAt', 'timestamp', text('Quando pode conversar?'))]),
  step('hours', text('Carga horária'), 'grant', [field('weeklyHours', 'int', text('Horas por semana'))]),
  step('grant', text('Bolsa'), 'reasons', [field('grant', 'float', text('Bolsa por mês, em reais'))]),
  step('reasons', text('Motivos'), 'courses', [field('reasons', 'long-string', text('Por que quer ir?'))]),
  step('courses', text('Cursos'), 'letter', [getValues('courses', 'courses', 'dynamic-list', text('Cursos de interesse'))]),
  step('letter', text('Carta'), 'contact', [field('letter', 'file', text('Carta de aceite'))]),
  step('contact', text('Contato'), finalStep, [
    choice(
      'callAt',
      text('Melhor horário'),
      ['Manhã cedo', 'Manhã', 'Meio-dia', 'Tarde', 'Noite', 'Madrugada'].map((one) => [one, text(one)]),
    ),
  ]),
]

/** A type of the test's own that Universidade Aurora offers. @returns its id */
export async function offerLongForm(pool: pg.Pool, name: string): Promise<number> {
  const editor = { tenantId: 1, institutionId: 11, userId: 1102 }
  const typeId = await createType(pool, editor, definition({ name: text(name), form: { steps } }), new Date())
  await switchType(pool, editor, { typeId, isActive: true })
  return typeId
}
