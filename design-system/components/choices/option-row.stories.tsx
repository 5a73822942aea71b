import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { Card, CardRows } from '../data/card.tsx'
import { ClosedChip, OptionChip, OptionRow } from './option-row.tsx'

const inEach = {
  'pt-BR': {
    subject: 'Hidrologia',
    credits: '3 créditos',
    where: 'Sala 214',
    remove: 'Remover',
    choose: 'Escolher',
    seat: '1 vaga',
    clash: 'choca com Pontes',
    leaves: 'sai ao confirmar',
  },
  en: {
    subject: 'Hydrology',
    credits: '3 credits',
    where: 'Room 214',
    remove: 'Remove',
    choose: 'Choose',
    seat: '1 seat',
    clash: 'clashes with Bridges',
    leaves: 'leaves when you confirm',
  },
  es: {
    subject: 'Hidrología',
    credits: '3 créditos',
    where: 'Aula 214',
    remove: 'Quitar',
    choose: 'Elegir',
    seat: '1 cupo',
    clash: 'coincide con Puentes',
    leaves: 'sale al confirmar',
  },
}

const press = fn()

const meta = { title: 'Choices/Option row', parameters: { layout: 'padded' } } satisfies Meta

export default meta

/** A chosen option, a scarce one, one that leaves, and one that cannot be chosen. */
export const States: StoryObj = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <Card>
        <CardRows>
          <OptionRow
            id="subject"
            title={w.subject}
            aside={w.credits}
            details={<p>{w.where}</p>}
            chips={
              <>
                <li>
                  <OptionChip type="button" state="chosen" spoken={w.remove}>
                    19:00 A
                  </OptionChip>
                </li>
                <li>
                  <OptionChip type="button" spoken={w.choose} note={w.seat} isScarce onClick={press}>
                    20:50 B
                  </OptionChip>
                </li>
                <li>
                  <OptionChip type="button" state="leaving" note={w.leaves}>
                    07:30 C
                  </OptionChip>
                </li>
                <li>
                  <ClosedChip note={w.clash}>09:20 D</ClosedChip>
                </li>
              </>
            }
          />
        </CardRows>
      </Card>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: `${w.choose} 20:50 B ${w.seat}` }))
    await expect(press).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: /09:20 D/ })).toBeNull()
    await userEvent.click(canvas.getByText(w.subject))
    await expect(canvas.getByText(w.where)).toBeVisible()
  },
}
