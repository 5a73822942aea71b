// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Task, TaskSource } from '../../../shared/tasks/task.ts'
import InboxEmpty from './inbox-empty.tsx'
import { Inbox } from './inbox.tsx'

afterEach(cleanup)

const task: Task = {
  id: 'debt-1',
  icon: null,
  title: 'Mensalidade',
  reason: 'Engenharia',
  status: null,
  until: '2026-12-05',
  untilText: '05/12/2026',
  action: null,
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

const nothingElse = 'Nenhuma outra pendência'
const nothing = 'Tudo em dia'

it.each<[string, Partial<TaskSource>, number, string | null]>([
  ['what is owed today', {}, 2, nothingElse],
  ['nothing', {}, 0, nothing],
  ['a task', { tasks: [task] }, 2, null],
  ['a task drawn by its area', { tasks: [{ id: 'drawn', until: '2026-12-10', row: <li>Mensalidade</li> }] }, 0, null],
  ['what is not loaded yet', { isLoading: true }, 2, null],
  ['what failed to load', { isError: true }, 0, null],
])('with %s says so', (_what, given, besides, said) => {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } })}>
      <Inbox sources={[source(given)]} besides={besides} Empty={InboxEmpty} />
    </I18nProvider>,
  )
  for (const words of [nothingElse, nothing]) expect(screen.queryByText(words) !== null).toBe(words === said)
  expect(screen.queryByText('Mensalidade') !== null).toBe(given.tasks !== undefined)
})
