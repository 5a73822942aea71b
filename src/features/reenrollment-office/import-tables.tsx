import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ImportPreview } from '#api/academic/reenrollment-office.ts'
import { CardSection, CardTitle } from '#design/components/data/card.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { type Formats } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { NoValue } from '../../kit/list/list-table.tsx'

type Problem = ImportPreview['problems'][number]
type Change = ImportPreview['added'][number]

/** Number of problems, or of changes, shown at most: a file may have one in each of thousands of lines. */
const shown = 50

const problemWords = {
  columns: msg`Colunas que faltam ou não conferem`,
  quotes: msg`Aspas que não fecham: as linhas seguintes não foram lidas`,
  subject: msg`Disciplina que não existe neste período`,
  class: msg`Código de turma em branco ou longo demais`,
  shift: msg`Turno desconhecido: use manhã, tarde ou noite`,
  schedule: msg`Horário que não pôde ser lido, ou aulas que coincidem`,
  date: msg`Data que não existe, ou fim antes do início`,
  seats: msg`Número de vagas que não pôde ser lido`,
  twice: msg`Turma repetida no arquivo`,
  seats_taken: msg`Menos vagas do que as já ocupadas`,
}

const columnWords: Record<string, ReturnType<typeof msg>> = {
  subject: msg`Disciplina`,
  class: msg`Turma`,
  shift: msg`Turno`,
  teacher: msg`Docente`,
  room: msg`Sala`,
  schedule: msg({ message: 'Horário', context: 'turma' }),
  starts: msg({ message: 'Início', context: 'turma' }),
  ends: msg({ message: 'Fim', context: 'turma' }),
  seats: msg`Vagas`,
}

/** Lists the unreadable lines and their problems. */
export function ImportProblems({ problems }: { problems: readonly Problem[] }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const columns: DataColumn<Problem, never, Formats>[] = [
    { id: 'line', name: t`Linha`, title: true, cell: ({ line }) => t`Linha ${line}` },
    {
      id: 'column',
      name: t`Coluna`,
      cell: ({ column }) => (column === null ? <NoValue /> : columnWords[column] ? i18n._(columnWords[column]) : column),
    },
    { id: 'problem', name: t`Problema`, wraps: true, cell: ({ problem }) => i18n._(problemWords[problem]) },
    { id: 'value', name: t`No arquivo`, wraps: true, cell: ({ value }) => (value ? <span dir="auto">{value}</span> : <NoValue />) },
  ]
  return (
    <ImportSection id="problems" title={t`Problemas`} total={problems.length}>
      <DataTable
        label={t`Problemas`}
        columns={columns}
        rows={problems.slice(0, shown)}
        rowId={({ line, column, problem }) => `${line} ${column} ${problem}`}
        words={formats}
      />
    </ImportSection>
  )
}

/** Classes that a file adds or changes. */
export function ImportChanges({ id, title, changes }: { id: string; title: string; changes: readonly Change[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const columns: DataColumn<Change, never, Formats>[] = [
    { id: 'code', name: t`Turma`, title: true, cell: ({ code }) => <code>{code}</code> },
    { id: 'subject', name: t`Disciplina`, wraps: true, cell: ({ subject }) => <span dir="auto">{subject}</span> },
    { id: 'seats', name: t`Vagas`, numeric: true, cell: ({ seats }, { number }) => number(seats) },
    { id: 'line', name: t`Linha`, numeric: true, cell: ({ line }, { number }) => number(line) },
  ]
  return (
    <ImportSection id={id} title={title} total={changes.length}>
      <DataTable label={title} columns={columns} rows={changes.slice(0, shown)} rowId={({ code }) => code} words={formats} />
    </ImportSection>
  )
}

function ImportSection({ id, title, total, children }: { id: string; title: string; total: number; children: ReactNode }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const [first, all] = [number(shown), number(total)]
  return (
    <CardSection aria-labelledby={id} role="group">
      <CardTitle level={3} id={id}>
        {title}
      </CardTitle>
      {children}
      {total > shown ? <p>{t`Mostrando ${first} de ${all}.`}</p> : null}
    </CardSection>
  )
}
