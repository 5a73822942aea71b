// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DataColumn } from './data-columns.ts'
import { DataTable } from './data-table.tsx'

interface Student {
  id: number
  name: string
}

const columns: Array<DataColumn<Student, never, object>> = [{ id: 'name', name: 'Aluno', title: true, cell: ({ name }) => name }]
const students = ['Ana', 'Breno', 'Caio'].map((name, index) => ({ id: index + 1, name }))

function table(selected: string[], onChange: (selected: string[]) => void) {
  const words = { bar: 'Selecionados', all: 'Todos', row: ({ name }: Student) => name, count: String, clear: 'Limpar' }
  return (
    <form>
      <DataTable
        label="Alunos"
        columns={columns}
        rows={students}
        rowId={({ id }) => String(id)}
        words={{}}
        selection={{ selected, onChange, words, actions: <button>Lembrar</button>, name: 'student' }}
      />
    </form>
  )
}

/** Renders the server's HTML, changes boxes as a user would, and hydrates. */
async function hydrate(selected: string[], tick: (box: HTMLInputElement) => boolean) {
  const onChange = vi.fn()
  const page = document.createElement('main')
  page.innerHTML = renderToString(table(selected, onChange))
  document.body.replaceChildren(page)
  const boxes = [...page.querySelectorAll<HTMLInputElement>('tbody input')]
  for (const box of boxes) box.checked = tick(box)
  const sent = new FormData(document.forms[0]).getAll('student')
  await act(async () => hydrateRoot(page, table(selected, onChange)))
  return { onChange, sent }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

test('boxes ticked and unticked before scripts ran are taken over', async () => {
  const { onChange, sent } = await hydrate(['1', '900'], ({ value }) => value !== '1')
  expect(sent).toEqual(['2', '3'])
  // Rows selected on another page stay selected.
  expect(onChange.mock.calls).toEqual([[['900', '2', '3']]])
})

test('nothing is reported where nothing was ticked', async () => {
  const { onChange } = await hydrate(['1'], ({ checked }) => checked)
  expect(onChange).not.toHaveBeenCalled()
})
