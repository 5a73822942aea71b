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

const yes = words('Sim', 'Yes', 'Sí')
const no = words('Não', 'No', 'No')

export const diplomaCopy: RequestDefinition = {
  name: words('Segunda via de diploma', 'Diploma reissue', 'Duplicado de diploma'),
  summary: words(
    'Para quem concluiu o curso e perdeu o diploma, ou mudou de nome.',
    'For graduates who lost their diploma or changed their name.',
    'Para quienes concluyeron la carrera y perdieron el diploma, o cambiaron de nombre.',
  ),
  category: 'documents',
  cost: 56_53,
  limitOfDays: 30,
  terms: paragraphs({
    'pt-BR': [
      'A segunda via é registrada em livro próprio e traz a indicação “2ª via”, com o texto do diploma original.',
      'O prazo começa a contar no dia em que o pagamento é confirmado. O valor não é devolvido depois que o diploma é impresso.',
      'Ao enviar este requerimento, você declara que as informações são verdadeiras. Se encontrar o diploma original, entregue-o à secretaria.',
    ],
    en: [
      'The reissued diploma is entered in the register and marked “2ª via” (second copy), with the wording of the original.',
      'The deadline starts on the day your payment is confirmed. The amount isn’t refunded once the diploma has been printed.',
      'By sending this request, you declare that the information is true. If you find the original diploma, hand it in at the office.',
    ],
    es: [
      'El duplicado se registra en un libro propio y lleva la indicación “2ª via” (segundo ejemplar), con el texto del diploma original.',
      'El plazo empieza a contar el día en que se confirma el pago. El importe no se devuelve después de impreso el diploma.',
      'Al enviar esta solicitud, declaras que la información es verdadera. Si encuentras el diploma original, entrégalo en la secretaría.',
    ],
  }),
  audience: { statuses: ['concluded'], courses: [] },
  rules: [{ kind: 'one_open' }],
  form: {
    steps: [
      step(
        'reason',
        words('Motivo', 'Reason', 'Motivo'),
        'delivery',
        [
          choice('why', words('Por que você precisa da segunda via?', 'Why do you need a reissue?', '¿Por qué necesitas el duplicado?'), [
            ['lost', words('Perda ou extravio', 'Lost', 'Pérdida o extravío')],
            ['stolen', words('Furto ou roubo', 'Stolen', 'Hurto o robo')],
            ['damaged', words('Diploma danificado', 'Damaged diploma', 'Diploma dañado')],
            ['renamed', words('Mudança de nome', 'Change of name', 'Cambio de nombre')],
          ]),
        ],
        {
          redirects: [
            redirect('police', equals('why', 'stolen')),
            redirect('damage', equals('why', 'damaged')),
            redirect('name', equals('why', 'renamed')),
          ],
        },
      ),
      step('police', words('Boletim de ocorrência', 'Police report', 'Denuncia policial'), 'delivery', [
        field('report', 'file', words('Boletim de ocorrência', 'Police report', 'Denuncia policial'), { maximum: 3 }),
        field('happenedOn', 'date', words('Data da ocorrência', 'Date of the incident', 'Fecha del hecho')),
      ]),
      step('damage', words('Diploma danificado', 'Damaged diploma', 'Diploma dañado'), 'delivery', [
        field('pictures', 'file', words('Fotos do diploma', 'Photos of the diploma', 'Fotos del diploma'), {
          maximum: 4,
          hint: words(
            'Frente e verso. Entregue o original ao retirar a segunda via.',
            'Front and back. Submit the original when you collect the reissue.',
            'Anverso y reverso. Entrega el original al retirar el duplicado.',
          ),
        }),
      ]),
      step('name', words('Mudança de nome', 'Change of name', 'Cambio de nombre'), 'delivery', [
        field('newName', 'short-string', words('Nome como deve constar', 'Name as it should appear', 'Nombre tal como debe figurar'), {
          rules: ['no-numbers'],
        }),
        field(
          'proof',
          'file',
          words('Certidão com o novo nome', 'Certificate with the new name', 'Partida o certificado con el nuevo nombre'),
          {
            maximum: 2,
          },
        ),
      ]),
      step('delivery', words('Retirada', 'Collection', 'Retiro'), finalStep, [
        choice('collectedBy', words('Quem vai retirar o diploma?', 'Who will collect the diploma?', '¿Quién retirará el diploma?'), [
          ['self', words('Eu', 'I will', 'Yo')],
          ['proxy', words('Outra pessoa, com procuração', 'Somebody else, with a power of attorney', 'Otra persona, con poder')],
        ]),
        field('contact', 'short-string', words('Telefone para contato', 'Contact phone number', 'Teléfono de contacto'), {
          rules: ['phone'],
        }),
      ]),
    ],
  },
}

