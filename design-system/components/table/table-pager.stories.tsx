import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { type StoryLocale, storyLocale } from '../../stories/words.ts'
import { PageJump } from '../navigation/page-jump.tsx'
import { PageSizeSelect } from '../navigation/page-size-select.tsx'
import { TablePager } from './table-pager.tsx'

const inEach = {
  'pt-BR': {
    pages: 'Páginas',
    first: 'Primeira página',
    previous: 'Página anterior',
    next: 'Próxima página',
    last: 'Última página',
    page: 'Página',
    of: 'de',
    perPage: 'Por página',
    show: 'Mostrar',
    summary: (from: string, to: string, all: string) => `${from} a ${to} de ${all}`,
  },
  en: {
    pages: 'Pages',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    page: 'Page',
    of: 'of',
    perPage: 'Rows per page',
    show: 'Show',
    summary: (from: string, to: string, all: string) => `${from} to ${to} of ${all}`,
  },
  es: {
    pages: 'Páginas',
    first: 'Primera página',
    previous: 'Página anterior',
    next: 'Página siguiente',
    last: 'Última página',
    page: 'Página',
    of: 'de',
    perPage: 'Filas por página',
    show: 'Mostrar',
    summary: (from: string, to: string, all: string) => `${from} a ${to} de ${all}`,
  },
} satisfies Record<StoryLocale, unknown>

const perPage = 30

interface PagerProps {
  locale?: StoryLocale
  start?: number
  pageCount?: number
}

function Pager({ locale = 'pt-BR', start = 1, pageCount = 631 }: PagerProps) {
  const w = inEach[locale]
  const number = (value: number) => value.toLocaleString(locale)
  const [page, setPage] = useState(start)
  return (
    <TablePager
      label={`${w.pages} ${start}`}
      summary={w.summary(number((page - 1) * perPage + 1), number(page * perPage), number(pageCount * perPage))}
      page={page}
      pageCount={pageCount}
      words={w}
      renderPageLink={(to, link) => (
        <a
          {...link}
          href={`?page=${to}`}
          onClick={(event) => {
            event.preventDefault()
            setPage(to)
          }}
        />
      )}
      pageSize={
        <PageSizeSelect
          label={w.perPage}
          submitLabel={w.show}
          sizes={[10, 30, 50]}
          value={perPage}
          onSubmit={(event) => event.preventDefault()}
        />
      }
      jump={
        <PageJump
          label={w.page}
          page={page}
          pageCount={pageCount}
          of={`${w.of} ${number(pageCount)}`}
          onSubmit={(event) => event.preventDefault()}
        />
      }
    />
  )
}

const meta = {
  title: 'Data/Table pager',
  component: Pager,
  render: (args, context) => <Pager {...args} locale={storyLocale(context)} />,
} satisfies Meta<typeof Pager>

export default meta
type Story = StoryObj<typeof meta>

export const EveryPlace: Story = {
  parameters: { axeExceptions: { 'landmark-unique': 'the same one in several states' } },
  tags: ['picture'],
  render: (_args, context) => {
    const locale = storyLocale(context)
    return (
      <StoryStack width="50rem">
        <Pager locale={locale} />
        <Pager locale={locale} start={300} />
        <Pager locale={locale} start={631} />
      </StoryStack>
    )
  },
}

export const OnePage: Story = {
  args: { pageCount: 1 },
  play: async ({ canvasElement }) => {
    for (const arrow of within(canvasElement).getAllByRole('link')) await expect(arrow).toHaveAttribute('aria-disabled', 'true')
  },
}

export const StepByStep: Story = {
  args: { pageCount: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const next = () => canvas.getByRole('link', { name: 'Próxima página' })
    next().focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('31 a 60 de 90')
    await expect(next()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(next()).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('link', { name: 'Última página' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('link', { name: 'Primeira página' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 a 30 de 90')
  },
}
