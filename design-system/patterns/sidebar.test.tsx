// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { AppFrame } from './app-frame.tsx'
import { SidebarButton } from './sidebar-button.tsx'
import { Sidebar, SidebarGroup, SidebarItem } from './sidebar.tsx'

afterEach(cleanup)

test('the frame has its landmarks, and the menu button opens the menu that it names', async () => {
  const { container } = render(
    <AppFrame
      header={
        <header>
          <SidebarButton label="Abrir menu">=</SidebarButton>
        </header>
      }
      sidebar={
        <Sidebar label="Principal" closeLabel="Fechar menu">
          <SidebarGroup title="Financeiro">
            <li>
              <a href="/debts" className="sidebar__item" aria-current="page">
                <SidebarItem icon={null} label="Pagamentos" />
              </a>
            </li>
          </SidebarGroup>
        </Sidebar>
      }
    >
      <h1>Pagamentos</h1>
    </AppFrame>,
  )
  // Found by its label: without the stylesheet that shows it from 1250 px, a closed popover has no role.
  const menu = screen.getByLabelText('Principal')
  expect(menu.hasAttribute('popover')).toBe(true)
  expect(screen.getByRole('button', { name: 'Abrir menu' }).getAttribute('popovertarget')).toBe(menu.id)
  expect(within(menu).getByText('Pagamentos').closest('a')!.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('main').id).toBe('content')
  expect((await axe.run(container)).violations).toEqual([])
})
