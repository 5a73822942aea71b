import { cancelStep, finalStep } from '#api/academic/form-ends.ts'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import {
  choice,
  condition,
  equals,
  field,
  giveUp,
  optional,
  paragraphs,
  redirect,
  shown,
  step,
  getValues,
  words,
} from './academic-request-parts.ts'

/** Asked within a period of every term, both days included (`YYYY-MM-DD`). */
export const courseChange = (from: string, to: string): RequestDefinition => ({
  name: words('Mudança de curso', 'Change of program', 'Cambio de carrera'),
  summary: words(
    'Passe para outro curso da instituição, se houver vaga, sem novo processo seletivo.',
    'Move to another course of the institution, if there is a place, without a new entrance exam.',
    'Pasa a otra carrera de la institución, si hay cupo, sin un nuevo examen de ingreso.',
  ),
  category: 'enrollment',
  cost: 0,
  limitOfDays: 15,
  terms: paragraphs({
    'pt-BR': [
      'A mudança depende de vaga e da análise do seu histórico pela coordenação do curso de destino. Ela vale a partir do próximo período letivo.',
      'As disciplinas equivalentes são aproveitadas. O valor da mensalidade passa a ser o do novo curso, e bolsas podem não continuar.',
      'Depois de efetivada, a mudança só é desfeita por um novo requerimento.',
    ],
    en: [
      'The change depends on available places and on a review of your transcript by the course you want to move to. It takes effect next term.',
      'Equivalent subjects are credited. Your tuition becomes that of the new course, and scholarships may not continue.',
      'Once made, the change can only be reversed by a new request.',
    ],
    es: [
      'El cambio depende de los cupos y del análisis de tu historial por la coordinación de la carrera de destino. Rige desde el próximo período lectivo.',
      'Las asignaturas equivalentes se reconocen. La mensualidad pasa a ser la de la nueva carrera, y las becas pueden no continuar.',
      'Una vez efectuado, el cambio solo se deshace con una nueva solicitud.',
    ],
  }),
  audience: { statuses: ['active'], courses: [] },
  rules: [{ kind: 'one_open' }, { kind: 'minimum_progress', percent: 10 }, { kind: 'period', from, to }],
  form: {
    steps: [
      step(
        'target',
        words('Novo curso', 'New course', 'Nueva carrera'),
        'reasons',
        [
          getValues(
            'courses',
            'course',
            'dynamic',
            words('Para que curso quer ir?', 'Which course do you want to move to?', '¿A qué carrera quieres pasar?'),
          ),
          choice('shift', words('Turno', 'Time of day', 'Turno'), [
            ['morning', words('Manhã', 'Morning', 'Mañana')],
            ['evening', words('Noite', 'Evening', 'Noche')],
            ['any', words('Qualquer um', 'Any', 'Cualquiera')],
          ]),
          choice('place', words('Onde?', 'Where?', '¿Dónde?'), [
            ['same', words('Na mesma unidade', 'At the same campus', 'En la misma sede')],
            ['other', words('Em outra unidade', 'At another campus', 'En otra sede')],
          ]),
        ],
        { redirects: [redirect('campus', equals('place', 'other'))] },
      ),
      step('campus', words('Outra unidade', 'Another campus', 'Otra sede'), 'reasons', [
        getValues('institutions', 'institution', 'dynamic', words('Unidade', 'Campus', 'Sede')),
        field(
          'acceptsMove',
          'short-string',
          words('Cidade onde vai morar', 'City where you will live', 'Ciudad donde vas a vivir'),
          optional,
        ),
      ]),
      step('reasons', words('Motivos', 'Reasons', 'Motivos'), finalStep, [
        field(
          'motivation',
          'long-string',
          words('Por que quer mudar de curso?', 'Why do you want to change?', '¿Por qué quieres cambiar de carrera?'),
          {
            maximum: 2000,
          },
        ),
        field(
          'hasTalked',
          'date',
          words('Quando falou com a coordenação?', 'When did you talk to the coordinator?', '¿Cuándo hablaste con la coordinación?'),
          {
            ...optional,
            hint: words('Deixe em branco se ainda não falou.', 'Leave blank if you haven’t yet.', 'Déjalo en blanco si aún no hablaste.'),
          },
        ),
      ]),
    ],
  },
})

