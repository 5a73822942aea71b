import { Trans, useLingui } from '@lingui/react/macro'
import { Columns3 } from 'lucide-react'
import { css } from '../../../styled-system/css/index.js'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Checkbox } from '#design/components/choices/checkbox.tsx'
import { Menu } from '#design/components/overlays/menu.tsx'
import { useShell } from '../../session/shell.queries.ts'
import { staffColumns } from './staff-columns.tsx'
import type { StaffTableSettings } from './staff-table-settings.ts'

interface StaffColumnsMenuProps {
  settings: StaffTableSettings
  onChange(settings: StaffTableSettings): void
}

/** Which columns the table shows, and how close its rows stand. */
export function StaffColumnsMenu({ settings, onChange }: StaffColumnsMenuProps) {
  const { t, i18n } = useLingui()
  const { person } = useShell()
  const { hiddenColumns, density } = settings
  const offered = staffColumns.filter(({ id, meta }) => !meta?.title && (id !== 'institution' || person?.context?.institutionId === null))

  function show(id: string, shown: boolean) {
    const others = hiddenColumns.filter((hidden) => hidden !== id)
    onChange({ ...settings, hiddenColumns: shown ? others : [...others, id] })
  }

  return (
    <Menu
      label={t`Colunas`}
      namedByTrigger
      triggerClassName={buttonLook()}
      trigger={
        <>
          <Columns3 size={20} strokeWidth={1.75} aria-hidden />
          <Trans>Colunas</Trans>
        </>
      }
    >
      <div className={css({ paddingInline: '3', display: 'grid' })}>
        {offered.map(({ id = '', meta }) => (
          <Checkbox key={id} label={meta && i18n._(meta.name)} checked={!hiddenColumns.includes(id)} onChange={(event) => show(id, event.currentTarget.checked)} />
        ))}
      </div>
      <hr className="menu__separator" />
      <div className={css({ paddingInline: '3', display: 'grid' })}>
        <Checkbox
          label={t`Linhas compactas`}
          checked={density === 'compact'}
          onChange={(event) => onChange({ ...settings, density: event.currentTarget.checked ? 'compact' : 'comfortable' })}
        />
      </div>
    </Menu>
  )
}
