import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { buttonLook } from '../actions/button-look.ts'
import { Menu } from './menu.tsx'
import { MenuButton, MenuChoices, MenuHeading, MenuSeparator } from './menu-items.tsx'

const inEach = {
  'pt-BR': { account: 'Ana Souza', language: 'Idioma', out: 'Sair' },
  en: { account: 'Ana Souza', language: 'Language', out: 'Sign out' },
  es: { account: 'Ana Souza', language: 'Idioma', out: 'Salir' },
}
const languages = { 'pt-BR': 'Português', en: 'English', es: 'Español' }

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: { label: '', trigger: null, triggerClassName: buttonLook(), children: null },
  parameters: { picture: 'page' },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Panel: Story = {
  tags: ['picture'],
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'center', minHeight: '22rem' }}>
        <Menu {...args} label={w.account} namedByTrigger trigger={w.account}>
          <MenuHeading>{w.language}</MenuHeading>
          <MenuChoices>
            {Object.entries(languages).map(([language, name]) => (
              <li key={language}>
                <MenuButton lang={language} current={language === context.globals.locale}>
                  {name}
                </MenuButton>
              </li>
            ))}
          </MenuChoices>
          <MenuSeparator />
          <MenuButton icon={<LogOut />}>{w.out}</MenuButton>
        </Menu>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const panel = canvasElement.querySelector('[popover]')
    await expect(panel).not.toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: w.account }))
    await expect(panel).toBeVisible()
  },
}

export const FocusThatGoesOn: Story = {
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <>
        <Menu {...args} label={w.account} namedByTrigger trigger={w.account}>
          <MenuButton>{w.language}</MenuButton>
        </Menu>
        <button type="button">{w.out}</button>
      </>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const panel = canvasElement.querySelector('[popover]')
    await userEvent.click(canvas.getByRole('button', { name: w.account }))
    const item = canvas.getByRole('button', { name: w.language })
    item.focus()
    canvas.getByRole('button', { name: w.account }).focus()
    await expect(panel).toBeVisible()
    item.focus()
    canvas.getByRole('button', { name: w.out }).focus()
    await expect(panel).not.toBeVisible()
  },
}
