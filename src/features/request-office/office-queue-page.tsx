import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OfficeRequest } from '#api/academic/request-office.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import type { RowSelection } from '#design/components/table/row-selection.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkDone, BulkKind } from './bulk-form.ts'
import { BulkUndo } from './bulk-undo.tsx'
import { OfficeFigures } from './office-figures.tsx'
import { requestOfficeList } from './request-office.list.tsx'
import type { OfficeSearch } from './office-search.ts'
import { SavedViews } from './saved-views.tsx'

/** Largest number of requests for one action. */
const mostSelected = 50

/** Lists the students' requests, by default in the order in which they are due. */
export function OfficeQueuePage({ search }: { search: OfficeSearch }) {
  const { t } = useLingui()
  const [selected, setSelected] = useState<string[]>([])
  const [asked, setAsked] = useState<BulkKind | null>(null)
  const [done, setDone] = useState<BulkDone | null>(null)
  const tooMany = selected.length > mostSelected
  const selection: RowSelection<OfficeRequest> = {
    selected,
    onChange: setSelected,
    words: {
      bar: t`Ações para os requerimentos selecionados`,
      all: t`Selecionar todos desta página`,
      row: ({ protocol, student }) => t`Selecionar ${protocol}, de ${student}`,
      count: (count) => t`${plural(count, { one: '# selecionado', other: '# selecionados' })}`,
      clear: t`Limpar seleção`,
    },
    actions: (
      <>
        <Button type="button" size="sm" disabled={tooMany} onClick={() => setAsked('assign')}>
          <Trans>Atribuir</Trans>
        </Button>
        <Button type="button" size="sm" disabled={tooMany} onClick={() => setAsked('take')}>
          <Trans>Atender</Trans>
        </Button>
        <Button type="button" size="sm" variant="primary" disabled={tooMany} onClick={() => setAsked('conclude')}>
          <Trans>Concluir</Trans>
        </Button>
      </>
    ),
  }
  return (
    <>
      <ListPage list={requestOfficeList} search={search} selection={selection}>
        <OfficeFigures />
        <SavedViews search={search} />
        {done ? <BulkUndo key={done.bulkId} done={done} /> : null}
        {tooMany ? <Notice tone="warning" live="status" title={t`Selecione no máximo ${mostSelected} requerimentos por vez`} /> : null}
      </ListPage>
      {asked ? (
        <BulkDialog
          kind={asked}
          requestIds={selected}
          onClose={() => setAsked(null)}
          onDone={(bulk) => {
            setAsked(null)
            setSelected([])
            setDone(bulk)
          }}
        />
      ) : null}
    </>
  )
}
