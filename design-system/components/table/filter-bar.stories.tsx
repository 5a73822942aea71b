import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { onA, viewport } from '../../stories/page-frame.tsx'
import { type StoryLocale, words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { textLinkLook } from '../actions/text-link.tsx'
import { FilterSelect } from '../choices/filter-select.tsx'
import { SearchField } from '../fields/search-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { FilterBar, FilterForm } from './filter-bar.tsx'
import { FilterToggle } from './filter-toggle.tsx'
import { FilterFields, FilterMenu, filterOptionLook, FilterOptions } from './filter-menu.tsx'

const inEach = {
  'pt-BR': {
    filters: 'Filtros',
    search: 'Aluno, matrícula ou CPF',
    status: 'Situação',
    all: 'Todas',
    statuses: ['Em aberto', 'Vencido', 'Pago', 'Em acordo'],
    dueDate: 'Vencimento',
    from: 'De',
    to: 'Até',
    apply: 'Aplicar',
    sort: 'Ordenar',
    clear: 'Limpar',
    more: 'Mais filtros',
    remove: 'Remover o filtro',
    year: 'Ano',
    anyYear: 'Todos os anos',
    chips: ['Em aberto 3', 'Vencidos 1', 'Pagos 24', 'Em acordo'],
    long: 'Campus de Ciências Agrárias e Tecnologia de Alimentos da Serra do Espinhaço',
  },
  en: {
    filters: 'Filters',
    search: 'Student, registration or tax ID',
    status: 'Status',
    all: 'All',
    statuses: ['Open', 'Overdue', 'Paid', 'In agreement'],
    dueDate: 'Due date',
    from: 'From',
    to: 'To',
    apply: 'Apply',
    sort: 'Sort',
    clear: 'Clear',
    more: 'More filters',
    remove: 'Remove the filter',
    year: 'Year',
    anyYear: 'All years',
    chips: ['Open 3', 'Overdue 1', 'Paid 24', 'In agreement'],
    long: 'Campus of Agricultural Sciences and Food Technology of the Espinhaço Mountains',
  },
  es: {
    filters: 'Filtros',
    search: 'Alumno, matrícula o documento',
    status: 'Situación',
    all: 'Todas',
    statuses: ['Abierto', 'Vencido', 'Pagado', 'En acuerdo'],
    dueDate: 'Vencimiento',
    from: 'Desde',
    to: 'Hasta',
    apply: 'Aplicar',
    sort: 'Ordenar',
    clear: 'Limpiar',
    more: 'Más filtros',
    remove: 'Quitar el filtro',
    year: 'Año',
    anyYear: 'Todos los años',
    chips: ['Abiertas 3', 'Vencidas 1', 'Pagadas 24', 'En acuerdo'],
    long: 'Campus de Ciencias Agrarias y Tecnología de los Alimentos de la Sierra del Espinhaço',
  },
} satisfies Record<StoryLocale, unknown>

const meta = { title: 'Data/Filter bar', component: FilterBar } satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj

/** Links in stories must not navigate. */
const stay = (event: { preventDefault(): void }) => event.preventDefault()

interface StaffFiltersProps {
  w: (typeof inEach)['en']
  status?: string | undefined
  folds?: boolean
  onSubmit?: (values: Record<string, FormDataEntryValue>) => void
}

function StaffFilters({ w, status, folds, onSubmit }: StaffFiltersProps) {
  return (
    <FilterForm
      label={w.filters}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      <SearchField name="search" label={w.search} maxLength={100} />
      {folds ? <FilterToggle label={`${w.filters} (1)`} /> : null}
      <FilterMenu
        label={w.status}
        value={status}
        removal={{
          label: `${w.remove} ${w.status}`,
          render: (link) => (
            <a
              {...link}
              href="#removed"
              onClick={(event) => {
                stay(event)
                link.onClick(event)
              }}
            />
          ),
        }}
      >
        <FilterOptions>
          {[w.all, ...w.statuses].map((option) => (
            <li key={option}>
              <a href="?" onClick={stay} className={filterOptionLook()} aria-current={option === (status ?? w.all) ? 'true' : undefined}>
                {option}
              </a>
            </li>
          ))}
        </FilterOptions>
      </FilterMenu>
      <FilterMenu label={w.dueDate}>
        <FilterFields>
          <TextField type="date" label={w.from} name="from" />
          <TextField type="date" label={w.to} name="to" />
          <Button type="submit" variant="primary" full>
            {w.apply}
          </Button>
        </FilterFields>
      </FilterMenu>
      <FilterMenu label={w.sort} only="cards">
        <FilterOptions>
          <li>
            <a href="?" onClick={stay} className={filterOptionLook()}>
              {w.dueDate}
            </a>
          </li>
        </FilterOptions>
      </FilterMenu>
      {status ? (
        <a href="?" onClick={stay} className={textLinkLook({ variant: 'alone' })}>
          {w.clear}
        </a>
      ) : null}
    </FilterForm>
  )
}

export const FormsAndChips: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="44rem">
        <StaffFilters w={w} status={w.statuses[1]} />
        <FilterBar label={w.chips[0]!}>
          {w.chips.map((chip, index) => (
            <a key={chip} href="?" onClick={stay} className="filter-chip" aria-current={index === 0 || undefined}>
              {chip}
            </a>
          ))}
          <FilterSelect label={w.year} name="year" defaultValue="">
            <option value="">{w.anyYear}</option>
            <option>2026</option>
          </FilterSelect>
        </FilterBar>
      </StoryStack>
    )
  },
}

