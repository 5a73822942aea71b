import { Plural } from '@lingui/react/macro'
import { type ComponentProps, Suspense, useState } from 'react'
import { StickyActionBar } from '#design/components/actions/sticky-action-bar.tsx'
import { ChoiceList } from '#design/components/choices/choice-list.tsx'
import { SelectableCard } from '#design/components/choices/selectable-card.tsx'
import { CardList } from '#design/components/data/card-list.tsx'
import { type NamedDebt, useDebtWords } from './debt-words.ts'

export interface DebtSelection<Debt extends { debtId: number }> {
  debts: readonly Debt[]
  debtIds: number[]
  isSelected(debtId: number): boolean
  select(debt: Debt, isSelected: boolean): void
  /** Deselects debts that are not among `listed`. */
  keepOnly(listed: readonly Debt[]): void
}

export function useDebtSelection<Debt extends { debtId: number }>(initial: () => readonly Debt[]): DebtSelection<Debt> {
  const [debts, setDebts] = useState(initial)
  const debtIds = debts.map(({ debtId }) => debtId)
  const selected = new Set(debtIds)
  return {
    debts,
    debtIds,
    isSelected: (debtId) => selected.has(debtId),
    select: (debt, isSelected) => {
      const others = debts.filter(({ debtId }) => debtId !== debt.debtId)
      setDebts(isSelected ? [...others, debt] : others)
    },
    keepOnly: (listed) => setDebts(debts.filter(({ debtId }) => listed.some((one) => one.debtId === debtId))),
  }
}

/** Cards that a phone shows at once; the page answers before those below are hydrated. */
const firstView = 8

interface DebtSelectionListProps<Debt extends NamedDebt & { debtId: number }> {
  'aria-label': string
  'aria-busy'?: boolean
  debts: readonly Debt[]
  selection: DebtSelection<Debt>
  getCard(debt: Debt): Omit<ComponentProps<typeof SelectableCard>, 'title' | 'checked' | 'onChange'> & { title?: React.ReactNode }
}

export function DebtSelectionList<Debt extends NamedDebt & { debtId: number }>({
  debts,
  selection,
  getCard,
  ...list
}: DebtSelectionListProps<Debt>) {
  const { shortName } = useDebtWords()
  const card = (debt: Debt) => (
    <SelectableCard
      key={debt.debtId}
      title={shortName(debt)}
      {...getCard(debt)}
      checked={selection.isSelected(debt.debtId)}
      onChange={(event) => selection.select(debt, event.currentTarget.checked)}
    />
  )
  const cards = (
    <CardList {...list}>
      {debts.slice(0, firstView).map(card)}
      {debts.length > firstView ? <Suspense>{debts.slice(firstView).map(card)}</Suspense> : null}
    </CardList>
  )
  // Paid debts cannot be chosen.
  const isChoice = debts.some((debt) => getCard(debt).selectable !== false)
  return isChoice ? <ChoiceList legend={list['aria-label']}>{cards}</ChoiceList> : cards
}

export function SelectionBar({ count, ...bar }: { count: number } & Omit<ComponentProps<typeof StickyActionBar>, 'label'>) {
  return count > 0 ? <StickyActionBar {...bar} label={<Plural value={count} one="# selecionado" other="# selecionados" />} /> : null
}
