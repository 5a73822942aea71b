import type { LocalizedText } from '#api/locales.ts'
import type { DebtInstallment, DebtType } from '#api/financial/debts.ts'

export interface DemoEnrollment {
  enrollmentId: number
  tenantId: number
  institutionId: number
  userId: number
  studentName: string
  registration: string
  taxId: string
  course: string
}

/** Days are relative to today, months to the current month. */
export interface DemoDebt {
  enrollmentId: number
  type: DebtType
  description?: LocalizedText
  /** Place of an installment; all installments of a person form one agreement. */
  installment?: Omit<DebtInstallment, 'agreementId'>
  month: number
  dueInDays?: number
  /** Day of the competency's month, instead of `dueInDays`. */
  dueDay?: number
  grossCents: number
  scholarshipBasisPoints?: number
  punctualityCents?: number
  /** Days before the due date when the punctuality discount ends. */
  punctualityEndsBefore?: number
  status?: 'open' | 'settled' | 'in_agreement'
  /** Days after the due date when it was paid or negotiated; negative for before. */
  closedAfter?: number
  /** Whether the product itself records the payment, from a return file (`seedBankFiles`). */
  paidBySlip?: boolean
}

export const demoEnrollments: readonly DemoEnrollment[] = [
  enrollment(1, 1, 11, 1001, 'Ana Souza', '202310482', '52998224725', 'Engenharia Civil'),
  enrollment(2, 1, 11, 1002, 'Bruno Lima', '202210077', '11144477735', 'Administração'),
  enrollment(3, 1, 12, 1002, 'Bruno Lima', '202512019', '11144477735', 'Análise e Desenvolvimento de Sistemas'),
  enrollment(4, 1, 12, 1003, 'Clara Dias', '202613500', '39053344705', 'Arquitetura e Urbanismo'),
  enrollment(5, 2, 21, 2001, 'Davi Rocha', '202600031', '86288366757', 'Extensão em Fotografia'),
  enrollment(6, 2, 21, 2002, 'Elisa Prado', '202410256', '15350946056', 'Psicologia'),
  enrollment(7, 3, 31, 3001, 'Fábio Mar', '202310914', '74697131401', 'Oceanografia'),
  // Two courses at one institution.
  enrollment(8, 3, 31, 3001, 'Fábio Mar', '202620077', '74697131401', 'Mergulho Científico'),
  // 9 and 10 are courses that nobody owes anything for. Those who follow reenroll, each with another result.
  enrollment(11, 1, 11, 1010, 'Laura Teles', '202110033', '41726390543', 'Engenharia Civil'),
  enrollment(12, 1, 11, 1011, 'Pedro Nunes', '202310644', '52837401617', 'Engenharia Civil'),
  enrollment(13, 1, 11, 1012, 'Júlia Ramos', '202310701', '63948512728', 'Engenharia Civil'),
  enrollment(14, 1, 11, 1013, 'Tiago Moura', '202310733', '74059623865', 'Engenharia Civil'),
  enrollment(15, 1, 11, 1014, 'Vera Lopes', '202310755', '85160734910', 'Engenharia Civil'),
  enrollment(16, 1, 11, 1015, 'Caio Brito', '202310777', '96271845002', 'Engenharia Civil'),
]

/** Must match the screenshots: two overdue, three more open, 31 paid, three in an agreement. */
const ana: DemoDebt[] = [
  { ...anaTuition(-1), dueInDays: -11 },
  {
    enrollmentId: 1,
    type: 'service',
    description: { 'pt-BR': 'Segunda via da carteira', en: 'Student card replacement', es: 'Duplicado del carné' },
    month: 0,
    dueInDays: -6,
    grossCents: 5653,
  },
  { ...anaTuition(0), dueInDays: 9 },
  {
    enrollmentId: 1,
    type: 'service',
    description: { 'pt-BR': 'Exame de segunda chamada', en: 'Make-up exam', es: 'Examen de segunda convocatoria' },
    month: 0,
    dueInDays: 15,
    grossCents: 8500,
  },
  { ...anaTuition(1), dueInDays: 39 },
  ...range(26).map((n) => ({ ...anaTuition(-2 - n), dueDay: 10, status: 'settled' as const, closedAfter: n % 7 === 3 ? 4 : -(n % 9) })),
  ...range(3).map((n) => ({
    enrollmentId: 1,
    type: 'agreement' as const,
    installment: { number: n + 1, count: 3 },
    month: -24 + n,
    dueDay: 20,
    grossCents: 128_340,
    status: 'settled' as const,
    closedAfter: -1,
  })),
  {
    enrollmentId: 1,
    type: 'service',
    description: { 'pt-BR': 'Histórico escolar', en: 'Academic transcript', es: 'Historial académico' },
    month: -9,
    dueDay: 15,
    grossCents: 3500,
    status: 'settled',
    closedAfter: -2,
  },
  {
    enrollmentId: 1,
    type: 'service',
    description: { 'pt-BR': 'Exame de segunda chamada', en: 'Make-up exam', es: 'Examen de segunda convocatoria' },
    month: -5,
    dueDay: 22,
    grossCents: 8500,
    status: 'settled',
    closedAfter: 0,
  },
  ...range(3).map((n) => ({ ...anaTuition(-28 - n), dueDay: 10, status: 'in_agreement' as const, closedAfter: 60 + n * 30 })),
]

