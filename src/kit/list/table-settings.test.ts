import { describe, expect, it } from 'vitest'
import { getHiddenColumns, parseTableSettings, withHiddenColumns } from './table-settings.ts'

describe('parseTableSettings', () => {
  it('reads back what was stored', () => {
    const settings = { hiddenColumns: ['paidAt'], shownColumns: ['charges'], density: 'compact' } as const
    expect(parseTableSettings(JSON.stringify(settings))).toEqual(settings)
  })

  it.each([null, '', 'not json', 'null', '[]', '{"hiddenColumns":"paidAt","shownColumns":1,"density":"huge"}'])(
    'falls back for %j',
    (text) => {
      expect(parseTableSettings(text)).toEqual({ hiddenColumns: [], shownColumns: [], density: 'comfortable' })
    },
  )
})

describe('columns', () => {
  const columns = [{ id: 'name' }, { id: 'paidAt' }, { id: 'charges', optional: true }, { id: 'payer', optional: true }] as const

  it('are hidden at first where they are optional, for who chose others before they came too', () => {
    expect(getHiddenColumns(columns, parseTableSettings(null))).toEqual(['charges', 'payer'])
    expect(getHiddenColumns(columns, parseTableSettings('{"hiddenColumns":["paidAt"]}'))).toEqual(['paidAt', 'charges', 'payer'])
  })

  it('are shown as chosen', () => {
    const chosen = withHiddenColumns(columns, parseTableSettings('{"density":"compact"}'), ['paidAt', 'payer'])
    expect(chosen).toEqual({ hiddenColumns: ['paidAt'], shownColumns: ['charges'], density: 'compact' })
    expect(getHiddenColumns(columns, chosen)).toEqual(['paidAt', 'payer'])
  })
})
