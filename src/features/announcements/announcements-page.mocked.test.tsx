// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { AnnouncementsPage } from './announcements-page.tsx'

const functions = vi.hoisted(() => ({ listAnnouncements: vi.fn<() => Promise<object>>() }))
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({ 'notifications.announcements.list': functions.listAnnouncements }),
)

const nothing = { totalCount: 0, perPage: 20, results: [] }

test('who has sent nothing is led to write the first', async () => {
  functions.listAnnouncements.mockResolvedValue(nothing)
  await renderPart(<AnnouncementsPage search={{}} />)
  await screen.findByText('Nenhum comunicado')
  expect(screen.getByRole('link', { name: 'Novo comunicado' }).getAttribute('href')).toBe('/announcements/new')
})

test('a list that fails says so, and can be tried again', async () => {
  functions.listAnnouncements.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(nothing)
  const { user } = await renderPart(<AnnouncementsPage search={{}} />)
  await screen.findByText('Não foi possível carregar os comunicados')
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await screen.findByText('Nenhum comunicado')
})
