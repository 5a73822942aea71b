// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { AcademicSituationPage } from './academic-situation-page.tsx'

const functions = vi.hoisted(() => ({ getAcademicSituation: vi.fn<() => Promise<null>>() }))
vi.mock('./academic-situation.functions.ts', () => functions)

test('who has no course is told so', async () => {
  functions.getAcademicSituation.mockResolvedValue(null)
  await renderPart(<AcademicSituationPage search={{}} />)
  await screen.findByText('Nenhum curso aqui')
})

test('a service that is down costs no more than the page, which can be tried again', async () => {
  functions.getAcademicSituation.mockRejectedValueOnce(new PortalError('UPSTREAM_UNAVAILABLE')).mockResolvedValueOnce(null)
  const { user } = await renderPart(<AcademicSituationPage search={{}} />)
  await screen.findByText('Não foi possível carregar a situação acadêmica')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Situação acadêmica')
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await screen.findByText('Nenhum curso aqui')
})
