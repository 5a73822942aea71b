import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, CardSection } from '../components/data/card.tsx'
import { onA, StoryPage, viewport } from '../stories/page-frame.tsx'
import { words } from '../stories/words.ts'
import { AppFrame } from './app-frame.tsx'
import { Hero } from './hero.tsx'

const inEach = {
  'pt-BR': { title: 'Olá, Ana', subtitle: 'Sábado, 28 de novembro. Você tem 3 pendências.', card: 'Você deve hoje' },
  en: { title: 'Hello, Ana', subtitle: 'Saturday, November 28. You have 3 things to do.', card: 'You owe today' },
  es: { title: 'Hola, Ana', subtitle: 'Sábado, 28 de noviembre. Tienes 3 pendientes.', card: 'Debes hoy' },
}

const meta = { title: 'Patterns/Hero', component: Hero, parameters: { viewport } } satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj

function Page({ context }: { context: Parameters<typeof words>[1] }) {
  const w = words(inEach, context)
  return (
    <StoryPage>
      <AppFrame>
        <Hero title={w.title} subtitle={w.subtitle} />
        <Card as="div">
          <CardSection>{w.card}</CardSection>
        </Card>
      </AppFrame>
    </StoryPage>
  )
}

/** The card that follows begins within it. */
export const OnAPhone: Story = {
  globals: onA('phone'),
  render: (_args, context) => <Page context={context} />,
  play: async ({ canvasElement }) => {
    const hero = canvasElement.querySelector('.hero__root')!.getBoundingClientRect()
    const card = canvasElement.querySelector('.card__root')!.getBoundingClientRect()
    await expect(card.top).toBeLessThan(hero.bottom)
    await expect(hero.left).toBe(0)
  },
}

export const OnADesktop: Story = { globals: onA('desktop'), render: (_args, context) => <Page context={context} /> }
