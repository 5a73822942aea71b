import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageCircle } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { FloatingButton } from './floating-button.tsx'

const inEach = {
  'pt-BR': {
    title: 'Fale com a Aurora',
    subtitle: 'Respondemos em até um dia útil',
    note: 'Abre o WhatsApp em outra aba',
    long: 'Central de atendimento da Secretaria Acadêmica e Financeira',
    text: 'O conteúdo da página.',
  },
  en: {
    title: 'Talk to Aurora',
    subtitle: 'We answer within one working day',
    note: 'Opens WhatsApp in another tab',
    long: 'Service centre of the academic and financial secretariat',
    text: 'The content of the page.',
  },
  es: {
    title: 'Habla con Aurora',
    subtitle: 'Respondemos en un día hábil',
    note: 'Abre WhatsApp en otra pestaña',
    long: 'Central de atención de la secretaría académica y financiera',
    text: 'El contenido de la página.',
  },
}
const icon = <MessageCircle size={24} strokeWidth={1.75} aria-hidden />

const meta = {
  title: 'Actions/Floating button',
  component: FloatingButton,
  args: { corner: 'bottom_right', title: '', icon },
} satisfies Meta<typeof FloatingButton>

export default meta
type Story = StoryObj<typeof meta>

export const FourCorners: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ minHeight: 'calc(100vh - 2rem)' }}>
        <p>{w.text}</p>
        <FloatingButton corner="bottom_right" href="#one" title={w.title} subtitle={w.subtitle} note={w.note} icon={icon} />
        <FloatingButton corner="bottom_left" href="#two" title={w.long} subtitle={w.subtitle} icon={icon} />
        <FloatingButton corner="top_left" href="#three" title={w.title} icon={icon} />
        <FloatingButton corner="top_right" href="#four" title={w.title} subtitle={w.subtitle} icon={icon} />
      </div>
    )
  },
}

/** Shows its label on keyboard focus. */
export const Focused: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ minHeight: '12rem' }}>
        <p>{w.text}</p>
        <FloatingButton corner="bottom_right" href="#one" title={w.long} subtitle={w.subtitle} note={w.note} icon={icon} />
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const link = within(canvasElement).getByRole('link', { name: `${w.long} ${w.subtitle} ${w.note}` })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(within(link).getByText(w.long)).toBeVisible()
    const { width, height } = link.getBoundingClientRect()
    await expect([width, height]).toEqual([56, 56])
  },
}

/** Where it would cover content: hidden from pointers, still reachable by keyboard. */
export const Aside: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ minHeight: '12rem' }}>
        <p>{w.text}</p>
        <FloatingButton corner="bottom_right" href="#one" data-aside="" title={w.title} subtitle={w.subtitle} icon={icon} />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(getComputedStyle(link).pointerEvents).toBe('none')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).pointerEvents).not.toBe('none')
  },
}
