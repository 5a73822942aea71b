import { Trans, useLingui } from '@lingui/react/macro'
import { Columns3 } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Menu } from '#design/components/overlays/menu.tsx'
import { ColumnChoice } from '#design/components/table/column-choice.tsx'
import { DensityChoice } from '#design/components/table/density-choice.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useStaffColumns } from './staff-columns.tsx'
import type { StaffTableSettings } from './staff-table-settings.ts'

interface StaffColumnsMenuProps {
  settings: StaffTableSettings
  onChange(settings: StaffTableSettings): void
}

/** Which columns the table shows, and how close its rows stand. */
export function StaffColumnsMenu({ settings, onChange }: StaffColumnsMenuProps) {
  const { t } = useLingui()
  const { person } = useShell()
  const offered = useStaffColumns().flatMap(({ id, meta }) => {
    if (!id || !meta || meta.title) return []
    return id !== 'institution' || person?.context?.institutionId === null ? [{ id, name: meta.name }] : []
  })
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
      <ColumnChoice
        columns={offered}
        hidden={settings.hiddenColumns}
        onChange={(hiddenColumns) => onChange({ ...settings, hiddenColumns })}
      />
      <DensityChoice label={t`Linhas compactas`} density={settings.density} onChange={(density) => onChange({ ...settings, density })} />
    </Menu>
  )
}
