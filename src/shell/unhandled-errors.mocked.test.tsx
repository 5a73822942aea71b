// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../../tests/support/component.tsx'
import { UnhandledErrors } from './unhandled-errors.tsx'

const { reload } = vi.hoisted(() => ({ reload: vi.fn<(username?: string) => void>() }))
vi.mock('../request/browser/typed-text.ts', () => ({ reloadWithTypedText: reload }))

const fail = (filename: string) => act(async () => void dispatchEvent(new ErrorEvent('error', { filename })))

test('a failure that no part of the page answers for is told, and the page loaded anew', async () => {
  const { user } = await renderPart(<UnhandledErrors />, { shell: { person: { username: 'ana.souza' } } })
  await fail(`${location.origin}/assets/x.js`)
  expect(await screen.findByRole('alertdialog', { name: 'Algo deu errado nesta página' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continuar nesta página' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(reload).not.toHaveBeenCalled()

  // The dialog is loaded by now: it would be there at once.
  await fail('chrome-extension://abc/content.js')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await fail(`${location.origin}/assets/x.js`)
  await user.click(await screen.findByRole('button', { name: 'Recarregar a página' }))
  expect(reload).toHaveBeenCalledWith('ana.souza')
})