export const ChosenChipOnAPhone: Story = {
  globals: onA('phone'),
  parameters: { viewport },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <FilterBar label={w.filters}>
        {[...w.chips, w.anyYear].map((chip, index) => (
          <a key={chip} href="?" onClick={stay} className="filter-chip" data-selected={index === 3 ? '' : undefined}>
            {chip}
          </a>
        ))}
      </FilterBar>
    )
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('group').getBoundingClientRect()
    const [chosen, next] = [...canvasElement.querySelectorAll('.filter-chip')].slice(3).map((chip) => chip.getBoundingClientRect())
    await expect(chosen!.right).toBeLessThan(bar.right)
    // Part of the next one shows that the line goes on.
    await expect(next!.left).toBeLessThan(bar.right)
    await expect(next!.right).toBeGreaterThan(bar.right)
  },
}

export const LongValue: Story = {
  render: (_args, context) => <StaffFilters w={words(inEach, context)} status={words(inEach, context).long} />,
}

export const OpenPanel: Story = {
  tags: ['picture'],
  parameters: { picture: 'page' },
  render: (_args, context) => (
    <div style={{ minHeight: '24rem' }}>
      <StaffFilters w={words(inEach, context)} status={words(inEach, context).statuses[1]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pill = canvas.getByRole('button', { name: 'Situação: Vencido' })
    pill.focus()
    await userEvent.keyboard('{Enter}')
    const panel = canvas.getByRole('group', { name: 'Situação' })
    await expect(panel).toBeVisible()
    await expect(within(panel).getByRole('link', { name: 'Vencido' })).toHaveAttribute('aria-current', 'true')
    // Choosing closes the panel, and focus returns.
    await userEvent.click(within(panel).getByRole('link', { name: 'Pago' }))
    await expect(panel).not.toBeVisible()
    await expect(pill).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(panel).toBeVisible()
  },
}

export const FoldedOnAPhone: Story = {
  tags: ['picture'],
  globals: onA('phone'),
  parameters: { viewport, picture: 'page' },
  render: (_args, context) => <StaffFilters w={words(inEach, context)} status={words(inEach, context).statuses[1]} folds />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [toggle, dueDate] = [canvas.getByText('Filtros (1)'), canvas.getByRole('button', { name: 'Vencimento', hidden: true })]
    await expect(dueDate).not.toBeVisible()
    await userEvent.click(toggle)
    await expect(dueDate).toBeVisible()
    await userEvent.click(toggle)
    await expect(dueDate).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Situação: Vencido' })).toBeVisible()
    // The link goes with the choice, and its chip with it.
    await userEvent.click(canvas.getByRole('link', { name: 'Remover o filtro Situação' }))
    await expect(toggle).toHaveFocus()
    toggle.blur()
  },
}

/** A wide screen shows the most used filters; the rest follow when asked for. */
export const RestFolded: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <FilterForm label={w.filters} onSubmit={stay}>
        <FilterMenu label={w.status}>
          <FilterOptions>{null}</FilterOptions>
        </FilterMenu>
        <FilterToggle folds="rest" label={w.more} />
        <FilterMenu label={w.dueDate}>
          <FilterOptions>{null}</FilterOptions>
        </FilterMenu>
        <FilterMenu label={w.year} value="2026">
          <FilterOptions>{null}</FilterOptions>
        </FilterMenu>
      </FilterForm>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const [toggle, folded] = [canvas.getByText(w.more), canvas.getByRole('button', { name: w.dueDate, hidden: true })]
    await expect(folded).not.toBeVisible()
    await userEvent.click(toggle)
    await expect(folded).toBeVisible()
    await userEvent.click(toggle)
    await expect(folded).not.toBeVisible()
    toggle.blur()
  },
}

const onSubmit = fn()

export const FieldsOfThePanelBelongToTheForm: Story = {
  render: (_args, context) => <StaffFilters w={words(inEach, context)} onSubmit={onSubmit} />,
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'Ana')
    await userEvent.click(canvas.getByRole('button', { name: 'Vencimento' }))
    await userEvent.type(canvas.getByLabelText('De'), '2026-10-01')
    await userEvent.click(canvas.getByRole('button', { name: 'Aplicar' }))
    await expect(onSubmit).toHaveBeenCalledWith({ search: 'Ana', from: '2026-10-01', to: '' })
  },
}
