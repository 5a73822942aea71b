// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { HistoryHeader } from './history-header.tsx'

test('leads to the pages that the person may open, and marks the one of the address', async () => {
  await renderPart(<HistoryHeader />, {
    shell: { openPaths: ['/financial/statement', '/financial/report-income'] },
    at: '/financial/report-income?year=2025',
  })
  const links = within(screen.getByRole('navigation', { name: 'Histórico' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Extrato', null],
    ['Imposto de renda', 'page'],
  ])
})

test('who may open a single page has no choice', async () => {
  await renderPart(<HistoryHeader />, { shell: { openPaths: ['/financial/statement'] }, at: '/financial/statement' })
  expect(screen.getByRole('heading', { level: 1, name: 'Histórico' })).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})
