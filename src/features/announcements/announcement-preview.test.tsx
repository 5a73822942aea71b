// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AnnouncementPreview } from './announcement-preview.tsx'

afterEach(cleanup)

it('shows an example until something is written', () => {
  const i18n = setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } })
  const example = 'Biblioteca fecha mais cedo na sexta'
  const { rerender } = render(<AnnouncementPreview texts={{}} main="pt-BR" />, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  expect(screen.getByRole('listitem').textContent).toContain(example)
  rerender(<AnnouncementPreview texts={{ 'pt-BR': { title: 'Prova adiada', message: '' } }} main="pt-BR" />)
  expect(screen.getByRole('listitem').textContent).toContain('Prova adiada')
  expect(screen.queryByText(example)).toBeNull()
})
