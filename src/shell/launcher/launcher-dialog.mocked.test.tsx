// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import LauncherDialog from './launcher-dialog.tsx'
import type { LauncherEntry } from './launcher.functions.ts'
import { launcherQuery } from './launcher.queries.ts'

const functions = vi.hoisted(() => ({
  listLauncherEntries: vi.fn<() => Promise<LauncherEntry[]>>(),
  launchApplication: vi.fn<(call: object) => Promise<{ url: string }>>(),
}))
vi.mock('./launcher.functions.ts', () => functions)

const entries: LauncherEntry[] = [
  { alias: 'diario', name: 'Diário de Classe', logo: null, href: null, isSingleSignOn: true },
  { alias: 'torto', name: 'Sistema Torto', logo: null, href: null, isSingleSignOn: false },
]
const show = () => renderPart(<LauncherDialog onClose={() => {}} />, { data: [[launcherQuery.queryKey, entries]] })

test('the launcher says so when an application cannot be opened', async () => {
  functions.launchApplication.mockRejectedValueOnce(new Error('503'))
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Diário de Classe' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível abrir o aplicativo. Tente de novo em alguns minutos.')
  expect(functions.launchApplication).toHaveBeenCalledWith({ data: { alias: 'diario' } })
})

test('an application whose address is none is shown, and leads nowhere', async () => {
  await show()
  const crooked = within(screen.getByText('Sistema Torto').closest('li')!)
  expect(crooked.getByText('sem endereço')).toBeTruthy()
  expect(crooked.queryByRole('link')).toBeNull()
  expect(crooked.queryByRole('button')).toBeNull()
})

test('applications that do not answer are asked for again', async () => {
  functions.listLauncherEntries.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(entries)
  const { user } = await renderPart(<LauncherDialog onClose={() => {}} />)
  await screen.findByText('Não foi possível carregar os aplicativos')
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Sistema Torto')).toBeTruthy()
})
