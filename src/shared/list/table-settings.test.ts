import { describe, expect, it } from 'vitest'
import { parseTableSettings } from './table-settings.ts'

describe('parseTableSettings', () => {
  it('reads back what was stored', () => {
    const settings = { hiddenColumns: ['paidAt'], density: 'compact' } as const
    expect(parseTableSettings(JSON.stringify(settings))).toEqual(settings)
  })

  it.each([null, '', 'not json', 'null', '[]', '{"hiddenColumns":"paidAt","density":"huge"}'])('falls back for %j', (text) => {
    expect(parseTableSettings(text)).toEqual({ hiddenColumns: [], density: 'comfortable' })
  })
})
