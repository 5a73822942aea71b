import { Trans, useLingui } from '@lingui/react/macro'
import { Columns3 } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Menu } from '#design/components/overlays/menu.tsx'
import { ColumnChoice } from '#design/components/table/column-choice.tsx'
import { DensityChoice } from '#design/components/table/density-choice.tsx'
import { useShell } from '../../request/shell.queries.ts'
import type { ListColumn } from './list.ts'
import { getHiddenColumns, type TableSettings, withHiddenColumns } from './table-settings.ts'

interface TableSettingsMenuProps<Row, Sort extends string> {
  columns: ReadonlyArray<ListColumn<Row, Sort>>
  settings: TableSettings
  onChange(settings: TableSettings): void
}

export function TableSettingsMenu<Row, Sort extends string>({ columns, settings, onChange }: TableSettingsMenuProps<Row, Sort>) {
  const { i18n, t } = useLingui()
  const oneInstitution = useShell().person?.context?.institutionId !== null
  const offered = columns.filter(
    ({ only, title, leftOut, acrossInstitutions }) =>
      only !== 'file' && !title && leftOut !== 'lines' && !(acrossInstitutions && oneInstitution),
  )
  return (
    <Menu
      label={t`Colunas`}
      namedByTrigger
      triggerClassName={buttonLook({ folds: true })}
      trigger={
        <>
          <Columns3 />
          <span>
            <Trans>Colunas</Trans>
          </span>
        </>
      }
    >
      <ColumnChoice
        columns={offered.map(({ id, header, leftOut }) => ({ id, name: i18n._(header), leftOut }))}
        leftOutNote={t`Não aparece nesta largura`}
        hidden={getHiddenColumns(columns, settings)}
        onChange={(hidden) => onChange(withHiddenColumns(columns, settings, hidden))}
      />
      <DensityChoice label={t`Linhas compactas`} density={settings.density} onChange={(density) => onChange({ ...settings, density })} />
    </Menu>
  )
}
