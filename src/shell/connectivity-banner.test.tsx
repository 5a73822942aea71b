// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../../tests/support/component.tsx'
import { ConnectivityBanner } from './connectivity-banner.tsx'

const text = 'A sua conexão está instável. O que você fizer agora pode não ser salvo.'
const become = (state: 'online' | 'offline') => act(() => void dispatchEvent(new Event(state)))

test('a lost connection is said until it is back, and the warning can be closed', async () => {
  const { user } = await renderPart(<ConnectivityBanner />, { shell: { connectivityWarning: true } })
  expect(screen.queryByText(text)).toBeNull()
  become('offline')
  expect(screen.getByRole('status').textContent).toContain(text)
  become('online')
  expect(screen.queryByText(text)).toBeNull()
  become('offline')
  await user.click(screen.getByRole('button', { name: 'Fechar o aviso' }))
  expect(screen.queryByText(text)).toBeNull()
})

test('an institution without the warning has none', async () => {
  await renderPart(<ConnectivityBanner />, { shell: { connectivityWarning: false } })
  become('offline')
  expect(screen.queryByText(text)).toBeNull()
})
