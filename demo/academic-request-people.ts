import type { FormAnswer } from '#api/academic/request-forms.ts'
import type { AskedItemStatus, RequestStatus } from '#api/academic/request-status.ts'
import type { FieldValue, RequestEventKind } from '#api/academic/requests.ts'
import { longConversation } from './academic-request-conversation.ts'
import { shiftDay } from './academic-request-types.ts'

interface DemoItem {
  kind: 'document' | 'data'
  label: string
  status: AskedItemStatus
  reason?: string
  hasFile?: boolean
}

export interface DemoRequest {
  enrollmentId: number
  /** Position of the request type. */
  type: number
  /** Version of the type; the newest if left out. */
  version?: number
  status: RequestStatus
  daysAgo: number
  isPaid?: boolean
  isAssigned?: boolean
  decidedDaysAgo?: number
  resultText?: string
  hasResultFile?: boolean
  answers: Record<string, FormAnswer>
  chosen?: Record<string, FieldValue[]>
  /** Fields with one file each. */
  files?: string[]
  /** Events between sending and decision, each with its number of days ago. */
  events?: [RequestEventKind, RequestStatus, number][]
  /** Messages that alternate, first from the student, then from the office. */
  messages?: readonly string[]
  action?: { text: string; daysAgo: number; dueInDays: number; items: DemoItem[] }
  survey?: { score: number; reason?: string }
}

const officeWork = (daysAgo: number): DemoRequest['events'] => [['taken', 'in_attendance', daysAgo]]

