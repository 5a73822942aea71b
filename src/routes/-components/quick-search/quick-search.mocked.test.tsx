// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../../../../tests/support/component.tsx'
import QuickSearch from './quick-search.tsx'
import type { useFoundGroups } from './use-found-groups.ts'

type Found = ReturnType<typeof useFoundGroups>
const page = { id: 'payments', title: 'Pagamentos', description: '', run: vi.fn<() => void>() }
const nothing: Found = { groups: [], count: 0, isNothing: false, isFetching: false, failed: [] }
const { found } = vi.hoisted(() => ({ found: vi.fn<(query: string) => object>() }))
vi.mock('./use-found-groups.ts', () => ({ useFoundGroups: found }))

const show = (answer: Partial<Found>) => {
  found.mockImplementation((query) => (query === '' ? nothing : { ...nothing, ...answer }))
  return renderPart(<QuickSearch onClose={onClose} />)
}
const onClose = vi.fn<() => void>()
const field = () => screen.getByRole('combobox', { name: 'Buscar no portal' })

test('the search goes on where some of it does not answer, and says of what', async () => {
  const { user } = await show({
    groups: [{ title: 'Páginas', entries: [page] }],
    count: 1,
    failed: ['débitos', 'documentos'],
  } as unknown as Found)
  await user.type(field(), 'pagam')
  expect(screen.getByText('Não foi possível buscar em: débitos, documentos. O resto da busca funciona.')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(page.run).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

test('where nothing is found, areas to go to are offered, of which Enter alone opens none', async () => {
  page.run.mockClear()
  const { user } = await show({ groups: [{ title: 'Suas áreas', entries: [page] }], isNothing: true } as unknown as Found)
  await user.type(field(), 'qwertyuiop')
  expect(screen.getByText('Nenhum resultado para “qwertyuiop”. Confira a grafia ou abra uma das suas áreas.')).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Pagamentos' })).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(page.run).not.toHaveBeenCalled()
})
