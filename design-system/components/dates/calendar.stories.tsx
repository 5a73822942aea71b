import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { storyLocale, words } from '../../stories/words.ts'
import { DateField } from './date-field.tsx'
import { calendarWords } from '../../stories/calendar-words.ts'

const inEach = { 'pt-BR': 'Pagar em outro dia', en: 'Pay on another day', es: 'Pagar otro día' }

const today = '2026-11-12'

const meta = {
  title: 'Dates/Calendar',
  component: DateField,
  args: { label: '', locale: 'pt-BR', onValueChange: fn() },
  render: ({ onValueChange, defaultValue, min, max }, context) => (
    <StoryStack width="24rem">
      <DateField
        {...{ onValueChange, defaultValue, min, max, today }}
        label={words(inEach, context)}
        locale={storyLocale(context)}
        calendar={words(calendarWords, context)}
      />
    </StoryStack>
  ),
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

const openCalendar = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button'))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-view', 'day'))
}
const focusedDay = () => document.activeElement?.getAttribute('data-value')

export const Picked: Story = {
  args: { defaultValue: '2026-11-18' },
  play: async ({ canvasElement, args }) => {
    await openCalendar(canvasElement)
    await expect(focusedDay()).toBe('2026-11-18')
    await expect(document.activeElement).toHaveAccessibleName('quarta-feira, 18 de novembro de 2026, escolhido')
    const moves = [
      ['{ArrowRight}', '2026-11-19'],
      ['{ArrowDown}', '2026-11-26'],
      ['{ArrowLeft}', '2026-11-25'],
      ['{ArrowUp}', '2026-11-18'],
      ['{PageDown}', '2026-12-18'],
      ['{PageUp}', '2026-11-18'],
      ['{End}', '2026-11-30'],
      ['{Home}', '2026-11-01'],
    ]
    for (const [key, day] of moves) {
      await userEvent.keyboard(key!)
      await waitFor(() => expect(focusedDay()).toBe(day))
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-01', undefined)
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('01/11/2026')
    await expect(within(canvasElement).getByRole('button', { name: 'Abrir calendário' })).toHaveFocus()
    await expect(within(canvasElement).queryByRole('grid')).toBeNull()
  },
}

export const ClosedWithoutAChoice: Story = {
  args: { defaultValue: '2026-11-18' },
  play: async ({ canvasElement, args }) => {
    await openCalendar(canvasElement)
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const MonthAndYear: Story = {
  play: async ({ canvasElement, args }) => {
    await openCalendar(canvasElement)
    await expect(focusedDay()).toBe(today)
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ano' }), '1998')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mês' }), 'fevereiro')
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAccessibleName('fevereiro de 1998'))
    await userEvent.click(canvas.getByRole('button', { name: 'Mês anterior' }))
    await userEvent.click(canvas.getByRole('button', { name: 'sábado, 31 de janeiro de 1998' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1998-01-31', undefined)
  },
}

export const WithinLimits: Story = {
  tags: ['picture'],
  parameters: { picture: 'page' },
  args: { min: '2026-11-10', max: '2026-12-20', defaultValue: '2026-11-18' },
  play: async ({ canvasElement, args }) => {
    await openCalendar(canvasElement)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /, 9 de novembro/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('gridcell', { current: 'date' })).toHaveTextContent('12')
    const previous = canvas.getByRole('button', { name: 'Mês anterior' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous)
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('novembro de 2026')
    await expect(canvas.getByRole('option', { name: 'outubro' })).toBeDisabled()
  },
}

export const MondayFirst: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement)
    await expect(canvasElement.querySelector('th')).toHaveTextContent('L')
  },
}
