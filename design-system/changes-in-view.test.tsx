// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { prepareParts } from '../tests/support/component.tsx'
import { NoteList } from './components/data/note-list.tsx'
import { TwoColumnWithRest } from './patterns/two-column-with-rest.tsx'

/** Replaces what the browser reports; the result reports changes as a busy browser does, several in one call. */
async function replaceIntersections() {
  const { wrapper } = await prepareParts()
  let report = (_changes: { isIntersecting: boolean }[]) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: typeof report) {
        report = listener
      }
      observe() {}
      disconnect() {}
    },
  )
  return { wrapper, report: (...changes: boolean[]) => act(() => report(changes.map((isIntersecting) => ({ isIntersecting })))) }
}

it('a list grows when its end came into view, though the browser reports late that it was not', async () => {
  const { wrapper, report } = await replaceIntersections()
  const onEndInView = vi.fn<() => void>()
  render(<NoteList title="Notificações" more={<button type="button">Mostrar mais</button>} onEndInView={onEndInView} />, { wrapper })
  report(false)
  report(true, false)
  expect(onEndInView).not.toHaveBeenCalled()
  report(false, true)
  expect(onEndInView).toHaveBeenCalledTimes(1)
})

it('a jump to what comes last goes once that is in view, and comes back when it left', async () => {
  const { wrapper, report } = await replaceIntersections()
  render(
    <TwoColumnWithRest jump={<a href="#acts">Ações</a>} aside={<p id="acts">Ações</p>} rest={null}>
      <p>Conteúdo</p>
    </TwoColumnWithRest>,
    { wrapper },
  )
  const jump = screen.getByRole('link', { name: 'Ações' }).parentElement!
  report(false, true)
  expect(jump.hasAttribute('data-reached')).toBe(true)
  report(true, false)
  expect(jump.hasAttribute('data-reached')).toBe(false)
})
