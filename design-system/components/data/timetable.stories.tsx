import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { Timetable } from './timetable.tsx'

const inEach = {
  'pt-BR': {
    label: 'Horário da semana',
    time: 'Horário',
    clash: 'Choque de horário',
    days: ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira'],
    bridges: 'Pontes',
    safety: 'Engenharia de Segurança do Trabalho',
    geo: 'Geoprocessamento',
    project: 'Projeto Final I',
    room: 'sala',
  },
  en: {
    label: 'Timetable of the week',
    time: 'Time',
    clash: 'Schedule clash',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    bridges: 'Bridges',
    safety: 'Occupational Safety Engineering',
    geo: 'Geoprocessing',
    project: 'Final Project I',
    room: 'room',
  },
  es: {
    label: 'Horario de la semana',
    time: 'Horario',
    clash: 'Choque de horario',
    days: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes'],
    bridges: 'Puentes',
    safety: 'Ingeniería de Seguridad en el Trabajo',
    geo: 'Geoprocesamiento',
    project: 'Proyecto Final I',
    room: 'aula',
  },
}

const meta = { title: 'Data/Timetable', component: Timetable, parameters: { layout: 'padded' } } satisfies Meta<typeof Timetable>

export default meta
type Story = StoryObj

/** One class that lasts for two rows, a break without a row, two classes at the same time, and a time without a class. */
export const Week: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const entry = (day: number, from: string, to: string, title: string, room: number) => ({
      id: `${day}-${from}-${title}`,
      day,
      from,
      to,
      title,
      details: `${w.room} ${room}`,
    })
    return (
      <Timetable
        label={w.label}
        timeLabel={w.time}
        clashLabel={w.clash}
        days={w.days.map((name, index) => ({ day: index + 1, name, short: name.slice(0, 3).toLowerCase() }))}
        times={[{ from: '19:00', to: '20:40' }]}
        entries={[
          entry(1, '07:30', '09:10', w.bridges, 192),
          entry(1, '13:30', '15:10', w.geo, 205),
          entry(2, '07:30', '11:00', w.project, 196),
          entry(3, '07:30', '09:10', w.bridges, 192),
          entry(3, '08:20', '09:10', w.safety, 208),
          entry(5, '09:10', '11:00', w.safety, 208),
        ]}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const week = within(canvas.getByRole('table', { name: w.label }))
    await expect(week.getAllByText(w.clash)).toHaveLength(2)
    await expect(week.getByRole('columnheader', { name: w.days[3]!.slice(0, 3).toLowerCase() })).toBeVisible()
    await expect(week.queryByRole('rowheader', { name: /^11:00/ })).toBeNull()
    await expect(week.getByRole('rowheader', { name: /^19:00/ })).toBeVisible()
    await expect(week.getByRole('cell', { name: new RegExp(w.project) })).toHaveAttribute('rowspan', '3')
  },
}
