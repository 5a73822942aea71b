// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'

it('shows an example until something is written', async () => {
  const example = 'Biblioteca fecha mais cedo na sexta'
  const { rerender } = await renderPart(<AnnouncementPreview texts={{}} main="pt-BR" />)
  expect(screen.getByRole('listitem').textContent).toContain(example)
  rerender(<AnnouncementPreview texts={{ 'pt-BR': { title: 'Prova adiada', message: '' } }} main="pt-BR" />)
  expect(screen.getByRole('listitem').textContent).toContain('Prova adiada')
  expect(screen.queryByText(example)).toBeNull()
})
