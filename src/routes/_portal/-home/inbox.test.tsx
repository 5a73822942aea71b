// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Shell } from '../../../request/shell.functions.ts'
import { renderPart } from '../../../../tests/support/component.tsx'
import type { Task, TaskSource } from '../../../subjects/tasks/task.ts'
import Inbox from './inbox.tsx'

const task: Task = {
  id: 'debt-1',
  icon: null,
  title: 'Mensalidade',
  status: null,
  until: '2026-12-05',
  action: { link: { to: '/financial/payments' }, name: 'Pagar Mensalidade' },
}
const source = (given: Partial<TaskSource>): TaskSource => ({
  area: 'Pagamentos',
  tasks: [],
  isLoading: false,
  isError: false,
  isFetching: false,
  retry: () => {},
  ...given,
})

const show = (given: Partial<TaskSource>, besides: number, person: Partial<Shell['person']> = null) =>
  renderPart(<Inbox sources={[source(given)]} besides={besides} today="2026-11-26" />, { shell: { person } })

const nothingElse = 'Nenhuma outra pendência'
const nothing = 'Tudo em dia'

it.each<[string, Partial<TaskSource>, number, string | null]>([
  ['what is owed today', {}, 2, nothingElse],
  ['nothing', {}, 0, nothing],
  ['a task', { tasks: [task] }, 2, null],
  ['what is not loaded yet', { isLoading: true }, 2, null],
  ['what failed to load', { isError: true }, 0, null],
])('with %s says so', async (_what, given, besides, said) => {
  await show(given, besides)
  for (const words of [nothingElse, nothing]) expect(screen.queryByText(words) !== null).toBe(words === said)
  expect(screen.queryByText('Pagar Mensalidade') !== null).toBe(given.tasks !== undefined)
})

it('says to whoever acts as another person that only that person can do it', async () => {
  await show({ tasks: [task] }, 0, { name: 'Ana Souza', impersonated: true })
  expect(screen.getByText(/^Só Ana Souza pode/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver Mensalidade' })).toBeTruthy()
  cleanup()
  await show({ tasks: [task] }, 0, { name: 'Ana Souza', impersonated: false })
  expect(screen.queryByText(/^Só Ana Souza pode/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Pagar Mensalidade' })).toBeTruthy()
})

it('shows three, and folds the others behind their count', async () => {
  const on = (until: string): Task => ({ ...task, id: until, action: { ...task.action, name: until }, until })
  const days = ['2026-12-01', '2026-12-10', '2026-12-11', '2027-01-04', '2027-02-01']
  await show({ tasks: days.map(on) }, 0)
  const folded = within(screen.getByRole('group')).getAllByRole('listitem', { hidden: true })
  expect(folded.map((row) => row.textContent?.slice(0, 10))).toEqual(days.slice(3))
  expect(screen.getByText('Ver mais 2')).toBeTruthy()
  cleanup()
  await show({ tasks: days.slice(0, 4).map(on) }, 0)
  expect(screen.queryByRole('group')).toBeNull()
})

it('says of what is due soon how it stands, and of the others the day', async () => {
  const status = 'Vence em 4 dias'
  await show(
    {
      tasks: [
        { ...task, status, until: '2026-11-30' },
        { ...task, id: 'later', status, until: '2026-12-20' },
      ],
    },
    0,
  )
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Pagar MensalidadeVence em 4 dias',
    'Pagar Mensalidade20 dez',
  ])
  cleanup()
  await show({ tasks: [{ ...task, status: 'Pendente', until: null }] }, 0)
  expect(screen.getByRole('listitem').textContent).toBe('Pagar MensalidadePendente')
})