export const enrollmentLock: RequestDefinition = {
  name: words('Trancamento de matrícula', 'Leave of absence', 'Suspensión de matrícula'),
  summary: words(
    'Interrompa os estudos por até quatro períodos e mantenha o seu vínculo.',
    'Pause your studies for up to four terms and keep your place.',
    'Interrumpe los estudios por hasta cuatro períodos y conserva tu plaza.',
  ),
  category: 'enrollment',
  cost: 0,
  limitOfDays: 5,
  terms: paragraphs({
    'pt-BR': [
      'Com o trancamento, você deixa de frequentar as disciplinas do período, e as notas lançadas não contam.',
      'As mensalidades vencidas até a data do pedido continuam devidas. As seguintes são canceladas quando o trancamento é deferido.',
      'Para voltar, peça o destrancamento até 15 dias antes do início das aulas. O currículo em vigor na volta pode ser outro.',
    ],
    en: [
      'While on leave, you don’t attend this term’s subjects, and grades entered so far don’t count.',
      'Tuition due by the day of the request is still owed. Later installments are canceled once the leave is granted.',
      'To return, ask to reopen your enrollment up to 15 days before classes begin. A different curriculum may apply by then.',
    ],
    es: [
      'Con la suspensión, dejas de cursar las asignaturas del período y las notas registradas no cuentan.',
      'Las mensualidades vencidas hasta la fecha de la solicitud siguen siendo exigibles. Las siguientes se anulan cuando se concede la suspensión.',
      'Para volver, solicita la reapertura hasta 15 días antes del inicio de clases. El plan de estudios vigente puede ser otro.',
    ],
  }),
  audience: { statuses: ['active'], courses: [] },
  rules: [{ kind: 'one_open' }, { kind: 'documents_accepted' }],
  form: {
    steps: [
      step(
        'reason',
        words('Motivo', 'Reason', 'Motivo'),
        'duration',
        [
          choice('why', words('Por que quer trancar?', 'Why do you want to take a leave?', '¿Por qué quieres suspender la matrícula?'), [
            ['health', words('Saúde', 'Health', 'Salud')],
            ['work', words('Trabalho', 'Work', 'Trabajo')],
            ['money', words('Dificuldade financeira', 'Financial difficulty', 'Dificultad económica')],
            ['military', words('Serviço militar', 'Military service', 'Servicio militar')],
            ['other', words('Outro', 'Other', 'Otro')],
          ]),
        ],
        {
          redirects: [
            redirect('health', equals('why', 'health')),
            redirect('money', equals('why', 'money')),
            redirect('military', equals('why', 'military')),
            redirect('other', equals('why', 'other')),
          ],
        },
      ),
      step('health', words('Saúde', 'Health', 'Salud'), 'duration', [
        field('certificate', 'file', words('Atestado médico', 'Medical certificate', 'Certificado médico'), {
          maximum: 3,
          hint: words(
            'Com data, assinatura e número de registro do profissional.',
            'With date, signature and the professional’s registration number.',
            'Con fecha, firma y número de matrícula del profesional.',
          ),
        }),
      ]),
      step(
        'money',
        words('Antes de trancar', 'Before you take a leave', 'Antes de suspender'),
        'duration',
        [
          shown('help', words('Outras saídas', 'Other options', 'Otras opciones'), {
            'pt-BR':
              '<p>Você pode evitar o trancamento:</p><ul><li>negocie as mensalidades vencidas em <strong>Acordos</strong>, em até 12 parcelas;</li><li>reduza as disciplinas do próximo período;</li><li>peça uma bolsa do fundo de permanência.</li></ul>',
            en: '<p>You may not need a leave:</p><ul><li>settle overdue tuition under <strong>Agreements</strong>, in up to 12 installments;</li><li>take fewer subjects next term;</li><li>apply for a grant of the retention fund.</li></ul>',
            es: '<p>Puedes evitar la suspensión:</p><ul><li>negocia las mensualidades vencidas en <strong>Acuerdos</strong>, en hasta 12 cuotas;</li><li>cursa menos asignaturas el próximo período;</li><li>solicita una beca del fondo de permanencia.</li></ul>',
          }),
          choice('hasTried', words('Já tentou alguma delas?', 'Have you tried any of these?', '¿Ya probaste alguna de ellas?'), [
            ['yes', words('Sim', 'Yes', 'Sí')],
            ['no', words('Não', 'No', 'No')],
          ]),
        ],
        { buttons: [giveUp(words('Não quero mais trancar', 'I no longer want a leave', 'Ya no quiero suspender'))] },
      ),
      step('military', words('Serviço militar', 'Military service', 'Servicio militar'), 'duration', [
        field('summons', 'file', words('Documento de convocação', 'Call-up notice', 'Documento de convocatoria'), { maximum: 2 }),
        field('servesFrom', 'date', words('Início do serviço', 'Start of service', 'Inicio del servicio')),
      ]),
      step('other', words('Outro motivo', 'Other reason', 'Otro motivo'), 'duration', [
        field('description', 'long-string', words('Descreva o motivo', 'Describe the reason', 'Describe el motivo'), { maximum: 1500 }),
      ]),
      step(
        'duration',
        words('Duração', 'Duration', 'Duración'),
        finalStep,
        [
          field('terms', 'int', words('Por quantos períodos?', 'For how many terms?', '¿Por cuántos períodos?'), {
            hint: words(
              'De um a quatro. Acima disso, a instituição pede uma nova matrícula.',
              'One to four. Beyond that, the institution asks for a new enrollment.',
              'De uno a cuatro. Más allá, la institución exige una nueva matrícula.',
            ),
          }),
          field('declaration', 'file', words('Comprovante do motivo', 'Proof of the reason', 'Comprobante del motivo'), {
            ...optional,
            maximum: 5,
          }),
        ],
        {
          redirects: [
            redirect(cancelStep, condition('terms', 'GREATER_THAN', 4)),
            redirect(cancelStep, condition('terms', 'LESS_THAN_OR_EQUAL_TO', 0)),
          ],
        },
      ),
    ],
  },
}
