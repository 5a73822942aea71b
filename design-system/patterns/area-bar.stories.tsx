import type { Meta, StoryObj } from '@storybook/react-vite'
import { GraduationCap, House, IdCard, Inbox, Wallet } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { StickyActionBar } from '../components/actions/sticky-action-bar.tsx'
import { onA, StoryPage, viewport } from '../stories/page-frame.tsx'
import { words } from '../stories/words.ts'
import { AppFrame } from './app-frame.tsx'
import { AreaBar } from './area-bar.tsx'

const inEach = {
  'pt-BR': { areas: 'Áreas', home: 'Início', money: 'Financeiro', course: 'Curso', office: 'Secretaria', card: 'Carteirinha' },
  en: { areas: 'Areas', home: 'Home', money: 'Finance', course: 'Course', office: 'Office', card: 'ID card' },
  es: { areas: 'Áreas', home: 'Inicio', money: 'Finanzas', course: 'Carrera', office: 'Secretaría', card: 'Carné' },
}

function Page({ context, children = null }: { context: Parameters<typeof words>[1]; children?: React.ReactNode }) {
  const w = words(inEach, context)
  return (
    <StoryPage>
      <AppFrame
        footer={
          <div className="app-frame__part">
            <AreaBar label={w.areas}>
              <a href="#home">
                <House size={24} />
                {w.home}
              </a>
              <a href="#money" aria-current="page">
                <Wallet size={24} />
                {w.money}
              </a>
              <a href="#course">
                <GraduationCap size={24} />
                {w.course}
              </a>
              <a href="#office">
                <Inbox size={24} />
                {w.office}
              </a>
              <a href="#card">
                <IdCard size={24} />
                {w.card}
              </a>
            </AreaBar>
          </div>
        }
      >
        {children}
      </AppFrame>
    </StoryPage>
  )
}

const meta = { title: 'Patterns/Area bar', component: AreaBar, parameters: { viewport }, globals: onA('phone') } satisfies Meta<
  typeof AreaBar
>

export default meta
type Story = StoryObj

export const OnAPhone: Story = {
  tags: ['picture'],
  render: (_args, context) => <Page context={context} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('navigation')).toBeVisible()
  },
}

export const BesideActsOfThePage: Story = {
  render: (_args, context) => (
    <Page context={context}>
      <StickyActionBar label="1" amount="R$ 1.226,35" action={null} />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}
