import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { iconButtonLook } from '../actions/icon-button.tsx'
import { PageJump } from './page-jump.tsx'
import { PageSizeSelect } from './page-size-select.tsx'
import { Pagination } from './pagination.tsx'

const inEach = {
  'pt-BR': {
    label: 'Páginas',
    size: 'Por página',
    show: 'Mostrar',
    range: '31 a 60 de 18.930',
    all: '1 a 7 de 7',
    page: 'Página',
    of: 'de 631',
    ofOne: 'de 1',
    first: 'Primeira página',
    previous: 'Página anterior',
    next: 'Próxima página',
    last: 'Última página',
  },
  en: {
    label: 'Pages',
    size: 'Rows per page',
    show: 'Show',
    range: '31 to 60 of 18,930',
    all: '1 to 7 of 7',
    page: 'Page',
    of: 'of 631',
    ofOne: 'of 1',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
  },
  es: {
    label: 'Páginas',
    size: 'Filas por página',
    show: 'Mostrar',
    range: '31 a 60 de 18.930',
    all: '1 a 7 de 7',
    page: 'Página',
    of: 'de 631',
    ofOne: 'de 1',
    first: 'Primera página',
    previous: 'Página anterior',
    next: 'Página siguiente',
    last: 'Última página',
  },
}

function Step({ to, label, icon: Icon }: { to?: string; label: string; icon: LucideIcon }) {
  const arrow = <Icon />
  if (to)
    return (
      <a href={to} className={iconButtonLook('outline')} aria-label={label}>
        {arrow}
      </a>
    )
  return (
    <span className={iconButtonLook('outline')} role="link" aria-disabled="true" aria-label={label}>
      {arrow}
    </span>
  )
}

const meta = { title: 'Navigation/Pagination', component: Pagination } satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<{ onSubmit?: (page: string) => void }>

export const ManyPagesAndOne: Story = {
  parameters: { axeExceptions: { 'landmark-unique': 'the same one in several states' } },
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="48rem">
        <Pagination
          label={`${w.label} 1`}
          summary={w.range}
          pageSize={<PageSizeSelect label={w.size} submitLabel={w.show} sizes={[10, 30, 50]} value={30} />}
          first={<Step to="#1" label={w.first} icon={ChevronsLeft} />}
          previous={<Step to="#1" label={w.previous} icon={ChevronLeft} />}
          jump={<PageJump label={w.page} page={2} pageCount={631} of={w.of} />}
          next={<Step to="#3" label={w.next} icon={ChevronRight} />}
          last={<Step to="#631" label={w.last} icon={ChevronsRight} />}
        />
        <Pagination
          label={`${w.label} 2`}
          summary={w.all}
          previous={<Step label={w.previous} icon={ChevronLeft} />}
          jump={<PageJump label={w.page} page={1} pageCount={1} of={w.ofOne} />}
          next={<Step label={w.next} icon={ChevronRight} />}
        />
      </StoryStack>
    )
  },
}

/** A list slower than typing: the buttons set its new page. */
function SlowList({ label, of, onSubmit }: { label: string; of: string; onSubmit: (page: string) => void }) {
  const [page, setPage] = useState(1)
  return (
    <StoryStack>
      <PageJump
        label={label}
        page={page}
        pageCount={631}
        of={of}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(String(new FormData(event.currentTarget).get('page')))
        }}
      />
      {[7, 631].map((arrived) => (
        <button key={arrived} type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setPage(arrived)}>
          {arrived}
        </button>
      ))}
    </StoryStack>
  )
}

export const JumpWhileTheListLoads: Story = {
  args: { onSubmit: fn() },
  render: ({ onSubmit }, context) => {
    const w = words(inEach, context)
    return <SlowList label={w.page} of={w.of} onSubmit={onSubmit!} />
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole<HTMLInputElement>('spinbutton')
    // Enter submits natively, which simulated keys do not do in a number input.
    const pressEnter = () => box.form!.requestSubmit()
    await userEvent.clear(box)
    await userEvent.type(box, '7')
    pressEnter()
    await expect(args.onSubmit).toHaveBeenCalledWith('7')
    // The next number is half typed when page 7 arrives.
    await userEvent.clear(box)
    await userEvent.type(box, '12')
    await userEvent.click(canvas.getByRole('button', { name: '7' }))
    await expect(box).toHaveValue(12)
    await expect(box).toHaveFocus()
    pressEnter()
    await expect(args.onSubmit).toHaveBeenLastCalledWith('12')
    // Submitted and not edited since: the input follows the new page.
    await userEvent.click(canvas.getByRole('button', { name: '631' }))
    await expect(box).toHaveValue(631)
    await expect(box).toHaveFocus()
  },
}

export const RowsPerPage: Story = {
  args: { onSubmit: fn() },
  render: ({ onSubmit }, context) => {
    const w = words(inEach, context)
    return (
      <PageSizeSelect
        label={w.size}
        submitLabel={w.show}
        sizes={[10, 30, 50]}
        value={30}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit!(String(new FormData(event.currentTarget).get('size')))
        }}
      />
    )
  },
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words(inEach, { globals }).size }), '50')
    await expect(args.onSubmit).toHaveBeenCalledWith('50')
  },
}