/** Requests of people with accounts; days count back from `today` (`YYYY-MM-DD`). */
export const demoRequests = (today: string): readonly DemoRequest[] => [
  {
    enrollmentId: 1,
    type: 8,
    status: 'waiting_for_payment',
    daysAgo: 1,
    answers: { copyCount: 2, syllabi: 'no', deliveredBy: 'office' },
  },
  {
    enrollmentId: 1,
    type: 7,
    status: 'open',
    daysAgo: 1,
    answers: {
      why: 'illness',
      awayFrom: shiftDay(today, -3),
      awayUntil: shiftDay(today, 17),
      doctor: 'CRM-SP 123456',
      missed: ['10801'],
      phone: '(11) 98765-4321',
    },
    chosen: { missed: [{ value: '10801', label: 'Concreto Armado II' }] },
    files: ['certificate'],
  },
  {
    enrollmentId: 1,
    type: 6,
    status: 'waiting_for_student_action',
    daysAgo: 9,
    isPaid: true,
    isAssigned: true,
    answers: {
      studiedAt: 'brazil',
      state: 'SP',
      city: '3509502',
      school: 'Faculdade de Tecnologia de Campinas',
      exempted: ['10903'],
      remarks: 'Cursei a disciplina em 2024, com carga horária de 60 horas.',
    },
    chosen: {
      state: [{ value: 'SP', label: 'São Paulo' }],
      city: [{ value: '3509502', label: 'Campinas' }],
      exempted: [{ value: '10903', label: 'Gestão Ambiental' }],
    },
    files: ['transcript', 'syllabi'],
    events: [
      ['taken', 'in_attendance', 7],
      ['asked', 'waiting_for_student_action', 4],
      ['answered', 'in_attendance', 3],
      ['reviewed', 'waiting_for_student_action', 2],
    ],
    messages: [
      'Bom dia! O programa tem a assinatura da coordenação na última página.',
      'Bom dia, Ana. Vimos, obrigado. Falta a página com a bibliografia, que pedimos acima.',
    ],
    action: {
      text: 'Para comparar os programas, precisamos de mais alguns documentos.',
      daysAgo: 4,
      dueInDays: 6,
      items: [
        {
          kind: 'document',
          label: 'Programa da disciplina com a bibliografia',
          status: 'refused',
          reason: 'O arquivo traz só a primeira página. Envie o programa completo.',
          hasFile: true,
        },
        { kind: 'document', label: 'Critérios de avaliação da instituição de origem', status: 'required' },
        { kind: 'data', label: 'Ano e período em que a disciplina foi cursada', status: 'required' },
      ],
    },
  },
  {
    enrollmentId: 1,
    type: 9,
    status: 'in_attendance',
    daysAgo: 12,
    isAssigned: true,
    answers: {
      internshipKind: 'optional',
      companyName: 'Construtora Horizonte Ltda.',
      companyTaxId: '12.345.678/0001-95',
      website: 'https://construtorahorizonte.example',
      state: 'SP',
      city: '3550308',
      street: 'Rua Augusta, 1200, conjunto 81',
      signerName: 'Marina Prado',
      signerTaxId: '529.982.247-25',
      signerEmail: 'marina.prado@construtorahorizonte.example',
      signerPhone: '(11) 91234-5678',
      supervisorName: 'Paulo Nunes',
      supervisorRole: 'Engenheiro de obras',
      supervisorRegistration: 'CREA 5061234567',
      startsOn: shiftDay(today, 14),
      endsOn: shiftDay(today, 14 + 364),
      arrivesAt: '09:00',
      leavesAt: '15:00',
      weeklyHours: 30,
      monthlyAllowance: 1850,
      transport: 220.5,
      activities: 'Acompanhamento de obras, controle tecnológico do concreto e medição de serviços.',
      related: ['10701'],
      insurer: 'Seguradora Atlântica',
      policy: '90210045',
      signingAt: `${shiftDay(today, 9)}T10:30`,
    },
    chosen: {
      state: [{ value: 'SP', label: 'São Paulo' }],
      city: [{ value: '3550308', label: 'São Paulo' }],
      related: [{ value: '10701', label: 'Concreto Armado I' }],
    },
    files: ['planFile'],
    events: officeWork(11),
    messages: longConversation,
  },
  {
    enrollmentId: 9,
    type: 1,
    status: 'pending',
    daysAgo: 16,
    isPaid: true,
    isAssigned: true,
    answers: { why: 'lost', collectedBy: 'self', contact: '(11) 98765-4321' },
    events: [
      ['taken', 'in_attendance', 14],
      ['pending', 'pending', 10],
    ],
  },
  {
    enrollmentId: 1,
    type: 5,
    status: 'granted',
    daysAgo: 38,
    isPaid: true,
    isAssigned: true,
    decidedDaysAgo: 27,
    resultText: 'A banca reviu as questões 2 e 4, e a sua nota passou de 6,5 para 7,8. O valor pago será devolvido.',
    answers: {
      subject: '10703',
      kind: 'first',
      grade: 6.5,
      publishedOn: shiftDay(today, -41),
      questions: '2 e 4',
      argument: 'As duas questões seguem o método do livro adotado, com o mesmo resultado do gabarito.',
    },
    chosen: { subject: [{ value: '10703', label: 'Estradas I' }] },
    events: officeWork(36),
  },
  {
    enrollmentId: 1,
    type: 2,
    status: 'delivered',
    daysAgo: 72,
    isAssigned: true,
    decidedDaysAgo: 71,
    resultText: 'A declaração está pronta. Baixe o PDF abaixo.',
    hasResultFile: true,
    answers: { purposeOf: 'employer', showsTimetable: 'yes' },
    events: officeWork(72),
    survey: { score: 5, reason: 'Ficou pronta no dia seguinte.' },
  },
  {
    enrollmentId: 1,
    type: 3,
    status: 'rejected',
    daysAgo: 150,
    isAssigned: true,
    decidedDaysAgo: 134,
    resultText: 'Não há vagas em Arquitetura e Urbanismo, no turno da noite, neste período. Peça de novo no próximo.',
    answers: {
      course: 'Arquitetura e Urbanismo',
      shift: 'evening',
      place: 'same',
      motivation: 'Quero trabalhar com projeto de edificações e já cursei as disciplinas comuns.',
    },
    chosen: { course: [{ value: 'Arquitetura e Urbanismo', label: 'Arquitetura e Urbanismo' }] },
    events: officeWork(147),
    survey: { score: 3 },
  },
  {
    enrollmentId: 1,
    type: 10,
    status: 'canceled',
    daysAgo: 210,
    answers: {
      why: 'twice',
      amount: 1283.4,
      paidOn: shiftDay(today, -212),
      holder: 'self',
      bank: '001',
      branch: '1234',
      accountNumber: '56789-0',
      accountKind: 'checking',
    },
    files: ['receipt'],
    events: [['canceled', 'canceled', 209]],
  },
  {
    enrollmentId: 1,
    type: 4,
    version: 1,
    status: 'concluded',
    daysAgo: 520,
    isAssigned: true,
    decidedDaysAgo: 512,
    resultText: 'O pedido foi encerrado porque a matrícula seguiu ativa, como combinado por telefone.',
    answers: { why: 'work', terms: 1 },
    events: officeWork(518),
  },
  {
    enrollmentId: 2,
    type: 2,
    status: 'in_attendance',
    daysAgo: 2,
    isAssigned: true,
    answers: { purposeOf: 'visa', showsTimetable: 'no', country: 'Espanha', language: 'es' },
    events: officeWork(1),
    messages: ['Olá! O consulado pede que a declaração diga a data prevista de conclusão.', 'Olá, Bruno. Vamos incluir a data.'],
  },
  {
    enrollmentId: 3,
    type: 8,
    status: 'delivered',
    daysAgo: 90,
    isPaid: true,
    isAssigned: true,
    decidedDaysAgo: 83,
    resultText: 'O histórico está na secretaria do Campus Sul. Traga um documento com foto.',
    answers: { copyCount: 1, syllabi: 'no', deliveredBy: 'office' },
    events: officeWork(88),
    survey: { score: 4, reason: 'O horário da secretaria é curto para quem estuda à noite.' },
  },
  {
    enrollmentId: 6,
    type: 2,
    status: 'open',
    daysAgo: 1,
    answers: { purposeOf: 'transport', showsTimetable: 'no' },
  },
  {
    enrollmentId: 7,
    type: 3,
    status: 'open',
    daysAgo: 6,
    answers: {
      course: 'Engenharia de Pesca',
      shift: 'any',
      place: 'same',
      motivation: 'Quero trabalhar com aquicultura na comunidade onde moro.',
    },
    chosen: { course: [{ value: 'Engenharia de Pesca', label: 'Engenharia de Pesca' }] },
  },
]

/** A draft that was not sent: the position of its type with the answers so far. */
export const demoDraft: { enrollmentId: number; type: number; daysAgo: number; answers: Record<string, FormAnswer> } = {
  enrollmentId: 1,
  type: 10,
  daysAgo: 1,
  answers: { why: 'more', amount: 89.9 },
}
