import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { MonthRibbon, MonthWords, monthLook } from './month-ribbon.tsx'

const inEach = {
  'pt-BR': {
    label: 'Meses do semestre',
    months: [
      ['Julho', 'Sem débitos'],
      ['Agosto', 'Em acordo'],
      ['Setembro', 'Pago'],
      ['Outubro', 'Vencido'],
      ['Novembro', 'Este mês'],
      ['Dezembro', 'A vencer'],
    ],
  },
  en: {
    label: 'Months of the semester',
    months: [
      ['July', 'No debts'],
      ['August', 'In an agreement'],
      ['September', 'Paid'],
      ['October', 'Overdue'],
      ['November', 'This month'],
      ['December', 'Upcoming'],
    ],
  },
  es: {
    label: 'Meses del semestre',
    months: [
      ['Julio', 'Sin deudas'],
      ['Agosto', 'En acuerdo'],
      ['Septiembre', 'Pagado'],
      ['Octubre', 'Vencido'],
      ['Noviembre', 'Este mes'],
      ['Diciembre', 'Por vencer'],
    ],
  },
}

const tones = ['none', 'info', 'ok', 'danger', 'warning', 'neutral'] as const

const meta = { title: 'Data/Month ribbon', component: MonthRibbon, args: { label: '', children: null } } satisfies Meta<typeof MonthRibbon>

export default meta
type Story = StoryObj<typeof meta>

/** One line where there is room, then two, then one month after the other. */
export const EveryState: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="44rem">
        {['100%', '18.375rem', '9rem'].map((width) => (
          <div key={width} style={{ width }}>
            <MonthRibbon label={w.label}>
              {w.months.map(([name, state], index) => (
                <li key={name}>
                  <a href={`#${name}`} className={monthLook(tones[index]!)} aria-current={index === 4 ? 'date' : undefined}>
                    <MonthWords name={name} tone={tones[index]!}>
                      {state}
                    </MonthWords>
                  </a>
                </li>
              ))}
            </MonthRibbon>
          </div>
        ))}
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const [list] = within(canvasElement).getAllByRole('list', { name: w.label })
    const links = within(list!).getAllByRole('link')
    await expect(links).toHaveLength(6)
    await expect(links[3]).toHaveAccessibleName(w.months[3]!.join(' '))
    await expect(links[4]).toHaveAttribute('aria-current', 'date')
    // On a phone of 360 px, too.
    const [, onPhone] = within(canvasElement).getAllByRole('list', { name: w.label })
    const none = within(onPhone!).getByText(w.months[0]![1]!)
    await expect(none.getClientRects()).toHaveLength(1)
    await expect(none.offsetHeight).toBeLessThan(30)
  },
}
