import { cancelStep, finalStep } from '#api/academic/form-ends.ts'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import {
  choice,
  condition,
  equals,
  field,
  link,
  optional,
  paragraphs,
  redirect,
  shown,
  step,
  getValues,
  words,
} from './academic-request-parts.ts'

export const gradeReview: RequestDefinition = {
  name: words('Revisão de nota', 'Grade review', 'Revisión de nota'),
  summary: words(
    'Peça que outra banca corrija de novo uma avaliação deste período.',
    'Ask for an assessment of this term to be graded again by another panel.',
    'Solicita que otro tribunal vuelva a corregir una evaluación de este período.',
  ),
  category: 'grades',
  cost: 25_00,
  limitOfDays: 10,
  terms: paragraphs({
    'pt-BR': [
      'A revisão é feita por dois professores que não corrigiram a avaliação. A nota pode subir, ficar igual ou baixar.',
      'O prazo para pedir é de cinco dias úteis a partir da publicação da nota. O valor é devolvido se a nota subir.',
    ],
    en: [
      'Two teachers who didn’t grade the assessment review it. The grade may go up, stay the same or go down.',
      'You can ask within five business days of the grade being published. The amount is refunded if the grade goes up.',
    ],
    es: [
      'La revisión la hacen dos docentes que no corrigieron la evaluación. La nota puede subir, quedar igual o bajar.',
      'El plazo para solicitarla es de cinco días hábiles desde la publicación de la nota. El importe se devuelve si la nota sube.',
    ],
  }),
  audience: { statuses: ['active'], courses: [] },
  rules: [],
  form: {
    steps: [
      step(
        'assessment',
        words('Avaliação', 'Assessment', 'Evaluación'),
        'grounds',
        [
          getValues('subjects-in-progress', 'subject', 'dynamic', words('Disciplina', 'Subject', 'Asignatura')),
          choice('kind', words('Avaliação', 'Assessment', 'Evaluación'), [
            ['first', words('Primeira prova', 'First exam', 'Primer examen')],
            ['second', words('Segunda prova', 'Second exam', 'Segundo examen')],
            ['paper', words('Trabalho', 'Paper', 'Trabajo')],
            ['final', words('Exame final', 'Final exam', 'Examen final')],
          ]),
          field('grade', 'float', words('Nota publicada', 'Published grade', 'Nota publicada'), {
            hint: words('De 0 a 10.', '0 to 10.', 'De 0 a 10.'),
          }),
          field('publishedOn', 'date', words('Data da publicação', 'Date of publication', 'Fecha de publicación')),
        ],
        {
          redirects: [redirect(cancelStep, condition('grade', 'GREATER_THAN_OR_EQUAL_TO', 10)), redirect('paper', equals('kind', 'paper'))],
        },
      ),
      step('paper', words('Trabalho', 'Paper', 'Trabajo'), 'grounds', [
        field('handedIn', 'file', words('Trabalho entregue', 'Paper that you handed in', 'Trabajo entregado'), { maximum: 5 }),
      ]),
      step('grounds', words('Fundamentação', 'Grounds', 'Fundamentos'), finalStep, [
        field('questions', 'short-string', words('Questões a rever', 'Questions to review', 'Preguntas por revisar'), {
          hint: words('Por exemplo: 2, 4 e 5.', 'For example: 2, 4 and 5.', 'Por ejemplo: 2, 4 y 5.'),
        }),
        field(
          'argument',
          'long-string',
          words('Por que a correção deve mudar?', 'Why should the grading change?', '¿Por qué debe cambiar la corrección?'),
          { maximum: 3000 },
        ),
        field('exam', 'file', words('Cópia da prova', 'Copy of the exam', 'Copia del examen'), { ...optional, maximum: 5 }),
      ]),
    ],
  },
}