const bruno: DemoDebt[] = [2, 3].flatMap((enrollmentId) => [
  { ...tuition(enrollmentId, -1, 112_000), dueInDays: -6 },
  { ...tuition(enrollmentId, 0, 112_000), dueInDays: 12 },
  { ...tuition(enrollmentId, 1, 112_000), dueInDays: 41 },
  ...range(6).map((n) => ({ ...tuition(enrollmentId, -2 - n, 112_000), dueDay: 10, status: 'settled' as const, closedAfter: -2 })),
])

const elisa: DemoDebt[] = [
  { ...tuition(6, -1, 189_900), dueInDays: -14 },
  { ...tuition(6, 0, 189_900), dueInDays: 5, punctualityCents: 9495, punctualityEndsBefore: 3 },
  { ...tuition(6, 1, 189_900), dueInDays: 35, punctualityCents: 9495, punctualityEndsBefore: 3 },
  {
    enrollmentId: 6,
    type: 'service',
    description: { 'pt-BR': 'Declaração de vínculo', en: 'Proof of enrollment', es: 'Constancia de matrícula' },
    month: 0,
    dueInDays: 2,
    grossCents: 2500,
  },
  ...range(14).map((n) => ({ ...tuition(6, -2 - n, 178_000), dueDay: 8, status: 'settled' as const, closedAfter: -3, paidBySlip: n < 3 })),
]

const fabio: DemoDebt[] = [
  { ...tuition(7, -1, 164_000), dueInDays: -9 },
  { ...tuition(7, 0, 164_000), dueInDays: 7 },
  ...range(9).map((n) => ({ ...tuition(7, -2 - n, 159_000), dueDay: 12, status: 'settled' as const, closedAfter: -1 })),
]

/** Debts of the reenrolling students, none overdue. */
const reenrolling: DemoDebt[] = [11, 12, 13, 14, 15, 16].flatMap((enrollmentId) => [
  ...range(4).map((n) => ({
    ...tuition(enrollmentId, -1 - n, 149_750),
    dueDay: 10,
    status: 'settled' as const,
    closedAfter: -2,
    paidBySlip: n < 3,
  })),
  { ...tuition(enrollmentId, 0, 149_750), dueInDays: 14 },
])

export const demoDebts: readonly DemoDebt[] = [
  ...ana,
  ...bruno,
  {
    ...tuition(4, 1, 98_000),
    description: { 'pt-BR': 'Primeira mensalidade', en: 'First tuition', es: 'Primera mensualidad' },
    dueInDays: 6,
  },
  {
    enrollmentId: 5,
    type: 'service',
    description: { 'pt-BR': 'Oficina de laboratório analógico', en: 'Analog darkroom workshop', es: 'Taller de laboratorio analógico' },
    month: 0,
    dueInDays: 8,
    grossCents: 24_000,
  },
  ...elisa,
  ...fabio,
  ...reenrolling,
]

function anaTuition(month: number): DemoDebt {
  return { ...tuition(1, month, 149_750), scholarshipBasisPoints: 2000, punctualityCents: 5990, punctualityEndsBefore: 5 }
}

function tuition(enrollmentId: number, month: number, grossCents: number): DemoDebt {
  return { enrollmentId, type: 'tuition', month, grossCents }
}

function enrollment(
  enrollmentId: number,
  tenantId: number,
  institutionId: number,
  userId: number,
  studentName: string,
  registration: string,
  taxId: string,
  course: string,
): DemoEnrollment {
  return { enrollmentId, tenantId, institutionId, userId, studentName, registration, taxId, course }
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}
