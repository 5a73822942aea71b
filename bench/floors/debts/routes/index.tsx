import { createFileRoute } from '@tanstack/react-router'

/** As many debts as our page shows. */
const debts = Array.from({ length: 50 }, (_, index) => ({
  id: index + 1,
  name: `Tuition ${index + 1}`,
  competency: '2026-11',
  dueDate: '2026-11-30',
  status: 'open',
  amount: 119_800 + index,
}))

export const Route = createFileRoute('/')({
  loader: () => debts,
  component: function Debts() {
    const rows = Route.useLoaderData()
    return (
      <main>
        <h1>Debts</h1>
        <ul>
          {rows.map(({ id, name, competency, dueDate, status, amount }) => (
            <li key={id}>
              <a href={`/debts/${id}`}>{name}</a>
              <span>{competency}</span>
              <span>{dueDate}</span>
              <span>{status}</span>
              <strong>{(amount / 100).toFixed(2)}</strong>
            </li>
          ))}
        </ul>
      </main>
    )
  },
})
