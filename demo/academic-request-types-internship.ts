import { cancelStep, finalStep } from '#api/academic/form-ends.ts'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import {
  choice,
  condition,
  equals,
  field,
  giveUp,
  link,
  optional,
  paragraphs,
  redirect,
  shown,
  step,
  getValues,
  words,
} from './academic-request-parts.ts'

/** Twelve steps, with a field of every type. */
export const internshipContract: RequestDefinition = {
  name: words('Termo de compromisso de estágio', 'Internship contract', 'Contrato de pasantía'),
  summary: words(
    'A instituição confere os dados, prepara o termo e assina com você e a empresa.',
    'The institution checks the details, prepares the contract and signs it with you and the company.',
    'La institución verifica los datos, prepara el contrato y lo firma contigo y con la empresa.',
  ),
  category: 'internship',
  cost: 0,
  limitOfDays: 10,
  terms: paragraphs({
    'pt-BR': [
      'O estágio só pode começar depois que o termo for assinado por você, pela empresa e pela instituição (Lei nº 11.788/2008).',
      'A jornada é de até 6 horas por dia e 30 por semana; em cursos que alternam teoria e prática, até 40 horas nos períodos sem aulas. O estágio na mesma empresa dura no máximo dois anos.',
      'A cada seis meses você entrega um relatório de atividades. Avise a secretaria se o estágio terminar antes.',
      'A empresa recebe deste requerimento apenas os dados que constam do termo.',
    ],
    en: [
      'The internship may only begin once you, the company and the institution have signed the contract (Law 11,788/2008).',
      'Working time is up to 6 hours a day and 30 a week; in courses that alternate theory and practice, up to 40 hours in periods without classes. An internship at one company lasts two years at most.',
      'You submit a report of activities every six months. Tell the office if the internship ends earlier.',
      'Of this request, the company receives only the data that the contract states.',
    ],
    es: [
      'La pasantía solo puede empezar después de que tú, la empresa y la institución hayan firmado el contrato (Ley 11.788/2008).',
      'La jornada es de hasta 6 horas por día y 30 por semana; en carreras que alternan teoría y práctica, hasta 40 horas en los períodos sin clases. La pasantía en una misma empresa dura como máximo dos años.',
      'Cada seis meses entregas un informe de actividades. Avisa a la secretaría si la pasantía termina antes.',
      'De esta solicitud, la empresa recibe solo los datos que figuran en el contrato.',
    ],
  }),
  audience: { statuses: ['active'], courses: [] },
  rules: [{ kind: 'one_open' }, { kind: 'minimum_progress', percent: 20 }],
  form: {
    steps: [
      step(
        'kind',
        words('Tipo de estágio', 'Kind of internship', 'Tipo de pasantía'),
        'company',
        [
          shown('guidance', words('O que ter em mãos', 'What to have at hand', 'Qué tener a mano'), {
            'pt-BR':
              '<p>Tenha em mãos:</p><ul><li>os dados da empresa e de quem assina por ela;</li><li>horários e valor da bolsa;</li><li>o plano de atividades;</li><li>a apólice do seguro contra acidentes.</li></ul>',
            en: '<p>Have at hand:</p><ul><li>details of the company and of who signs for it;</li><li>working hours and the allowance;</li><li>the plan of activities;</li><li>the accident insurance policy.</li></ul>',
            es: '<p>Ten a mano:</p><ul><li>los datos de la empresa y de quien firma por ella;</li><li>los horarios y el valor de la asignación;</li><li>el plan de actividades;</li><li>la póliza del seguro de accidentes.</li></ul>',
          }),
          choice('internshipKind', words('O estágio é', 'The internship is', 'La pasantía es'), [
            ['compulsory', words('Obrigatório', 'Compulsory', 'Obligatoria')],
            ['optional', words('Não obrigatório', 'Not compulsory', 'No obligatoria')],
          ]),
        ],
        {
          redirects: [redirect('subject', equals('internshipKind', 'compulsory'))],
          buttons: [
            link(
              'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2008/lei/l11788.htm',
              words('Ler a Lei do Estágio', 'Read the internship law (in Portuguese)', 'Leer la ley de pasantías (en portugués)'),
            ),
          ],
        },
      ),
      step('subject', words('Disciplina de estágio', 'Internship subject', 'Asignatura de pasantía'), 'company', [
        getValues(
          'subjects-of-curriculum',
          'internshipSubject',
          'dynamic',
          words('Disciplina que o estágio cumpre', 'Subject that the internship fulfills', 'Asignatura que la pasantía cumple'),
        ),
        field('advisor', 'short-string', words('Professor orientador', 'Advising teacher', 'Docente tutor'), { rules: ['no-numbers'] }),
      ]),
      step('company', words('Empresa', 'Company', 'Empresa'), 'address', [
        field('companyName', 'short-string', words('Razão social', 'Registered name', 'Razón social')),
        field('companyTaxId', 'short-string', words('CNPJ', 'Company tax ID (CNPJ)', 'CNPJ (identificación fiscal)'), { rules: ['cnpj'] }),
        field('website', 'short-string', words('Site', 'Website', 'Sitio web'), { ...optional, rules: ['url'] }),
      ]),
      step('address', words('Local do estágio', 'Place of the internship', 'Lugar de la pasantía'), 'representative', [
        getValues('states', 'state', 'dynamic', words('Estado', 'State', 'Estado')),
        getValues('cities', 'city', 'dynamic', words('Cidade', 'City', 'Ciudad'), { filteredBy: ['state'] }),
        field('street', 'short-string', words('Rua, número e complemento', 'Street, number and unit', 'Calle, número y complemento')),
      ]),
      step('representative', words('Quem assina pela empresa', 'Who signs for the company', 'Quién firma por la empresa'), 'supervisor', [
        field('signerName', 'short-string', words('Nome completo', 'Full name', 'Nombre completo'), { rules: ['no-numbers'] }),
        field('signerTaxId', 'short-string', words('CPF', 'CPF', 'CPF'), { rules: ['cpf'] }),
        field('signerEmail', 'short-string', words('E-mail', 'E-mail', 'Correo electrónico'), { rules: ['email', 'no-spaces'] }),
        field('signerPhone', 'short-string', words('Telefone', 'Phone number', 'Teléfono'), { rules: ['phone'] }),
      ]),
      step('supervisor', words('Supervisão na empresa', 'Supervision at the company', 'Supervisión en la empresa'), 'period', [
        field('supervisorName', 'short-string', words('Nome de quem supervisiona', 'Supervisor’s name', 'Nombre de quien supervisa'), {
          rules: ['no-numbers'],
        }),
        field('supervisorRole', 'short-string', words('Cargo', 'Position', 'Cargo'), { rules: ['no-special-characters'] }),
        field(
          'supervisorRegistration',
          'short-string',
          words('Registro profissional', 'Professional registration', 'Matrícula profesional'),
          { ...optional, rules: ['three-digits'], maximum: 30 },
        ),
      ]),
      step('period', words('Período', 'Period', 'Período'), 'schedule', [
        field('startsOn', 'date', words('Primeiro dia', 'First day', 'Primer día')),
        field('endsOn', 'date', words('Último dia', 'Last day', 'Último día'), {
          hint: words('No máximo dois anos depois.', 'Two years later at most.', 'Como máximo dos años después.'),
        }),
      ]),
      step(
        'schedule',
        words('Horários', 'Working hours', 'Horarios'),
        'allowance',
        [
          field('arrivesAt', 'time', words('Entrada', 'Arrival', 'Entrada')),
          field('leavesAt', 'time', words('Saída', 'Departure', 'Salida')),
          field('weeklyHours', 'int', words('Horas por semana', 'Hours a week', 'Horas por semana')),
        ],
        {
          redirects: [
            redirect(cancelStep, condition('weeklyHours', 'GREATER_THAN', 40)),
            redirect('alternating', condition('weeklyHours', 'GREATER_THAN', 30)),
          ],
        },
      ),
      step(
        'alternating',
        words('Mais de 30 horas', 'More than 30 hours', 'Más de 30 horas'),
        'allowance',
        [
          field(
            'withoutClasses',
            'long-string',
            words('Em que períodos você não tem aulas?', 'In which periods do you have no classes?', '¿En qué períodos no tienes clases?'),
            { maximum: 500 },
          ),
        ],
        { buttons: [giveUp(words('Desistir do estágio', 'Give the internship up', 'Desistir de la pasantía'))] },
      ),
      step(
        'allowance',
        words('Bolsa e auxílios', 'Allowance and benefits', 'Asignación y beneficios'),
        'plan',
        [
          field(
            'monthlyAllowance',
            'float',
            words('Bolsa por mês, em reais', 'Monthly allowance, in reais', 'Asignación mensual, en reales'),
            {
              hint: words(
                'Obrigatória no estágio não obrigatório.',
                'Required where the internship isn’t compulsory.',
                'Obligatoria si la pasantía no es obligatoria.',
              ),
            },
          ),
          field(
            'transport',
            'float',
            words('Auxílio-transporte por mês, em reais', 'Monthly transport benefit, in reais', 'Ayuda mensual de transporte, en reales'),
            optional,
          ),
        ],
        {
          redirects: [
            redirect(cancelStep, equals('internshipKind', 'optional'), condition('monthlyAllowance', 'LESS_THAN_OR_EQUAL_TO', 0)),
          ],
        },
      ),
      step('plan', words('Plano de atividades', 'Plan of activities', 'Plan de actividades'), 'signing', [
        field('activities', 'long-string', words('O que você vai fazer?', 'What will you do?', '¿Qué vas a hacer?'), { maximum: 3000 }),
        getValues(
          'subjects-approved',
          'related',
          'dynamic-list',
          words('Disciplinas relacionadas', 'Related subjects', 'Asignaturas relacionadas'),
          { ...optional, maximum: 10 },
        ),
        field('planFile', 'file', words('Plano assinado pela empresa', 'Plan signed by the company', 'Plan firmado por la empresa'), {
          maximum: 3,
        }),
      ]),
      step('signing', words('Seguro e assinatura', 'Insurance and signing', 'Seguro y firma'), finalStep, [
        field('insurer', 'short-string', words('Seguradora', 'Insurer', 'Aseguradora')),
        field('policy', 'short-string', words('Número da apólice', 'Policy number', 'Número de póliza'), {
          rules: ['numbers'],
          maximum: 30,
        }),
        field('foreignerId', 'short-string', words('RNE', 'Foreigner registration (RNE)', 'Registro de extranjero (RNE)'), {
          ...optional,
          rules: ['rne'],
          hint: words('Se você não é brasileiro.', 'If you aren’t Brazilian.', 'Si no eres de nacionalidad brasileña.'),
        }),
        field(
          'signingAt',
          'timestamp',
          words('Quando pode assinar na secretaria?', 'When can you sign at the office?', '¿Cuándo puedes firmar en la secretaría?'),
        ),
      ]),
    ],
  },
}
