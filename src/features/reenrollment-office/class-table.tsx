import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OfficeGroup } from '#api/academic/reenrollment-office.ts'
import { Status } from '#design/components/feedback/status.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { type Formats } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { NoValue } from '../../kit/list/list-table.tsx'
import { RowMenu } from '../../kit/list-parts/row-menu.tsx'
import { useMeetingWords } from '../../subjects/reenrollment/meeting-words.ts'
import { shiftWords } from './office-words.tsx'

interface ClassActions {
  onEdit: (group: OfficeGroup) => void
  onClose: (group: OfficeGroup) => void
  onWaiting: (group: OfficeGroup) => void
}

interface ClassTableProps extends ClassActions {
  groups: readonly OfficeGroup[]
  busy: boolean
}

export function ClassTable({ groups, busy, ...actions }: ClassTableProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { inOrder, meeting, schedule } = useMeetingWords()
  const columns: DataColumn<OfficeGroup, never, Formats>[] = [
    {
      id: 'code',
      name: t`Turma e disciplina`,
      title: true,
      wraps: true,
      cell: ({ code, subject, subjectCode }) => (
        <div>
          <code>{code}</code>
          <div dir="auto">{code.startsWith(subjectCode) ? subject : `${subject} (${subjectCode})`}</div>
        </div>
      ),
    },
    {
      id: 'schedule',
      name: t({ message: 'Horário', context: 'turma' }),
      fact: true,
      cell: ({ shift, meetings }) => (
        <span className="cell__stack">
          <Facts>
            {i18n._(shiftWords[shift])}
            {meetings.length === 0 ? schedule(meetings) : inOrder(meetings).map(meeting)}
          </Facts>
        </span>
      ),
    },
    {
      id: 'teacher',
      name: t`Docente e sala`,
      wraps: true,
      fact: true,
      cell: ({ teacher, room }) =>
        teacher || room ? (
          <span className="cell__stack">
            <Facts>
              {teacher && <span dir="auto">{teacher}</span>}
              {room && <span dir="auto">{room}</span>}
            </Facts>
          </span>
        ) : (
          <NoValue />
        ),
    },
    {
      id: 'state',
      name: t({ message: 'Situação', context: 'turma' }),
      cell: ({ isOpen, seatsLeft, taken, seats, held, waiting }, { number }) => (
        <>
          <ClassState isOpen={isOpen} seatsLeft={seatsLeft} />{' '}
          <span className="cell__stack">
            <Facts>
              {t`${number(taken)} de ${number(seats)} vagas ocupadas`}
              {held > 0 ? t`${plural(held, { one: '# reservada', other: '# reservadas' })}` : null}
              {waiting > 0 ? t`${plural(waiting, { one: '# em espera', other: '# em espera' })}` : null}
            </Facts>
          </span>
        </>
      ),
    },
  ]
  return (
    <DataTable
      label={t`Turmas`}
      columns={columns}
      rows={groups}
      rowId={({ groupId }) => String(groupId)}
      words={formats}
      busy={busy}
      rowActions={{ name: t`Ações`, render: (group) => <ClassMenu group={group} {...actions} /> }}
    />
  )
}

function ClassState({ isOpen, seatsLeft }: Pick<OfficeGroup, 'isOpen' | 'seatsLeft'>) {
  return !isOpen ? (
    <Status>
      <Trans context="turma">Fechada</Trans>
    </Status>
  ) : seatsLeft === 0 ? (
    <Status tone="warning">
      <Trans context="turma">Lotada</Trans>
    </Status>
  ) : (
    <Status tone="ok">
      <Trans context="turma">Aberta</Trans>
    </Status>
  )
}

function ClassMenu({ group, onEdit, onClose, onWaiting }: ClassActions & { group: OfficeGroup }) {
  const { t } = useLingui()
  const { code } = group
  return (
    <RowMenu
      label={t`Ações para a turma ${code}`}
      acts={[
        { name: t`Editar`, onPress: () => onEdit(group) },
        { name: t`Ver lista de espera`, onPress: () => onWaiting(group) },
        { name: group.isOpen ? t`Fechar turma` : t`Reabrir turma`, onPress: () => onClose(group) },
      ]}
    />
  )
}