export const subjectExemption: RequestDefinition = {
  name: words('Aproveitamento de estudos', 'Credit transfer', 'Convalidación de asignaturas'),
  summary: words(
    'Use disciplinas concluídas em outro curso ou instituição no lugar das do seu currículo.',
    'Use subjects completed in another course or institution in place of those of your curriculum.',
    'Usa asignaturas aprobadas en otra carrera o institución en lugar de las de tu plan de estudios.',
  ),
  category: 'grades',
  cost: 45_00,
  limitOfDays: 30,
  terms: paragraphs({
    'pt-BR': [
      'Cada disciplina é comparada pelo programa: é preciso que conteúdo e carga horária correspondam a pelo menos 75% da disciplina do currículo.',
      'Só são analisadas disciplinas em que você foi aprovado nos últimos dez anos, com histórico e programa assinados pela instituição de origem.',
      'O valor é por requerimento, qualquer que seja o número de disciplinas, e não é devolvido se o pedido for indeferido.',
    ],
    en: [
      'Each subject is compared by its syllabus: content and hours have to match at least 75% of the subject of the curriculum.',
      'Only subjects that you passed in the last ten years are considered, with transcript and syllabus signed by the institution of origin.',
      'The price is per request, whatever the number of subjects, and isn’t refunded if the request is rejected.',
    ],
    es: [
      'Cada asignatura se compara por su programa: el contenido y la carga horaria deben corresponder al menos al 75 % de la asignatura del plan.',
      'Solo se analizan asignaturas aprobadas en los últimos diez años, con historial y programa firmados por la institución de origen.',
      'El valor es por solicitud, cualquiera sea el número de asignaturas, y no se devuelve si la solicitud se rechaza.',
    ],
  }),
  audience: { statuses: ['active'], courses: [] },
  rules: [{ kind: 'one_open' }, { kind: 'documents_accepted' }],
  form: {
    steps: [
      step(
        'origin',
        words('Origem', 'Origin', 'Origen'),
        'subjects',
        [
          choice('studiedAt', words('Onde cursou?', 'Where did you study?', '¿Dónde cursaste?'), [
            ['here', words('Nesta instituição', 'At this institution', 'En esta institución')],
            ['brazil', words('Em outra instituição do Brasil', 'At another institution in Brazil', 'En otra institución de Brasil')],
            ['abroad', words('No exterior', 'Abroad', 'En el extranjero')],
          ]),
        ],
        { redirects: [redirect('brazil', equals('studiedAt', 'brazil')), redirect('abroad', equals('studiedAt', 'abroad'))] },
      ),
      step('brazil', words('Instituição de origem', 'Institution of origin', 'Institución de origen'), 'subjects', [
        getValues('states', 'state', 'dynamic', words('Estado', 'State', 'Estado')),
        getValues('cities', 'city', 'dynamic', words('Cidade', 'City', 'Ciudad'), { filteredBy: ['state'] }),
        field('school', 'short-string', words('Nome da instituição', 'Name of the institution', 'Nombre de la institución')),
      ]),
      step('abroad', words('Instituição no exterior', 'Institution abroad', 'Institución en el extranjero'), 'subjects', [
        field('country', 'short-string', words('País', 'Country', 'País'), { rules: ['no-numbers'], maximum: 60 }),
        field('foreignSchool', 'short-string', words('Nome da instituição', 'Name of the institution', 'Nombre de la institución')),
        field('translation', 'file', words('Tradução juramentada', 'Sworn translation', 'Traducción jurada'), {
          maximum: 10,
          hint: words(
            'De cada documento que não estiver em português, inglês ou espanhol.',
            'Of each document that isn’t in Portuguese, English or Spanish.',
            'De cada documento que no esté en portugués, inglés o español.',
          ),
          ...optional,
        }),
      ]),
      step('subjects', words('Disciplinas', 'Subjects', 'Asignaturas'), 'proof', [
        field('term', 'int', words('Período do currículo', 'Term of the curriculum', 'Período del plan'), {
          ...optional,
          hint: words(
            'Informe para ver só as disciplinas desse período.',
            'Enter it to see only the subjects of that term.',
            'Indícalo para ver solo las asignaturas de ese período.',
          ),
        }),
        getValues(
          'subjects-of-curriculum',
          'exempted',
          'dynamic-list',
          words('Disciplinas a aproveitar', 'Subjects to be exempted', 'Asignaturas por convalidar'),
          { filteredBy: ['term'], maximum: 8 },
        ),
      ]),
      step('proof', words('Comprovação', 'Proof', 'Comprobantes'), finalStep, [
        field('transcript', 'file', words('Histórico escolar de origem', 'Transcript of origin', 'Historial académico de origen'), {
          maximum: 3,
        }),
        field('syllabi', 'file', words('Programas das disciplinas', 'Syllabi', 'Programas de las asignaturas'), {
          maximum: 20,
          hint: words(
            'Um arquivo por disciplina, com o nome dela.',
            'One file per subject, named after it.',
            'Un archivo por asignatura, con su nombre.',
          ),
        }),
        field('remarks', 'long-string', words('Observações', 'Remarks', 'Observaciones'), { ...optional, maximum: 1500 }),
      ]),
    ],
  },
}

