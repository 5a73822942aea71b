// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RootErrorBoundary } from './root-error-boundary.tsx'

afterEach(cleanup)

function Broken(): never {
  throw new Error('the error page itself')
}

it('says so and leads home when everything else failed', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <RootErrorBoundary>
      <Broken />
    </RootErrorBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Algo deu errado')
  expect(screen.getByRole('link', { name: 'Return home' }).getAttribute('href')).toBe('/academic-services/')
})

it('shows what it holds as long as that works', () => {
  render(<RootErrorBoundary>well</RootErrorBoundary>)
  expect(screen.getByText('well')).toBeTruthy()
})