export const enrollmentStatement: RequestDefinition = {
  name: words('Declaração de matrícula', 'Statement of enrollment', 'Constancia de matrícula'),
  summary: words(
    'Declaração assinada pela secretaria, com o texto que a finalidade pede.',
    'A statement signed by the office, worded for its purpose.',
    'Constancia firmada por la secretaría, con el texto que la finalidad requiere.',
  ),
  category: 'documents',
  cost: 0,
  limitOfDays: 2,
  terms: paragraphs({
    'pt-BR': [
      'A declaração descreve a sua matrícula na data em que é emitida. Ela é entregue em PDF, com código de validação.',
      'Quem a recebe pode conferir no portal se ela é verdadeira.',
    ],
    en: [
      'The statement describes your enrollment on the day it is issued. It is delivered as a PDF with a validation code.',
      'Whoever receives it can check on the portal that it is genuine.',
    ],
    es: [
      'La constancia describe tu matrícula en la fecha en que se emite. Se entrega en PDF, con código de validación.',
      'Quien la recibe puede comprobar en el portal que es auténtica.',
    ],
  }),
  audience: { statuses: ['active', 'locked'], courses: [] },
  rules: [],
  form: {
    steps: [
      step(
        'purpose',
        words('Finalidade', 'Purpose', 'Finalidad'),
        finalStep,
        [
          choice(
            'purposeOf',
            words('Para que você precisa da declaração?', 'What do you need the statement for?', '¿Para qué necesitas la constancia?'),
            [
              ['transport', words('Passe de transporte', 'Transit pass', 'Pase de transporte')],
              ['employer', words('Empregador', 'Employer', 'Empleador')],
              ['pension', words('Pensão ou INSS', 'Pension or social security', 'Pensión o seguridad social')],
              ['visa', words('Visto ou consulado', 'Visa or consulate', 'Visa o consulado')],
              ['other', words('Outra', 'Other', 'Otra')],
            ],
          ),
          choice(
            'showsTimetable',
            words('Incluir os horários das aulas?', 'Include the class timetable?', '¿Incluir los horarios de clase?'),
            [
              ['yes', yes],
              ['no', no],
            ],
          ),
        ],
        { redirects: [redirect('visa', equals('purposeOf', 'visa')), redirect('other', equals('purposeOf', 'other'))] },
      ),
      step('visa', words('Visto ou consulado', 'Visa or consulate', 'Visa o consulado'), finalStep, [
        field('country', 'short-string', words('País', 'Country', 'País'), { rules: ['no-numbers'], maximum: 60 }),
        choice('language', words('Idioma da declaração', 'Language of the statement', 'Idioma de la constancia'), [
          ['pt', words('Português', 'Portuguese', 'Portugués')],
          ['en', words('Inglês', 'English', 'Inglés')],
          ['es', words('Espanhol', 'Spanish', 'Español')],
        ]),
      ]),
      step('other', words('Outra finalidade', 'Other purpose', 'Otra finalidad'), finalStep, [
        field(
          'wording',
          'long-string',
          words('O que a declaração precisa dizer?', 'What does the statement have to say?', '¿Qué debe decir la constancia?'),
          {
            maximum: 1000,
          },
        ),
        field('sample', 'file', words('Modelo pedido', 'Required template', 'Modelo requerido'), { ...optional, maximum: 1 }),
      ]),
    ],
  },
}