/** Whoever was away from more than thirty days ago explains why they ask late, and nobody comes back before they left. */
export const specialTreatment: RequestDefinition = {
  name: words('Regime de exercícios domiciliares', 'Home study', 'Régimen de estudios en casa'),
  summary: words(
    'Atividades em casa no lugar das aulas, por doença, gestação ou adoção.',
    'Work from home in place of classes, for illness, pregnancy or adoption.',
    'Actividades en casa en lugar de clases, por enfermedad, embarazo o adopción.',
  ),
  category: 'assistance',
  cost: 0,
  limitOfDays: 3,
  terms: paragraphs({
    'pt-BR': [
      'O regime compensa as faltas de afastamentos de 15 dias ou mais. Os professores enviam atividades, que contam como presença quando entregues no prazo.',
      'Disciplinas práticas, estágios e laboratórios não podem ser feitos em casa e são reprogramados com a coordenação.',
      'Os dados de saúde que você enviar são vistos apenas pela secretaria e pelo serviço médico da instituição.',
    ],
    en: [
      'The arrangement makes up for absences of 15 days or more. Teachers send assignments, which count as attendance when handed in on time.',
      'Practical subjects, internships and laboratories can’t be done from home and are rescheduled with the coordinator.',
      'The health data that you send is seen only by the office and the institution’s medical service.',
    ],
    es: [
      'El régimen compensa las ausencias de 15 días o más. Los docentes envían actividades, que cuentan como asistencia cuando se entregan a tiempo.',
      'Las asignaturas prácticas, las pasantías y los laboratorios no pueden hacerse en casa y se reprograman con la coordinación.',
      'Los datos de salud que envíes los ven solo la secretaría y el servicio médico de la institución.',
    ],
  }),
  audience: { statuses: ['active'], courses: [] },
  rules: [],
  form: {
    steps: [
      step(
        'absence',
        words('Afastamento', 'Absence', 'Ausencia'),
        'illness',
        [
          shown('law', words('O que diz a lei', 'What the law says', 'Lo que dice la ley'), {
            'pt-BR':
              '<p>O regime está previsto no Decreto-Lei nº 1.044/1969 e na Lei nº 6.202/1975. Peça <strong>assim que souber</strong> do afastamento: as atividades não são retroativas.</p>',
            en: '<p>The arrangement is provided for by Decree-Law 1,044/1969 and Law 6,202/1975. Ask <strong>as soon as you know</strong> that you will be away: assignments aren’t retroactive.</p>',
            es: '<p>El régimen está previsto en el Decreto-Ley 1.044/1969 y en la Ley 6.202/1975. Solicítalo <strong>en cuanto sepas</strong> que vas a ausentarte: las actividades no son retroactivas.</p>',
          }),
          choice('why', words('Motivo', 'Reason', 'Motivo'), [
            ['illness', words('Doença ou acidente', 'Illness or accident', 'Enfermedad o accidente')],
            ['pregnancy', words('Gestação', 'Pregnancy', 'Embarazo')],
            ['adoption', words('Adoção', 'Adoption', 'Adopción')],
          ]),
          field('awayFrom', 'date', words('Início do afastamento', 'First day away', 'Primer día de ausencia')),
          field('awayUntil', 'date', words('Fim do afastamento', 'Last day away', 'Último día de ausencia')),
        ],
        {
          redirects: [
            redirect(cancelStep, condition('awayUntil', 'LESS_THAN', { field: 'awayFrom' })),
            redirect('late', condition('awayFrom', 'LESS_THAN', { today: -30 })),
            redirect('pregnancy', equals('why', 'pregnancy')),
            redirect('adoption', equals('why', 'adoption')),
          ],
          buttons: [
            link(
              'https://www.planalto.gov.br/ccivil_03/decreto-lei/del1044.htm',
              words('Ler o Decreto-Lei nº 1.044', 'Read Decree-Law 1,044 (in Portuguese)', 'Leer el Decreto-Ley 1.044 (en portugués)'),
            ),
          ],
        },
      ),
      step(
        'late',
        words('Pedido fora do prazo', 'Late request', 'Solicitud fuera de plazo'),
        'illness',
        [
          field(
            'whyLate',
            'long-string',
            words('Por que não pediu antes?', 'Why didn’t you ask earlier?', '¿Por qué no la hiciste antes?'),
            { maximum: 1000 },
          ),
        ],
        { redirects: [redirect('pregnancy', equals('why', 'pregnancy')), redirect('adoption', equals('why', 'adoption'))] },
      ),
      step('illness', words('Atestado', 'Certificate', 'Certificado'), 'subjects', [
        field('certificate', 'file', words('Atestado médico', 'Medical certificate', 'Certificado médico'), { maximum: 5 }),
        field(
          'doctor',
          'short-string',
          words('Registro profissional (CRM)', 'Professional registration (CRM)', 'Matrícula profesional (CRM)'),
          {
            rules: ['three-digits'],
            maximum: 20,
          },
        ),
        field('diagnosis', 'short-string', words('Código CID', 'ICD code', 'Código CIE'), {
          ...optional,
          rules: ['no-spaces'],
          maximum: 8,
          hint: words('Se estiver no atestado.', 'If it’s on the certificate.', 'Si figura en el certificado.'),
        }),
      ]),
      step('pregnancy', words('Gestação', 'Pregnancy', 'Embarazo'), 'subjects', [
        field('expectedOn', 'date', words('Data prevista do parto', 'Expected date of birth', 'Fecha probable de parto')),
        field('report', 'file', words('Laudo médico', 'Medical report', 'Informe médico'), { maximum: 3 }),
      ]),
      step('adoption', words('Adoção', 'Adoption', 'Adopción'), 'subjects', [
        field('custody', 'file', words('Termo de guarda', 'Custody order', 'Resolución de guarda'), { maximum: 3 }),
      ]),
      step('subjects', words('Disciplinas e contato', 'Subjects and contact', 'Asignaturas y contacto'), finalStep, [
        getValues(
          'subjects-in-progress',
          'missed',
          'dynamic-list',
          words('Disciplinas do período', 'Subjects of this term', 'Asignaturas del período'),
          { maximum: 12 },
        ),
        field('phone', 'short-string', words('Telefone', 'Phone number', 'Teléfono'), { rules: ['phone'] }),
      ]),
    ],
  },
}
