import { beforeAll, describe, expect, it } from 'vitest'
import type pg from 'pg'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { settingsOfHostname } from '../applications/application-settings.ts'
import { saveTheme } from './save-theme.ts'

let pool: pg.Pool

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
})

const getTheme = async (hostname: string) => (await settingsOfHostname(pool, hostname))!.theme
const hostile = ['red', '#fff', '#12345g', '#000000}body{display:none', 'url(https://example.org)', '#0000001', '']

describe('a theme', () => {
  it('is saved with strict colours', async () => {
    await saveTheme(pool, 'mar.localhost', { ...(await getTheme('mar.localhost')), primaryColor: '#0A7388' })
    expect((await getTheme('mar.localhost')).primaryColor).toBe('#0A7388')
  })

  it.each(hostile)('is refused with %j, and stays as it was', async (primaryColor) => {
    const before = await getTheme('aurora.localhost')
    await expect(saveTheme(pool, 'aurora.localhost', { ...before, primaryColor })).rejects.toThrow(/primaryColor/)
    expect(await getTheme('aurora.localhost')).toEqual(before)
  })

  it.each(hostile)('with %j is refused by the table itself', async (color) => {
    const write = pool.query(
      `update settings.application set theme = jsonb_set(theme, '{loadingColor}', to_jsonb($1::text)) where hostname = 'aurora.localhost'`,
      [color],
    )
    await expect(write).rejects.toThrow(/theme_loading_color/)
  })

  it("that holds something else all the same is read with the product's own colours", async () => {
    await pool.query('alter table settings.application drop constraint theme_accent_color')
    await pool.query(
      `update settings.application set theme = jsonb_set(theme, '{accentColor}', '"#000000}body{display:none"') where hostname = 'ipe.localhost'`,
    )
    expect(await getTheme('ipe.localhost')).toMatchObject({ primaryColor: '#f5c400', accentColor: '#00BFA5' })
  })
})
