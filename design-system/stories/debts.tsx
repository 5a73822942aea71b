import { MoreHorizontal } from 'lucide-react'
import type { StoryLocale } from './words.ts'
import { IconButton } from '../components/actions/icon-button.tsx'
import { Status } from '../components/feedback/status.tsx'
import type { DataColumn } from '../components/table/data-columns.ts'
import { EmptyValue, rowLinkLook } from '../components/table/table-cell.tsx'

export interface StoryDebt {
  id: number
  student: string
  registration: string
  dueDate: string
  paidAt: string | null
  /** In cents, like `payable`. */
  gross: number
  payable: number
  status: 'overdue' | 'agreed' | 'paid'
}

export const tableWords = {
  'pt-BR': {
    debts: 'Débitos dos alunos',
    student: 'Aluno',
    registration: 'Matrícula',
    dueDate: 'Vencimento',
    paidAt: 'Pagamento',
    gross: 'Valor original',
    payable: 'A pagar hoje',
    status: 'Situação',
    overdue: 'Vencido',
    agreed: 'Em acordo',
    paid: 'Pago',
    nothing: 'nada',
    actions: 'Ações',
    more: (name: string) => `Mais ações para ${name}`,
    selection: {
      bar: 'Selecionados',
      all: 'Selecionar todos desta página',
      one: (name: string) => `Selecionar ${name}`,
      count: (count: number) => (count === 1 ? '1 selecionado' : `${count} selecionados`),
      clear: 'Limpar seleção',
      remind: 'Lembrar por e-mail',
      export: 'Exportar',
    },
    columns: 'Colunas',
    leftOut: 'Não aparece nesta largura',
    compact: 'Linhas compactas',
    loading: 'Carregando os débitos',
    none: 'Nenhum débito com estes filtros',
    noneHint: 'Confira o nome, a matrícula ou o CPF, ou procure em um período maior.',
    clearFilters: 'Limpar filtros',
    longName: 'Maria Aparecida Guilhermina de Albuquerque Figueiredo e Vasconcelos Nascimento-Montenegro',
  },
  en: {
    debts: 'Student debts',
    student: 'Student',
    registration: 'Registration',
    dueDate: 'Due date',
    paidAt: 'Payment',
    gross: 'Original amount',
    payable: 'Due today',
    status: 'Status',
    overdue: 'Overdue',
    agreed: 'In agreement',
    paid: 'Paid',
    nothing: 'nothing',
    actions: 'Actions',
    more: (name: string) => `More actions for ${name}`,
    selection: {
      bar: 'Selected',
      all: 'Select all on this page',
      one: (name: string) => `Select ${name}`,
      count: (count: number) => `${count} selected`,
      clear: 'Clear selection',
      remind: 'Remind by e-mail',
      export: 'Export',
    },
    columns: 'Columns',
    leftOut: 'Not shown at this width',
    compact: 'Compact rows',
    loading: 'Loading the debts',
    none: 'No debts match these filters',
    noneHint: 'Check the name, the registration or the tax ID, or look at a longer period.',
    clearFilters: 'Clear filters',
    longName: 'Maria Aparecida Guilhermina de Albuquerque Figueiredo e Vasconcelos Nascimento-Montenegro',
  },
  es: {
    debts: 'Deudas de los alumnos',
    student: 'Alumno',
    registration: 'Matrícula',
    dueDate: 'Vencimiento',
    paidAt: 'Pago',
    gross: 'Importe original',
    payable: 'A pagar hoy',
    status: 'Situación',
    overdue: 'Vencido',
    agreed: 'En acuerdo',
    paid: 'Pagado',
    nothing: 'nada',
    actions: 'Acciones',
    more: (name: string) => `Más acciones para ${name}`,
    selection: {
      bar: 'Seleccionados',
      all: 'Seleccionar todos los de esta página',
      one: (name: string) => `Seleccionar ${name}`,
      count: (count: number) => (count === 1 ? '1 seleccionado' : `${count} seleccionados`),
      clear: 'Quitar la selección',
      remind: 'Recordar por correo',
      export: 'Exportar',
    },
    columns: 'Columnas',
    leftOut: 'No aparece con este ancho',
    compact: 'Filas compactas',
    loading: 'Cargando las deudas',
    none: 'Ninguna deuda con estos filtros',
    noneHint: 'Revise el nombre, la matrícula o el documento, o busque en un período más largo.',
    clearFilters: 'Quitar los filtros',
    longName: 'Maria Aparecida Guilhermina de Albuquerque Figueiredo e Vasconcelos Nascimento-Montenegro',
  },
}

export type TableWords = (typeof tableWords)['en']

const students = [
  'Maria Eduarda Nascimento',
  'João Pedro Albuquerque',
  'Ana Beatriz Figueiredo',
  'Luiz Felipe Cavalcanti',
  'Yasmin Oliveira Prates',
]
const statuses = ['overdue', 'overdue', 'agreed', 'paid', 'overdue'] as const

/** Returns the same debts on every call. */
export function storyDebts(count: number): StoryDebt[] {
  return Array.from({ length: count }, (_, index) => {
    const status = statuses[index % statuses.length]!
    const gross = 98_000 + index * 3_740
    return {
      id: index + 1,
      student: students[index % students.length]!,
      registration: String(202_310_482 + index * 317),
      dueDate: `2026-11-${String((index % 28) + 1).padStart(2, '0')}`,
      paidAt: status === 'paid' ? '2026-11-09' : null,
      gross,
      payable: status === 'paid' ? gross : gross + 3_000 + index * 10,
      status,
    }
  })
}

export type StorySortKey = 'student' | 'dueDate' | 'gross' | 'payable'

const tones = { overdue: 'danger', agreed: 'info', paid: 'ok' } as const

function createColumns(locale: StoryLocale, w: TableWords) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL', currencyDisplay: 'narrowSymbol' })
  const days = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
  const day = (civil: string) => days.format(new Date(civil))
  const columns: ReadonlyArray<DataColumn<StoryDebt, StorySortKey, TableWords>> = [
    {
      id: 'student',
      name: w.student,
      title: true,
      sort: 'student',
      cell: ({ registration, student }) => (
        <a href={`#debt-${registration}`} className={rowLinkLook}>
          {student}
        </a>
      ),
    },
    { id: 'registration', name: w.registration, cell: ({ registration }) => <code>{registration}</code> },
    { id: 'dueDate', name: w.dueDate, sort: 'dueDate', cell: ({ dueDate }) => day(dueDate) },
    { id: 'paidAt', name: w.paidAt, cell: ({ paidAt }, words) => (paidAt ? day(paidAt) : <EmptyValue label={words.nothing} />) },
    { id: 'gross', name: w.gross, numeric: true, sort: 'gross', cell: ({ gross }) => money.format(gross / 100) },
    {
      id: 'payable',
      name: w.payable,
      numeric: true,
      sort: 'payable',
      cell: ({ payable }) => <strong>{money.format(payable / 100)}</strong>,
    },
    { id: 'status', name: w.status, cell: ({ status }, words) => <Status tone={tones[status]}>{words[status]}</Status> },
  ]
  return columns
}

export const storyColumns = {
  'pt-BR': createColumns('pt-BR', tableWords['pt-BR']),
  en: createColumns('en', tableWords.en),
  es: createColumns('es', tableWords.es),
}

export function MoreActions({ label }: { label: string }) {
  return (
    <IconButton label={label}>
      <MoreHorizontal />
    </IconButton>
  )
}
