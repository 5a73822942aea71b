import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { EllipsisVertical } from 'lucide-react'
import { useId } from 'react'
import type { OfficeGroup } from '#api/reenrollment-office.ts'
import { iconButtonLook } from '#design/components/actions/icon-button.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { Menu } from '#design/components/overlays/menu.tsx'
import { MenuButton, MenuList } from '#design/components/overlays/menu-items.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { type Formats, useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { NoValue } from '../../shared/list/list-table.tsx'
import { useMeetingWords } from '../../shared/reenrollment/meeting-words.ts'
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
  const formats = useFormats(useShell())
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
          <div dir="auto">
            {subject} ({subjectCode})
          </div>
        </div>
      ),
    },
    {
      id: 'schedule',
      name: t({ message: 'Horário', context: 'turma' }),
      cell: ({ shift, meetings }) => (
        <div>
          <div>{i18n._(shiftWords[shift])}</div>
          {meetings.length === 0 ? schedule(meetings) : inOrder(meetings).map((one) => <div key={meeting(one)}>{meeting(one)}</div>)}
        </div>
      ),
    },
    {
      id: 'teacher',
      name: t`Docente e sala`,
      wraps: true,
      cell: ({ teacher, room }) =>
        teacher || room ? (
          <div>
            <div dir="auto">{teacher}</div>
            <div dir="auto">{room}</div>
          </div>
        ) : (
          <NoValue />
        ),
    },
    {
      id: 'state',
      name: t({ message: 'Situação', context: 'turma' }),
      cell: ({ isOpen, seatsLeft, taken, seats, held, waiting }, { number }) => (
        <div>
          <ClassState isOpen={isOpen} seatsLeft={seatsLeft} />
          <div>{t`${number(taken)} de ${number(seats)} vagas ocupadas`}</div>
          {held > 0 ? <div>{t`${plural(held, { one: '# reservada', other: '# reservadas' })}`}</div> : null}
          {waiting > 0 ? <div>{t`${plural(waiting, { one: '# em espera', other: '# em espera' })}`}</div> : null}
        </div>
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
  const id = useId()
  const hides = { popoverTarget: id, popoverTargetAction: 'hide' } as const
  return (
    <Menu
      id={id}
      label={t`Ações para a turma ${group.code}`}
      triggerClassName={iconButtonLook()}
      trigger={<EllipsisVertical size={20} strokeWidth={1.75} aria-hidden />}
      needsScripts
    >
      <MenuList>
        <li>
          <MenuButton {...hides} onClick={() => onEdit(group)}>
            <Trans>Editar</Trans>
          </MenuButton>
        </li>
        <li>
          <MenuButton {...hides} onClick={() => onWaiting(group)}>
            <Trans>Ver lista de espera</Trans>
          </MenuButton>
        </li>
        <li>
          <MenuButton {...hides} onClick={() => onClose(group)}>
            {group.isOpen ? <Trans>Fechar turma</Trans> : <Trans>Reabrir turma</Trans>}
          </MenuButton>
        </li>
      </MenuList>
    </Menu>
  )
}
