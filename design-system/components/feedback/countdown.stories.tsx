import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Countdown } from './countdown.tsx'
import { TimeRing } from './time-ring.tsx'

const inEach = {
  'pt-BR': {
    toPay: 'para pagar. Esta tela confirma sozinha.',
    over: 'O código venceu.',
    minutes: (n: number) => `${n} min`,
    seconds: (n: number) => `${n} segundos`,
    say: (n: number) => (n < 60 ? `Faltam ${n} segundos para pagar.` : `Faltam ${n / 60} minutos para pagar.`),
  },
  en: {
    toPay: 'left to pay. This page confirms by itself.',
    over: 'The code has expired.',
    minutes: (n: number) => `${n} min`,
    seconds: (n: number) => `${n} seconds`,
    say: (n: number) => (n < 60 ? `${n} seconds left to pay.` : `${n / 60} minutes left to pay.`),
  },
  es: {
    toPay: 'para pagar. Esta pantalla confirma sola.',
    over: 'El código venció.',
    minutes: (n: number) => `${n} min`,
    seconds: (n: number) => `${n} segundos`,
    say: (n: number) => (n < 60 ? `Faltan ${n} segundos para pagar.` : `Faltan ${n / 60} minutos para pagar.`),
  },
}

const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: { endsAt: 0, now: 0, say: String },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Wordings: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="28rem">
        <TimeRing share={0.32}>
          <Countdown endsAt={570_000} now={0} say={w.say}>
            {(left) => w.minutes(Math.ceil(left / 60))}
          </Countdown>{' '}
          {w.toPay}
        </TimeRing>
        <TimeRing share={0} urgent>
          <Countdown endsAt={0} now={0} say={w.say} /> {w.over}
        </TimeRing>
      </StoryStack>
    )
  },
}

export const EndsOnce: Story = {
  args: { endsAt: 61_500, now: 60_000, milestones: [1], onEnd: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return <Countdown {...args} say={w.say} />
  },
  play: async ({ canvasElement, args, globals }) => {
    const timer = within(canvasElement).getByRole('timer')
    await expect(timer).toHaveTextContent('0:02')
    await expect(timer).toHaveAttribute('data-urgent')
    await waitFor(() => expect(canvasElement).toHaveTextContent(words(inEach, { globals }).say(1)), { timeout: 3000 })
    await expect(args.onEnd).not.toHaveBeenCalled()
    await waitFor(() => expect(timer).toHaveTextContent('0:00'), { timeout: 3000 })
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

export const Clock: Story = {
  args: { endsAt: 4_500_000, now: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('1:15:00')
  },
}
