// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { Td, Th } from './table-cell.tsx'
import { Table, TableBody, TableHead, Tr } from './table.tsx'

afterEach(cleanup)

test('a table says its sorting, and its scrolling region can be reached and is named', async () => {
  const { container } = render(
    <main>
      <Table label="Débitos">
        <TableHead>
          <Th>Aluno</Th>
          <Th numeric sort="descending">
            <a href="?sort=amount" className="table__sort">
              Valor
            </a>
          </Th>
        </TableHead>
        <TableBody>
          <Tr>
            <Td kind="title">Ana</Td>
            <Td label="Valor" numeric>
              R$ 10,00
            </Td>
          </Tr>
        </TableBody>
      </Table>
    </main>,
  )
  expect(screen.getByRole('region', { name: 'Débitos' }).tabIndex).toBe(0)
  const table = screen.getByRole('table', { name: 'Débitos' })
  expect(within(table).getByRole('columnheader', { name: 'Valor' }).getAttribute('aria-sort')).toBe('descending')
  expect(within(table).getByRole('cell', { name: 'R$ 10,00' }).dataset['label']).toBe('Valor')
  expect((await axe.run(container)).violations).toEqual([])
})