export const printedTranscript: RequestDefinition = {
  name: words('Histórico escolar impresso', 'Printed transcript', 'Historial académico impreso'),
  summary: words(
    'Histórico em papel, assinado e carimbado, com ou sem os programas das disciplinas.',
    'Transcript on paper, signed and stamped, with or without the subjects’ syllabi.',
    'Historial en papel, firmado y sellado, con o sin los programas de las asignaturas.',
  ),
  category: 'documents',
  cost: 35_00,
  limitOfDays: 7,
  terms: paragraphs({
    'pt-BR': [
      'O valor inclui até três vias do histórico. O prazo começa a contar no dia em que o pagamento é confirmado.',
      'O histórico traz as disciplinas concluídas até a data da emissão. Para uso imediato, emita o histórico em PDF na página Situação acadêmica, sem custo.',
      'Documentos que não forem retirados em 90 dias são descartados.',
    ],
    en: [
      'The price covers up to three copies. The deadline starts on the day your payment is confirmed.',
      'The transcript lists the subjects completed by the day it is issued. For immediate use, issue the PDF transcript on the Academic record page, free of charge.',
      'Documents that aren’t collected within 90 days are destroyed.',
    ],
    es: [
      'El valor incluye hasta tres ejemplares. El plazo empieza a contar el día en que se confirma el pago.',
      'El historial incluye las asignaturas concluidas hasta la fecha de emisión. Para uso inmediato, emite el historial en PDF en la página Situación académica, sin costo.',
      'Los documentos que no se retiren en 90 días se destruyen.',
    ],
  }),
  audience: { statuses: ['active', 'locked', 'dropped', 'concluded', 'canceled'], courses: [] },
  rules: [],
  form: {
    steps: [
      step(
        'copies',
        words('Vias', 'Copies', 'Ejemplares'),
        'delivery',
        [
          shown('guidance', words('Antes de pedir', 'Before you ask', 'Antes de solicitar'), {
            'pt-BR':
              '<p>O histórico em <strong>PDF</strong> tem o mesmo valor do impresso e sai na hora, sem custo. Peça o impresso se quem vai receber exige papel.</p>',
            en: '<p>The <strong>PDF</strong> transcript is as valid as the printed one, and it’s instant and free. Ask for print if whoever receives it requires paper.</p>',
            es: '<p>El historial en <strong>PDF</strong> tiene el mismo valor que el impreso y se emite al instante, sin costo. Solicita el impreso si quien lo recibe exige papel.</p>',
          }),
          field('copyCount', 'int', words('Quantas vias?', 'How many copies?', '¿Cuántos ejemplares?'), {
            hint: words('De uma a três.', 'One to three.', 'De uno a tres.'),
          }),
          choice('syllabi', words('Incluir os programas das disciplinas?', 'Include the syllabi?', '¿Incluir los programas?'), [
            ['yes', yes],
            ['no', no],
          ]),
        ],
        {
          redirects: [
            redirect(cancelStep, condition('copyCount', 'GREATER_THAN', 3)),
            redirect(cancelStep, condition('copyCount', 'LESS_THAN', 1)),
            redirect('syllabi-subjects', equals('syllabi', 'yes')),
          ],
          buttons: [giveUp(words('Não preciso do impresso', 'I don’t need the printed one', 'No necesito el impreso'))],
        },
      ),
      step('syllabi-subjects', words('Programas', 'Syllabi', 'Programas'), 'delivery', [
        getValues(
          'subjects-approved',
          'syllabiOf',
          'dynamic-list',
          words('Disciplinas com programa', 'Subjects with syllabus', 'Asignaturas con programa'),
          { maximum: 60 },
        ),
      ]),
      step(
        'delivery',
        words('Entrega', 'Delivery', 'Entrega'),
        finalStep,
        [
          choice('deliveredBy', words('Como quer receber?', 'How would you like to receive it?', '¿Cómo quieres recibirlo?'), [
            ['office', words('Retirar na secretaria', 'Collect at the office', 'Retirar en la secretaría')],
            ['mail', words('Pelos Correios', 'By mail', 'Por correo postal')],
          ]),
        ],
        { redirects: [redirect('address', equals('deliveredBy', 'mail'))] },
      ),
      step(
        'address',
        words('Endereço', 'Address', 'Dirección'),
        finalStep,
        [
          field(
            'zipCode',
            'short-string',
            words('CEP, só números', 'Postal code (CEP), digits only', 'Código postal (CEP), solo números'),
            {
              rules: ['numbers'],
              maximum: 8,
            },
          ),
          getValues('states', 'state', 'dynamic', words('Estado', 'State', 'Estado')),
          getValues('cities', 'city', 'dynamic', words('Cidade', 'City', 'Ciudad'), { filteredBy: ['state'] }),
          field('street', 'short-string', words('Rua, número e complemento', 'Street, number and unit', 'Calle, número y complemento')),
        ],
        {
          buttons: [
            link(
              'https://buscacepinter.correios.com.br/',
              words('Consultar o CEP', 'Look up the postal code', 'Consultar el código postal'),
            ),
          ],
        },
      ),
    ],
  },
}
